"""Writes the trained second look as the product reads it: model.onnx, heads.json, heads.bin.

python learning/pairs/export.py --data DATA --base BASE --model OUT/last.pt --out models/pairs
"""
import argparse
import json
import os
import sys

import torch

from data import LONGEST, load
from model import Pairs

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from small_onnx import write_encoder, write_heads  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    model = Pairs(options.base)
    model.load_state_dict(torch.load(options.model, map_location='cpu')['model'])
    model.eval()
    write_encoder(model.encoder, options.out, longest=LONGEST)
    placed = write_heads({'hidden': (model.hidden.weight, model.hidden.bias), 'stance': (model.stance.weight, model.stance.bias)}, options.out)
    asked = {column['id']: column['asked'] for column in load(f'{options.data}/columns.jsonl')}
    with open(f'{options.out}/heads.json', 'w', encoding='utf-8') as file:
        json.dump({'asked': asked, 'heads': placed}, file)
    print({kept: os.path.getsize(f'{options.out}/{kept}') for kept in sorted(os.listdir(options.out))})


if __name__ == '__main__':
    main()
