"""Writes a trained reader as the product reads it: model.onnx, tokenizer.json, heads.json, heads.bin.

python learning/reader/export.py --data .build/learning --base BASE --model OUT/last.pt --out models/reader
"""
import argparse
import math
import os
import sys
from collections import Counter

import numpy as np
import torch

from data import AUDIENCES, KINDS, RULES, load
from judge import SIGNS, TARGETS, features
from kinds import PAPERS, first_kind_judge, keep_head, vocabulary_size
from model import Reader
from windows import WINDOW

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from small_onnx import write_model  # noqa: E402


def usual_faults(data, columns):
    """-> {kind: {requirement: log of the share of the corpus' letters of the kind that go against it}}"""
    letters, faults = Counter(), Counter()
    for letter in load(f'{data}/letters.jsonl'):
        # Those of writers with small letters are kept for measuring.
        if letter['source'] == 'letter' and not letter['id'][0].islower():
            letters[letter['kind']] += 1
            faults.update({(letter['kind'], s['column']) for s in letter['stances'] if s['stance'] == 'against'})
    share = lambda kind, column: round(math.log((faults[kind, column] + 0.5) / (letters[kind] + 5)), 2)
    return {kind: {c['id']: share(kind, at) for at, c in enumerate(columns) if kind in c['documents']} for kind in letters}


def main():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    columns = load(f'{options.data}/columns.jsonl')
    reader = Reader(options.base, len(columns))
    reader.load_state_dict(torch.load(options.model, map_location='cpu')['model'])
    reader.eval()
    # Nothing is likely until judge.py has learned what is.
    judges = {target: {'weights': [0] * len(features([0] * SIGNS, False)), 'bias': -20} for target in TARGETS}
    judges['usual'] = usual_faults(options.data, columns)
    names = {'columns': [c['id'] for c in columns], 'kinds': KINDS, 'audiences': AUDIENCES, 'rules': RULES}
    write_model(reader, ('stances', 'paper'), options.out, longest=WINDOW, said={**names, 'judges': judges, 'kindJudge': first_kind_judge()})
    # No word says anything of kinds until kinds.py has learned which do.
    keep_head(options.out, np.zeros((len(PAPERS), vocabulary_size(options.out))), np.zeros(len(PAPERS)))


if __name__ == '__main__':
    main()
