"""Writes a trained reader of times as the product reads it: model.onnx, heads.json, heads.bin.

python learning/times/export.py --base BASE --model OUT/last.pt --out models/times
"""
import argparse
import os
import sys

import torch

from data import AFTER, BEFORE, HEADING, MENTION, ROLES, WHATS, WHOS
from model import Times

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from small_onnx import write_model  # noqa: E402

# Of `around`: its parts, the classification token, both masks, and a separator after the heading and at the end.
LONGEST = HEADING + BEFORE + MENTION + AFTER + 5


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    times = Times(options.base)
    times.load_state_dict(torch.load(options.model, map_location='cpu')['model'])
    times.eval()
    write_model(times, ('meaning', 'roles'), options.out, longest=LONGEST, said={'whats': WHATS, 'whos': WHOS, 'roles': ROLES})


if __name__ == '__main__':
    main()
