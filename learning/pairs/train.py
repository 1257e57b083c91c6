"""Fine-tunes the second look. python learning/pairs/train.py --data DATA --base BASE --reader models/reader --out OUT --minutes 60

DATA is what learning/export.ts and learning/pairs/candidates.ts wrote. Begins with the encoder of the reader, or with a
checkpoint; stops when the time is up, and saves every five minutes. Letters by writers of small letters (blind sets) and
the part `look` are never learned from.
"""
import argparse
import collections
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn
from transformers import AutoTokenizer

from data import Pair, load, pairs_of, passage_pairs, window, words_of
from model import Pairs

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from quick import quick  # noqa: E402
from shipped import begun_with, encoder_state, restored  # noqa: E402

# How much of what is read comes from where: what was told in passing most of all, since it is what is missed.
SHARES = {'oblique': 0.27, 'fault': 0.09, 'stray': 0.12, 'twin': 0.06, 'passage': 0.15, 'paper': 0.12, 'candidate': 0.08, 'against': 0.08,
          'met': 0.03}
# A passage beside a requirement of another part of the table says nothing of it.
UNRELATED, SURE_OF_IT = 0.05, (0.3, 0.3)


def arguments():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--reader', default='models/reader')
    parser.add_argument('--minutes', type=float, default=60)
    parser.add_argument('--tokens', type=int, default=4000, help='of a batch')
    parser.add_argument('--rate', type=float, default=1.2e-4)
    parser.add_argument('--start', help='what is gone on with: a checkpoint, or models/pairs')
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def all_pairs(data, tokenizer):
    candidates = {one['id']: one['pairs'] for one in load(f'{data}/candidates.jsonl')}
    letters = [d for d in load(f'{data}/letters.jsonl') if d['source'] != 'kind' and not (d['source'] == 'letter' and d['id'][0].islower())]
    documents = [d for d in [*letters, *load(f'{data}/learn.jsonl'), *load(f'{data}/faults.jsonl')] if d['sentences']]
    others = [words_of(d, tokenizer) for d in random.sample([d for d in letters if len(d['sentences']) > 6], 400)]
    pairs = [pair for d in documents for pair in pairs_of(d, candidates.get(d['id'], []), tokenizer)]
    return [*pairs, *passage_pairs(f'{data}/passages.jsonl', tokenizer, others)]


def stream(pairs, columns, coded, special, tokens):
    """Batches without an end, in the shares that are asked for."""
    by_source = collections.defaultdict(list)
    for pair in pairs:
        by_source[pair.source].append(pair)
    print({source: len(own) for source, own in by_source.items()}, flush=True)
    part_of = lambda column: columns[column]['id'].split('-')[0]
    while True:
        some = [pair for source, share in SHARES.items() for pair in random.choices(by_source[source], k=int(4000 * share))]
        for pair in random.choices(by_source['passage'], k=int(4000 * UNRELATED)):
            column = random.randrange(len(columns))
            if part_of(column) != part_of(pair.column):
                some.append(Pair(pair.words, pair.sentence, column, 0, 0, SURE_OF_IT, 'unrelated'))
        windows = [(pair, *window(pair.words.sentences, pair.sentence, coded[pair.column], pair.words.headings[min(pair.sentence, len(pair.words.headings) - 1)], special))
                   for pair in some]
        yield from batches([w for w in windows if w[2][1] > w[2][0]], tokens)


def batches(windows, tokens):
    """Windows of like length together, so that little is padded; `tokens` of padded length at most in a batch."""
    made, batch = [], []
    for one in sorted(windows, key=lambda w: len(w[1]) + random.random() * 6):
        if batch and (len(batch) + 1) * len(one[1]) > tokens:
            made.append(batch)
            batch = []
        batch.append(one)
    random.shuffle(made)
    return made


def padded(batch):
    """-> ids, attention [B, L]; start, end [B]"""
    longest = max(len(ids) for _, ids, _ in batch)
    ids = torch.zeros((len(batch), longest), dtype=torch.long)
    attention = torch.zeros_like(ids)
    for row, (_, own, _) in enumerate(batch):
        ids[row, :len(own)] = torch.tensor(own)
        attention[row, :len(own)] = 1
    return ids, attention, *torch.tensor([span for *_, span in batch]).T


def loss_of(model, batch):
    ids, attention, start, end = padded(batch)
    with quick():
        tokens = model.encode(ids, attention)
    logits = model.judge(tokens.float(), start, end)
    target = torch.tensor([(pair.met, pair.against) for pair, *_ in batch], dtype=torch.float)
    known = torch.tensor([pair.known for pair, *_ in batch], dtype=torch.float)
    each = nn.functional.binary_cross_entropy_with_logits(logits, target, reduction='none') * known
    return each.sum() / known.sum().clamp(min=1)


def main():
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    tokenizer = AutoTokenizer.from_pretrained(options.base)
    columns = load(f'{options.data}/columns.jsonl')
    coded = tokenizer([column['asked'] for column in columns], add_special_tokens=False)['input_ids']
    pairs = all_pairs(options.data, tokenizer)

    model = Pairs(options.base)
    model.load_state_dict(begun_with(model, options.start) if options.start else restored(model, encoder_state(options.reader)))
    # Words keep their places, and so does the first layer: there is too little here to move them.
    for frozen in (model.encoder.embeddings, model.encoder.encoder.layer[0]):
        frozen.requires_grad_(False)
    heads = [*model.hidden.parameters(), *model.stance.parameters()]
    optimizer = torch.optim.AdamW([{'params': [p for p in model.encoder.parameters() if p.requires_grad], 'base': options.rate},
                                   {'params': heads, 'base': 8 * options.rate}], lr=0, weight_decay=0.01)
    started = last = time.time()
    steps, recent = 0, []
    save = lambda: torch.save({'model': model.state_dict()}, f'{options.out}/last.pt')
    model.train()
    for batch in stream(pairs, columns, coded, (tokenizer.cls_token_id, tokenizer.sep_token_id), options.tokens):
        share = (time.time() - started) / 60 / options.minutes
        if share >= 1:
            break
        for group in optimizer.param_groups:
            group['lr'] = group['base'] * min(1, (steps + 1) / 100) * max(0.02, 1 - share)
        loss = loss_of(model, batch)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        steps += 1
        recent.append(loss.item())
        if steps % 50 == 0:
            print(f'{steps} steps, loss {np.mean(recent[-50:]):.3f}, {share * 100:.1f} % of the time', flush=True)
        if time.time() - last > 300:
            save()
            last = time.time()
    save()
    print(f'{steps} steps', flush=True)


if __name__ == '__main__':
    main()
