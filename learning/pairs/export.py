"""Writes the trained second look as the product reads it: model.onnx, heads.json, heads.bin.

python learning/pairs/export.py --data DATA --base BASE --model OUT/last.pt --out models/pairs
"""
import argparse
import os
import sys

import torch

from data import LONGEST, load
from model import Pairs

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from small_onnx import write_model  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    model = Pairs(options.base)
    model.load_state_dict(torch.load(options.model, map_location='cpu')['model'])
    model.eval()
    asked = {column['id']: column['asked'] for column in load(f'{options.data}/columns.jsonl')}
    write_model(model, ('hidden', 'stance'), options.out, longest=LONGEST, said={'asked': asked})


if __name__ == '__main__':
    main()
