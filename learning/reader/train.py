"""Fine-tunes the reader. python learning/reader/train.py --data .build/learning --base BASE --out OUT [--minutes 70]

Stops when the time is up, with the rate of learning brought down by then; saves every five minutes, and goes on from
OUT/last.pt with --resume. Letters by writers of small letters (blind sets) and the part `look` are never learned from.
"""
import argparse
import json
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn
from transformers import AutoTokenizer

from data import Document, load, related_columns, with_passages
from model import Reader
from processes import OF_SEX, of_another_process

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from quick import quick  # noqa: E402
from shipped import begun_with  # noqa: E402


# Nearly every sentence is silent on nearly every rule; what is not silent counts more: met, speaks, against.
RARE = torch.tensor([2.0, 1.0, 5.0])[:, None]

# How many passages are put into a window, and of how many tokens at most.
PASSAGES, LONGEST = (0, 0, 0, 1, 1, 2), 96
# Characters. Schools write short letters too, which are few among the others.
HALF_A_PAGE = 1500


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--base', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=70)
    parser.add_argument('--tokens', type=int, default=3200, help='of a batch')
    parser.add_argument('--rate', type=float, default=8e-5)
    parser.add_argument('--real', type=float, default=0.3, help='share of batches of real and invented papers')
    parser.add_argument('--twins', type=float, default=0.15, help='share of batches of passages that differ in few words')
    parser.add_argument('--faults', type=float, default=0.15, help='share of batches of what is told in passing')
    parser.add_argument('--kinds', type=float, default=0.1, help='share of batches of papers of which the kind alone is known')
    parser.add_argument('--short', type=float, default=0.15, help='share of batches of letters of half a page')
    parser.add_argument('--start', help='what is begun with: a checkpoint, or models/reader')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=os.cpu_count() or 2)
    parser.add_argument('--resume', action='store_true')
    return parser.parse_args()


def batches(examples, tokens, shuffle=True):
    """Examples of like length together, so that little is padded; `tokens` of padded length at most in a batch."""
    order = sorted(range(len(examples)), key=lambda k: len(examples[k]['ids']) + (random.random() * 6 if shuffle else 0))
    made, batch = [], []
    for k in order:
        if batch and (len(batch) + 1) * len(examples[k]['ids']) > tokens:
            made.append(batch)
            batch = []
        batch.append(examples[k])
    if batch:
        made.append(batch)
    if shuffle:
        random.shuffle(made)
    return made


def padded(batch):
    """-> ids, attention [B, L]; row, start, end [N] of all segments"""
    longest = max(len(e['ids']) for e in batch)
    ids = torch.zeros((len(batch), longest), dtype=torch.long)
    attention = torch.zeros_like(ids)
    for r, e in enumerate(batch):
        ids[r, :len(e['ids'])] = torch.tensor(e['ids'])
        attention[r, :len(e['ids'])] = 1
    spans = torch.tensor([(r, s, t) for r, e in enumerate(batch) for s, t in e['segments']])
    return ids, attention, spans


def loss_of(model, batch):
    ids, attention, spans = padded(batch)
    # Half as wide numbers are read three times as fast, and the loss is reckoned with whole ones.
    with quick():
        tokens = model.encode(ids, attention)
    tokens = tokens.float()
    logits = model.judge_segments(tokens, spans[:, 0], spans[:, 1], spans[:, 2])
    target = torch.from_numpy(np.concatenate([np.stack([e['met'], e['speaks'], e['against']], 1) for e in batch]))
    mask = torch.from_numpy(np.concatenate([e['mask'] for e in batch]))
    each = nn.functional.binary_cross_entropy_with_logits(logits, target, reduction='none', pos_weight=RARE) * mask
    loss = each.sum() / max(1, len(spans))
    of_paper = model.judge_papers(tokens, attention)
    for name, weight, out in zip(('kind', 'audience', 'rule'), (0.3, 0.1, 0.1), of_paper):
        wanted = torch.tensor([e[name] for e in batch])
        if (wanted >= 0).any():
            loss = loss + weight * nn.functional.cross_entropy(out, wanted, ignore_index=-1)
    return loss


