"""Trains the reader of times. python learning/times/train.py --data DATA --base BASE --out OUT [--hold g E]

Begins with the lowest layers of the reader that ships; `--start models/times` goes on with what ships, `--start OUT/last.pt`
with its own.
`--hold` keeps the letters of writers to measure by; the papers of `look` always are.
"""
import argparse
import os
import random
import sys
import time

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import ROLES, WHATS, WHOS, batches, load
from model import Times

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from quick import quick  # noqa: E402
from shipped import begun_with, encoder_state, restored  # noqa: E402

# Of ROLES, those that are told.
TOLD = 9
RARE = torch.tensor(2.0)


def padded(batch):
    longest = max(len(one.ids) for one in batch)
    ids = torch.zeros((len(batch), longest), dtype=torch.long)
    attention = torch.zeros_like(ids)
    for at, one in enumerate(batch):
        ids[at, :len(one.ids)] = torch.tensor(one.ids)
        attention[at, :len(one.ids)] = 1
    return ids, attention, torch.tensor([one.start for one in batch]), torch.tensor([one.end for one in batch])


def loss_of(model, batch):
    with quick():
        whats, whos, roles = model(*padded(batch))
    whats, whos = whats.float().log_softmax(-1), whos.float()
    loss = torch.zeros(())
    for row, one in zip(whats, batch):
        if one.whats:
            # Of a coarse mark any of its meanings; smoothed, since labelers differ.
            loss = loss - (0.95 * row[one.whats].logsumexp(0) + 0.05 * row.mean())
    known = [at for at, one in enumerate(batch) if one.who >= 0]
    if known:
        target = torch.tensor([batch[at].who for at in known])
        loss = loss + 0.4 * F.cross_entropy(whos[known], target, label_smoothing=0.05, reduction='sum')
    people = [at for at, one in enumerate(batch) if one.roles]
    if people:
        target = torch.tensor([batch[at].roles for at in people])
        # Most have none of the parts; smoothed, since labelers differ.
        each = F.binary_cross_entropy_with_logits(roles.float()[people], 0.02 + 0.96 * target, reduction='none', pos_weight=RARE)
        loss = loss + each.sum()
    return loss / len(batch)


@torch.no_grad()
def read(model, times):
    model.eval()
    found = []
    for at in range(0, len(times), 32):
        with quick():
            whats, whos, roles = model(*padded(times[at:at + 32]))
        found += zip(whats.float().softmax(-1), whos.float().softmax(-1), roles.float().sigmoid())
    model.train()
    return found


def measure(name, times, found):
    """how often what is right, and of what is surer than a share; how often who is"""
    rows = [(time, what, who) for time, (what, who, _) in zip(times, found) if time.whats]
    right = lambda time, what: int(what.argmax()) in time.whats
    print(f'{name}: what {sum(right(t, w) for t, w, _ in rows)} of {len(rows)}', end='')
    for least in (0.5, 0.6, 0.7, 0.8, 0.9):
        sure = [(t, w) for t, w, _ in rows if w.max() >= least]
        print(f'; {least}: {sum(right(t, w) for t, w in sure)} of {len(sure)}', end='')
    told = [(t, o) for t, _, o in rows if t.who >= 0]
    print(f'; who {sum(int(o.argmax()) == t.who for t, o in told)} of {len(told)}', end='')
    people = [(time.roles[:TOLD], roles[:TOLD]) for time, (*_, roles) in zip(times, found) if time.roles]
    for least in (0.5, 0.8):
        shown = [wanted[at] for wanted, roles in people for at in range(TOLD) if roles[at] >= least]
        print(f'; roles {least}: {sum(shown):.0f} of {len(shown)}, there are {sum(sum(wanted) for wanted, _ in people):.0f}', end='')
    print(flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--reader', default='models/reader')
    parser.add_argument('--start')
    parser.add_argument('--hold', nargs='*', default=[])
    parser.add_argument('--rounds', type=int, default=6)
    parser.add_argument('--rate', type=float, default=2e-4)
    parser.add_argument('--tokens', type=int, default=1800)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--wrong', action='store_true', help='print what is sure and wrong')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(5)
    random.seed(5)
    times = load(options.data, AutoTokenizer.from_pretrained(options.base))
    look = [t for t in times if t.writer == 'look']
    held = [t for t in times if t.writer in options.hold]
    learn = [t for t in times if t.writer not in ('look', *options.hold)]
    model = Times(options.base)
    if options.start:
        model.load_state_dict(begun_with(model, options.start))
    else:
        lowest = {name: numbers for name, numbers in encoder_state(options.reader).items() if name in model.state_dict()}
        model.load_state_dict(restored(model, lowest))
    model.encoder.embeddings.requires_grad_(False)
    print(len(learn), 'to learn from;', len(held), 'held;', len(look), 'of papers to look at', flush=True)
    heads = list(model.meaning.parameters())
    body = [p for p in model.encoder.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW([{'params': body, 'rate': options.rate}, {'params': heads, 'rate': 5 * options.rate}], lr=0, weight_decay=0.01)
    total = options.rounds * len(batches(learn, options.tokens))
    step, began = 0, time.time()
    for turn in range(options.rounds):
        losses = []
        for batch in batches(learn, options.tokens):
            for group in optimizer.param_groups:
                group['lr'] = group['rate'] * min(1, (step + 1) / 60) * max(0.02, 1 - step / total)
            loss = loss_of(model, batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
            step += 1
            if step % 50 == 0:
                print(f'step {step} of {total}, {(time.time() - began) / 60:.1f} min, loss {sum(losses[-50:]) / len(losses[-50:]):.3f}', flush=True)
        os.makedirs(options.out, exist_ok=True)
        torch.save({'model': model.state_dict()}, f'{options.out}/last.pt')
        for name in options.hold:
            own = [t for t in held if t.writer == name]
            measure(f'round {turn}, {name}', own, read(model, own))
        measure(f'round {turn}, look', look, read(model, look))
    if options.wrong:
        for one, (what, _, roles) in zip(held, read(model, held)):
            if one.roles:
                off = [ROLES[at] for at in range(TOLD) if abs(one.roles[at] - float(roles[at])) > 0.7]
                if off:
                    print(one.letter, off, 'is', [ROLES[at] for at, has in enumerate(one.roles) if has], '|', one.words.replace('\n', ' / '))
            if one.whats and int(what.argmax()) not in one.whats and what.max() >= 0.6:
                print(one.letter, WHATS[int(what.argmax())], f'{what.max():.2f}', 'is', [WHATS[w] for w in one.whats], '|', one.words.replace('\n', ' / '))


if __name__ == '__main__':
    main()
