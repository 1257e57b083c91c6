"""Turns the shipped listener back into a checkpoint that training can start from.

python learning/listener/restore.py --base BASE --model models/listener --out CHECKPOINT.pt
"""
import argparse
import os
import sys

import numpy as np
import torch

from model import Listener

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from shipped import encoder_state, head_states, restored  # noqa: E402

# What a head is called in heads.json, beside its name here.
NAMES = {'kindQueries': 'kind_queries', 'scopeQueries': 'scope_queries', 'sentenceKinds': 'sentence_kinds'}


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    known, heads = head_states(options.model, halves=True)
    heads['who'] = tuple(np.concatenate([heads['roles'][part], heads['schools'][part]]) for part in (0, 1))
    state = encoder_state(options.model)
    for name, (weights, biases) in heads.items():
        if name not in ('roles', 'schools'):
            own = NAMES.get(name, name)
            state[f'{own}.weight'], state[f'{own}.bias'] = weights, biases
    names = known['names']
    listener = Listener(options.base, len(names['entries']), len(names['statements']))
    assert set(state) <= set(listener.state_dict()), set(state) - set(listener.state_dict())
    listener.load_state_dict(restored(listener, state))
    torch.save({'model': listener.state_dict(), 'columns': names['entries'], 'statements': names['statements']}, options.out)


if __name__ == '__main__':
    main()
