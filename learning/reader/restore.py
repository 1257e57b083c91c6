"""Turns the shipped reader back into a checkpoint that training can start from.

python learning/reader/restore.py --base BASE --model models/reader --out CHECKPOINT.pt
"""
import argparse
import os
import sys

import torch

from model import Reader

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from shipped import head_states, restored, shipped_state  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    known, _ = head_states(options.model)
    reader = Reader(options.base, len(known['columns']))
    reader.load_state_dict(restored(reader, shipped_state(options.model)))
    torch.save({'model': reader.state_dict()}, options.out)


if __name__ == '__main__':
    main()
