"""Learns how to weigh what the model sees of a point: met, against or silent. python learning/reader/judge.py --signs FILE... --out judge.json

The signs are made by learning/real/signs.ts, of papers that the model has not learned from. Prints, of judgments made
by papers that were left out (five folds by paper), how often each certainty is right: the reliability of the report.
"""
import argparse
import json
import zlib

import numpy as np
from sklearn.linear_model import LogisticRegression

TARGETS = {'met': {'met': 1, 'half': 0, 'mixed': None, 'unmarked': 0, 'silent': 0, 'against': 0, 'not_stated': 0},
           'against': {'against': 1, 'mixed': 1, 'met': 0, 'half': 0, 'not_stated': 0, 'unmarked': 0, 'silent': 0},
           'missing': {'not_stated': 1, 'met': 0, 'half': 0, 'mixed': 0, 'against': 0}}


def features(signs, policy):
    m, m2, s, s2, a, a2, ma, am, n = np.clip(np.array(signs, float), -12, 12)
    own = [m, m2, s, s2, a, a2, ma, am, n, a - ma, max(m, -2) * (n - 4), max(a, -2) * (n - 4)]
    return own + [policy, policy * m, policy * s, policy * a]


def load(files):
    rows, papers = [], []
    for file in files:
        for line in open(file, encoding='utf-8'):
            one = json.loads(line)
            (rows if 'signs' in one else papers).append(one)
    return rows, papers


def learn(rows, target):
    wanted = [(r, TARGETS[target][r['verdict']]) for r in rows if TARGETS[target].get(r['verdict']) is not None]
    x = np.array([features(r['signs'], r['kind'] == 'school_policy') for r, _ in wanted])
    y = np.array([v for _, v in wanted])
    mean, spread = x.mean(0), x.std(0) + 1e-6
    model = LogisticRegression(C=0.05, max_iter=2000).fit((x - mean) / spread, y)
    weights = model.coef_[0] / spread
    return weights, float(model.intercept_[0] - (weights * mean).sum())


def odds(judge, row):
    weights, bias = judge
    return float(np.dot(weights, features(row['signs'], row['kind'] == 'school_policy')) + bias)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--signs', nargs='+', required=True)
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    rows, _ = load(options.signs)
    fold = lambda r: zlib.crc32(r['paper'].encode()) % 5
    judged = []
    for k in range(5):
        judges = {t: learn([r for r in rows if fold(r) != k], t) for t in TARGETS}
        judged += [(r, {t: odds(judges[t], r) for t in TARGETS}) for r in rows if fold(r) == k]
    for target in TARGETS:
        for group in sorted({r['group'] for r in rows}):
            own = [(o[target], TARGETS[target][r['verdict']]) for r, o in judged
                   if r['group'] == group and TARGETS[target].get(r['verdict']) is not None]
            wanted = sum(v for _, v in own)
            line = []
            for least in (0.3, 0.5, 0.7, 0.8, 0.9):
                shown = [v for o, v in own if 1 / (1 + np.exp(-o)) >= least]
                line.append(f'{least}: {sum(shown)}/{len(shown)}')
            print(f'{target:8} {group:24} of {wanted:4} in {len(own):5}  ' + '  '.join(line))
    final = {t: learn(rows, t) for t in TARGETS}
    with open(options.out, 'w', encoding='utf-8') as file:
        json.dump({t: {'weights': [round(float(v), 5) for v in w], 'bias': round(b, 5)} for t, (w, b) in final.items()}, file)


if __name__ == '__main__':
    main()