def stream(documents, add_passages, options):
    """Batches without an end, in the shares that were asked for; what is left are long letters."""
    def of_documents(own, idle):
        while True:
            some = random.sample(own, min(len(own), 120))
            examples = [add_passages(w, d.raw['kind']) for d in some for w in d.windows(moves=True)
                        if w['speaks'].any() or random.random() < idle]
            yield from batches(examples, options.tokens)

    real = of_documents([d for d in documents if d.raw['source'] in ('real', 'invented')], 0.8)
    long, short = [], []
    for d in documents:
        if d.raw['source'] == 'letter':
            (short if len(d.raw['text']) < HALF_A_PAGE else long).append(d)
    letters, notes = of_documents(long, 0.45), of_documents(short, 1)
    twins = of_documents([d for d in documents if d.raw['source'] == 'twin'], 0)
    faults = of_documents([d for d in documents if d.raw['source'] == 'faults'], 0.6)
    kinds = of_documents([d for d in documents if d.raw['source'] == 'kind'], 1)
    shares = (options.real, options.twins, options.short, options.faults, options.kinds)
    while True:
        yield next(random.choices((real, twins, notes, faults, kinds, letters), (*shares, 1 - sum(shares)))[0])


def passages_into(path, columns, related, tokenizer):
    """-> a function that puts passages into a window, of rules that apply to the kind of its document"""
    single = load(path)
    coded = tokenizer([p['text'] for p in single], add_special_tokens=False)['input_ids']
    by_kind = {}
    for passage, ids in zip(single, coded):
        for kind in columns[passage['column']]['documents'] if 0 < len(ids) <= LONGEST else []:
            by_kind.setdefault(kind, []).append((passage, ids))

    def add(window, kind):
        own = by_kind.get(kind)
        chosen = random.sample(own, random.choice(PASSAGES)) if own else []
        places = [(random.randrange(len(window['segments'])), *one) for one in chosen]
        return with_passages(window, places, related, tokenizer.sep_token_id) if places else window
    return add


def main():
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    tokenizer = AutoTokenizer.from_pretrained(options.base)
    known = load(f'{options.data}/columns.jsonl')
    columns = len(known)
    raw = [d for name in ('letters', 'learn', 'faults') for d in load(f'{options.data}/{name}.jsonl')]
    kept = [d for d in raw if not (d['source'] == 'letter' and d['id'][0].islower())]
    letters = [d for d in kept
               if d['source'] == 'letter' and d['kind'] != 'school_policy' and d['sentences'] and not OF_SEX.search(d['text'])]
    others = [of_another_process(d) for d in random.sample(letters, len(letters) // 5)]
    documents = [Document(d, tokenizer, columns) for d in [*kept, *others] if d['sentences']]
    related = related_columns(kept, columns)
    add_passages = passages_into(f'{options.data}/passages.jsonl', known, related, tokenizer)
    print(len(documents), 'documents,', columns, 'columns', flush=True)

    model = Reader(options.base, columns)
    # Words keep their places: there is too little here to move 30,000 of them, and a step is a fifth faster.
    for frozen in (model.encoder.embeddings, model.encoder.encoder.layer[0]):
        frozen.requires_grad_(False)
    heads = [p for n, p in model.named_parameters() if not n.startswith('encoder.')]
    optimizer = torch.optim.AdamW([{'params': [p for p in model.encoder.parameters() if p.requires_grad], 'base': options.rate},
                                   {'params': heads, 'base': 10 * options.rate}], lr=0, weight_decay=0.01)
    spent, steps, recent = 0.0, 0, []
    if options.start:
        model.load_state_dict(begun_with(model, options.start))
    if options.resume:
        saved = torch.load(f'{options.out}/last.pt')
        model.load_state_dict(saved['model'])
        optimizer.load_state_dict(saved['optimizer'])
        spent, steps = saved['spent'], saved['steps']
        random.seed(options.seed + steps)
    started = last = time.time()

    def save():
        torch.save({'model': model.state_dict(), 'optimizer': optimizer.state_dict(), 'steps': steps,
                    'spent': spent + time.time() - started}, f'{options.out}/last.pt')
    model.train()
    for batch in stream(documents, add_passages, options):
        share = (spent + time.time() - started) / 60 / options.minutes
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
        if steps % 20 == 0:
            print(f'{steps} steps, loss {np.mean(recent[-20:]):.3f}, {share * 100:.1f} % of the time', flush=True)
        if time.time() - last > 300:
            save()
            last = time.time()
    save()
    print(f'{steps} steps in {(spent + time.time() - started) / 60:.1f} minutes', flush=True)


if __name__ == '__main__':
    main()
