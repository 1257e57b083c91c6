"""Fits what counts for a statement (WEIGHTS in core/src/retrieval/findEntries.ts). python learning/listener/weigh.py SIGNS.jsonl...

Prints, by folds of questions that were not learned from, how often the statement with the most answers; then the weights.
"""
import json
import random
import sys

import torch

NAMES = ["heard", "entry", "words", "near", "place"]
FOLDS = 5


def units_of(paths):
    for path in paths:
        with open(path, encoding='utf-8') as file:
            for line in file:
                unit = json.loads(line)
                names = [one['name'] for one in unit['likely']]
                if not set(names) & set(unit['says']):
                    continue
                signs = torch.tensor([[one['signs'][name] for name in NAMES] for one in unit['likely']])
                # The one to say first counts twice as much as another that answers.
                answers = torch.tensor([0.0 if name not in unit['says'] else 1.0 if name == unit['says'][0] else 0.5 for name in names])
                yield unit['kind'], signs, answers


def fitted(units, used, steps=400):
    """-> weights [NAMES] by which what answers has the most of all shares"""
    weights = torch.zeros(len(NAMES), requires_grad=True)
    mask = torch.tensor([float(name in used) for name in NAMES])
    optimizer = torch.optim.Adam([weights], lr=0.05)
    for _ in range(steps):
        loss = 0.001 * (weights ** 2).sum()
        for _, signs, answers in random.sample(units, min(64, len(units))):
            scores = signs @ (weights * mask)
            loss = loss + (scores.logsumexp(0) - (scores + (answers + 1e-9).log()).logsumexp(0)) / 64
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return (weights * mask).detach()


def main():
    torch.manual_seed(21)
    random.seed(21)
    torch.set_num_threads(1)
    units = list(units_of(sys.argv[1:]))
    random.shuffle(units)
    for used in ([n for n in NAMES if n != 'read'], NAMES):
        counts = {}
        for fold in range(FOLDS):
            weights = fitted([unit for at, unit in enumerate(units) if at % FOLDS != fold], used)
            for kind, signs, answers in units[fold::FOLDS]:
                order = (signs @ weights).argsort(descending=True)
                for name in (kind, 'all'):
                    count = counts.setdefault(name, [0, 0, 0])
                    count[0] += bool(answers[order[0]] > 0)
                    count[1] += bool((answers[order[:3]] > 0).any())
                    count[2] += 1
        print(', '.join(used))
        for name, (first, three, all_of) in sorted(counts.items()):
            print(f'  {name}: first {first}, among three {three} of {all_of}')
        print('  ', {name: round(float(weight), 2) for name, weight in zip(NAMES, fitted(units, used, 1000))}, flush=True)


if __name__ == '__main__':
    main()
