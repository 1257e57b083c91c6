"""Learns what kind a paper without an addressee is of: policy, conduct code or neither. By what the reader's windows say of it, and by
the words that it begins with, each of which has a weight for each kind (core/src/reader/opening.ts): of real papers there are too few
for an encoder to learn their kinds by.

python learning/reader/kinds.py --signs FILE --model MODEL

The signs are made by learning/real/signs.ts --kinds. Prints what is right by ten folds by school or writer: by windows, by words, by both.
"""
import argparse
import collections
import json
import os
import zlib

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

# Papers that are sent to nobody; the kinds of letters are told by what most of their windows say.
PAPERS = ['school_policy', 'general_conduct', 'other']
LEAST = -8
# A paper that a writer invented counts as half a real one.
WRITTEN = 'learned, written'


def vocabulary_size(folder):
    with open(os.path.join(folder, '..', 'words', 'tokenizer.json'), encoding='utf-8') as file:
        return len(json.load(file)['model']['vocab'])


def bags(papers, words):
    """-> a row for each paper: 1 for each token that it begins with, over the root of their number"""
    rows = [np.array(p['opening'].split(), int) for p in papers]
    values = np.concatenate([np.full(len(r), max(1, len(r)) ** -0.5) for r in rows])
    places = np.repeat(np.arange(len(rows)), [len(r) for r in rows])
    return csr_matrix((values, (places, np.concatenate(rows))), shape=(len(rows), words))


def learn_words(papers, words, strength):
    kinds = [PAPERS.index(p['kind']) for p in papers]
    shares = [0.5 if p['group'] == WRITTEN else 1 for p in papers]
    model = LogisticRegression(C=strength, max_iter=5000, class_weight='balanced')
    return model.fit(bags(papers, words), kinds, shares)


def word_signs(model, papers, words):
    return np.maximum(LEAST, model.predict_log_proba(bags(papers, words)))


def keep_head(folder, weights, biases):
    """Puts the head 'opening' behind the others of heads.bin, in place of one that is there."""
    with open(f'{folder}/heads.json', encoding='utf-8') as file:
        known = json.load(file)
    known['heads'].pop('opening', None)
    end = max(h['at'] + (h['inputs'] + 1) * h['outputs'] for h in known['heads'].values())
    others = np.fromfile(f'{folder}/heads.bin', '<f4')[:end]
    known['heads']['opening'] = {'inputs': weights.shape[1], 'outputs': len(biases), 'at': end}
    np.concatenate([others, weights.ravel(), biases]).astype('<f4').tofile(f'{folder}/heads.bin')
    with open(f'{folder}/heads.json', 'w', encoding='utf-8') as file:
        json.dump(known, file)


# Signs of a paper: those that its windows give, then one for each kind by the words that it begins with (core/src/reader/kindJudge.ts).
WINDOW_SIGNS = 7
SIGNS = WINDOW_SIGNS + len(PAPERS)
# How closely the weights of words follow the papers that they are learned from.
STRENGTH = 3
FOLDS = 10
# Policies are few among the papers that are at hand, and many among those that somebody brings here.
SHARES = {0: 3, 1: 1, 2: 1}


def first_kind_judge():
    """By the likeliest window alone, until it has learned more."""
    weights = [[1.0 if sign == kind else 0.0 for sign in range(SIGNS)] for kind in (0, 1)]
    return {'kinds': PAPERS, 'weights': [*weights, [0.0] * SIGNS], 'biases': [0.0] * len(PAPERS)}


def learn_judge(x, y):
    mean, spread = x.mean(0), x.std(0) + 1e-6
    model = LogisticRegression(C=0.1, max_iter=3000, class_weight=SHARES).fit((x - mean) / spread, y)
    weights = model.coef_ / spread
    return weights, model.intercept_ - weights @ mean


def fold_of(paper):
    return zlib.crc32(paper['school'].encode()) % FOLDS


def word_signs_by_folds(judged, papers, words):
    """What the words of each judged paper say, learned without its school. -> [judged, kinds]"""
    signs = np.zeros((len(judged), len(PAPERS)))
    for k in range(FOLDS):
        own = [at for at, p in enumerate(judged) if fold_of(p) == k]
        if own:
            model = learn_words([p for p in papers if fold_of(p) != k], words, STRENGTH)
            signs[own] = word_signs(model, [judged[at] for at in own], words)
    return signs


def print_folds(name, x, y, judged):
    folds = np.array([fold_of(p) for p in judged])
    counts = collections.Counter()
    for k in set(folds):
        weights, biases = learn_judge(x[folds != k], y[folds != k])
        for at in np.flatnonzero(folds == k):
            scores = weights @ x[at] + biases
            shares = np.exp(scores - scores.max()) / np.exp(scores - scores.max()).sum()
            right = shares.argmax() == y[at]
            counts[judged[at]['group'], PAPERS[y[at]], right] += 1
            counts['policies from', f'{shares[0] // 0.1 / 10:.1f}', y[at] == 0] += 1
    for group, kind in sorted({key[:2] for key in counts}):
        right, wrong = counts[group, kind, True], counts[group, kind, False]
        print(f'by {name:8} {group:24} {kind:16} {right}/{right + wrong}')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--signs', required=True)
    parser.add_argument('--model', required=True, help='its heads are given the judge and the weights of words')
    options = parser.parse_args()
    with open(options.signs, encoding='utf-8') as file:
        papers = [p for p in map(json.loads, file) if p.get('opening') and p['kind'] in PAPERS]
    words = vocabulary_size(options.model)
    # The reader is surer of papers that it has learned from than of any others.
    judged = [p for p in papers if 'paperSigns' in p]
    x = np.hstack([[p['paperSigns'][:WINDOW_SIGNS] for p in judged], word_signs_by_folds(judged, papers, words)])
    y = np.array([PAPERS.index(p['kind']) for p in judged])
    print_folds('windows', x[:, :WINDOW_SIGNS], y, judged)
    print_folds('words', x[:, WINDOW_SIGNS:], y, judged)
    print_folds('both', x, y, judged)
    weights, biases = learn_judge(x, y)
    model = learn_words(papers, words, STRENGTH)
    keep_head(options.model, model.coef_, model.intercept_)
    with open(f'{options.model}/heads.json', encoding='utf-8') as file:
        known = json.load(file)
    rounded = lambda values: [round(float(v), 5) for v in values]
    known['kindJudge'] = {'kinds': PAPERS, 'weights': [rounded(w) for w in weights], 'biases': rounded(biases)}
    with open(f'{options.model}/heads.json', 'w', encoding='utf-8') as file:
        json.dump(known, file)


if __name__ == '__main__':
    main()
