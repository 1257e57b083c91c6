"""Writes a trained listener as the product reads it: model.onnx, tokenizer.json, heads.json, heads.bin.

python learning/listener/export.py --base BASE --model OUT/last.pt --out models/listener
"""
import argparse
import json
import os
import sys

import torch

from data import KINDS, ROLES, SCHOOLS, SCOPES
from model import Listener
from train import LONGEST

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from small_onnx import write_encoder, write_heads  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    saved = torch.load(options.model, map_location='cpu')
    listener = Listener(options.base, len(saved['columns']), len(saved['statements']))
    listener.take(saved['model'])
    listener.eval()
    write_encoder(listener.encoder, options.out, longest=LONGEST)
    roles = len(ROLES)
    of = lambda layer, start=0, end=None: (layer.weight[start:end], layer.bias[start:end])
    placed = write_heads({'queries': of(listener.queries), 'kindQueries': of(listener.kind_queries),
                          'scopeQueries': of(listener.scope_queries), 'scope': of(listener.scope),
                          'entries': of(listener.entries), 'kinds': of(listener.kinds), 'sentenceKinds': of(listener.sentence_kinds),
                          'roles': of(listener.who, 0, roles), 'schools': of(listener.who, roles),
                          'aim': of(listener.aim), 'statements': of(listener.statements)}, options.out, halves=True)
    names = {'entries': saved['columns'], 'kinds': KINDS, 'scope': SCOPES, 'roles': ROLES, 'schools': SCHOOLS, 'statements': saved['statements']}
    with open(f'{options.out}/heads.json', 'w', encoding='utf-8') as file:
        json.dump({'names': names, 'heads': placed}, file, indent=1)
        file.write('\n')
    print({kept: os.path.getsize(f'{options.out}/{kept}') for kept in sorted(os.listdir(options.out))})


if __name__ == '__main__':
    main()
