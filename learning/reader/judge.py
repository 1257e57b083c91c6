"""Learns how to weigh what the model sees of a point: met, against or silent.

python learning/reader/judge.py --signs FILE... --model MODEL

The signs are made by learning/real/signs.ts, of papers that the model has not learned from. Prints, of judgments made
by papers that were left out (ten folds by school or writer), how often each certainty is right: the reliability of the
report.
"""
import argparse
import collections
import json
import zlib

import numpy as np
from sklearn.linear_model import LogisticRegression

TARGETS = {'met': {'met': 1, 'half': 0, 'mixed': None, 'unmarked': 0, 'silent': 0, 'against': 0, 'not_stated': 0},
           'against': {'against': 1, 'mixed': 1, 'met': 0, 'half': 0, 'not_stated': 0, 'unmarked': 0, 'silent': 0},
           'missing': {'not_stated': 1, 'unmarked': None, 'met': 0, 'half': 0, 'mixed': 0, 'against': 0}}


def features(signs, policy):
    m, m2, s, s2, a, a2, ma, n, *there = np.clip(np.array(signs, float), -12, 12)
    own = [m, m2, s, s2, a, a2, n, a - ma, max(m, -2) * (n - 4), max(a, -2) * (n - 4)]
    return own + [policy, policy * m, policy * s, policy * a, *there]


def load(files):
    rows, papers = [], []
    for file in files:
        for line in open(file, encoding='utf-8'):
            one = json.loads(line)
            (rows if 'signs' in one else papers).append(one)
    return rows, papers


# Signs of a point: `signNames` of core/src/reader/evidence.ts.
SIGNS = 14
# The place among the signs of the odds of going against a point at a second look, and those of a sentence that was not worth one.
SECOND_LOOK, NO_LOOK = 11, -6


def is_marked(row, target):
    """Of unseen letters only what goes against a rule is marked; and only what was looked at again is said to."""
    return row['signs'][SECOND_LOOK] != NO_LOOK if target == 'against' else row['group'] != 'unseen letters'


def learn(rows, target):
    rows = [r for r in rows if is_marked(r, target)]
    wanted = [(r, TARGETS[target][r['verdict']]) for r in rows if TARGETS[target].get(r['verdict']) is not None]
    x = np.array([features(r['signs'], r['kind'] == 'school_policy') for r, _ in wanted])
    y = np.array([v for _, v in wanted])
    mean, spread = x.mean(0), x.std(0) + 1e-6
    model = LogisticRegression(C=0.5, max_iter=2000).fit((x - mean) / spread, y)
    weights = model.coef_[0] / spread
    return weights, float(model.intercept_[0] - (weights * mean).sum())


FOLDS = 10

def odds(judge, row):
    weights, bias = judge
    return float(np.dot(weights, features(row['signs'], row['kind'] == 'school_policy')) + bias)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--signs', nargs='+', required=True)
    parser.add_argument('--model', required=True, help='its heads.json is given the judges')
    parser.add_argument('--only', choices=[*TARGETS], help='the one judge that is written; the others stay')
    options = parser.parse_args()
    rows, papers = load(options.signs)
    # Papers of one school, and letters of one writer, are left out together.
    school = {p['paper']: p['school'] for p in papers}
    fold = lambda r: zlib.crc32(school[r['paper']].encode()) % FOLDS
    judged = []
    for k in range(FOLDS):
        judges = {t: learn([r for r in rows if fold(r) != k], t) for t in TARGETS}
        judged += [(r, {t: odds(judges[t], r) for t in TARGETS}) for r in rows if fold(r) == k]
    for target in TARGETS:
        for group in sorted({r['group'] for r in rows}):
            own = [(o[target], TARGETS[target][r['verdict']]) for r, o in judged
                   if r['group'] == group and is_marked(r, target) and (r['isAsked'] or target != 'missing') and TARGETS[target].get(r['verdict']) is not None]
            wanted = sum(v for _, v in own)
            line = []
            for least in (0.3, 0.5, 0.7, 0.8, 0.9):
                shown = [v for o, v in own if 1 / (1 + np.exp(-o)) >= least]
                line.append(f'{least}: {sum(shown)}/{len(shown)}')
            print(f'{target:8} {group:24} of {wanted:4} in {len(own):5}  ' + '  '.join(line))
    final = {t: learn(rows, t) for t in ([options.only] if options.only else TARGETS)}
    heads = f'{options.model}/heads.json'
    with open(heads, encoding='utf-8') as file:
        known = json.load(file)
    known['judges'] |= {t: {'weights': [round(float(v), 5) for v in w], 'bias': round(b, 5)} for t, (w, b) in final.items()}
    with open(heads, 'w', encoding='utf-8') as file:
        json.dump(known, file)


if __name__ == '__main__':
    main()
