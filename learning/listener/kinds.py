"""Teaches a trained listener what a crisis is: its encoder stays as it is, the queries and the head of the kinds learn.

python learning/listener/kinds.py --base BASE --model OUT/last.pt [--rounds 5]
"""
import argparse
import os
import random

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import KINDS, Message, load, looked_at, records
from model import Listener
from train import LONGEST, ROOT, padded

# Of a longer message its beginning and its end are heard, as core/src/retrieval/listener.ts does.
OF_BEGINNING = 120
# How much less a plain message may be taken for a crisis than a crisis may be missed: of ten messages nine are plain.
WEIGHTS = torch.tensor([1.5] + [1.0] * (len(KINDS) - 1))


def window(words, text):
    """-> ids of at most LONGEST tokens"""
    ids = words(text, add_special_tokens=False)['input_ids']
    room = LONGEST - 2
    if len(ids) > room:
        ids = ids[:OF_BEGINNING] + ids[OF_BEGINNING - room:]
    return [words.cls_token_id, *ids, words.sep_token_id]


@torch.no_grad()
def heard(model, messages, ids_of):
    """-> for each message its tokens [L, H], in halves"""
    out = []
    order = sorted(range(len(messages)), key=lambda at: len(messages[at].text))
    found = [None] * len(messages)
    for start in range(0, len(order), 16):
        rows = order[start:start + 16]
        ids, attention = padded([ids_of(messages[at].text) for at in rows])
        with torch.autocast('cpu', torch.bfloat16):
            tokens = model.encode(ids, attention)
        for at, own, mask in zip(rows, tokens, attention):
            found[at] = own[:int(mask.sum())].to(torch.bfloat16)
    return found


def batch_of(tokens, kinds):
    longest = max(len(own) for own in tokens)
    whole = torch.zeros(len(tokens), longest, tokens[0].shape[1])
    attention = torch.zeros(len(tokens), longest)
    for at, own in enumerate(tokens):
        whole[at, :len(own)] = own.float()
        attention[at, :len(own)] = 1
    return whole, attention, torch.tensor(kinds)


@torch.no_grad()
def measure(model, tokens, messages):
    found, false, plain, crises, right = 0, 0, 0, 0, 0
    for own, message in zip(tokens, messages):
        whole, attention, _ = batch_of([own], [0])
        shares = model.kinds(model.pool(whole, attention, model.kind_queries))[0].softmax(-1)
        is_found = shares[0] < 0.5
        if message.kind == 0:
            plain, false = plain + 1, false + int(is_found)
        else:
            crises, found = crises + 1, found + int(is_found)
            right += int(1 + shares[1:].argmax() == message.kind)
    return f'found {found} of {crises}, right kind {right}; false {false} of {plain}'


def of_kinds(name):
    return [Message(r['text'], kind=KINDS.index(r['kind'])) for r in records(f'{ROOT}/corpus/messages/{name}.jsonl') if r['kind'] in KINDS]


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--rounds', type=int, default=5)
    options = parser.parse_args()
    torch.set_num_threads(1)
    random.seed(21)
    torch.manual_seed(21)
    columns, all_messages, *_ = load(ROOT)
    words = AutoTokenizer.from_pretrained(options.base)
    ids_of = lambda text: window(words, text)
    saved = torch.load(options.model, map_location='cpu')
    model = Listener(options.base, len(columns), len(saved['statements']))
    # A kind that came later has no column yet.
    own = model.state_dict()
    fits = {name: of for name, of in saved['model'].items() if name in own and of.shape == own[name].shape}
    model.load_state_dict(fits, strict=False)
    model.eval()
    messages = [m for m in all_messages if m.kind >= 0]
    messages += of_kinds('HLong')
    messages += [Message(m.text, kind=0) for m in all_messages if m.source in ('story', 'beyond')]
    # Orders, errands and wishes are no crisis; whoever wants to hurt somebody may be one.
    messages += [Message(r['text'], kind=0) for r in records(f'{ROOT}/corpus/messages/asked/scope.jsonl') if r['kind'] != 'harm']
    messages += [Message(m.text, kind=0) for m in random.sample([m for m in all_messages if m.source == 'asked'], 1200)]
    tokens = heard(model, messages, ids_of)
    print('heard', len(messages), flush=True)
    unseen = {'asked/crises': of_kinds('asked/crises'), 'asked/look': looked_at(ROOT, columns)}
    unseen_tokens = {name: heard(model, own, ids_of) for name, own in unseen.items()}
    for part in model.parameters():
        part.requires_grad_(False)
    learning = [*model.kind_queries.parameters(), *model.kinds.parameters()]
    for part in learning:
        part.requires_grad_(True)
    optimizer = torch.optim.AdamW(learning, lr=2e-3, weight_decay=0.02)
    for turn in range(options.rounds):
        order = sorted(range(len(messages)), key=lambda at: len(tokens[at]) + random.random() * 12)
        batches = [order[start:start + 64] for start in range(0, len(order), 64)]
        random.shuffle(batches)
        for group in optimizer.param_groups:
            group['lr'] = 2e-3 * (1 - turn / options.rounds)
        for batch in batches:
            whole, attention, kinds = batch_of([tokens[at] for at in batch], [messages[at].kind for at in batch])
            pooled = F.dropout(model.pool(whole, attention, model.kind_queries), 0.2)
            loss = F.cross_entropy(model.kinds(pooled), kinds, weight=WEIGHTS, label_smoothing=0.02)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(turn, f'{loss.item():.3f}', *(f'{name}: {measure(model, unseen_tokens[name], own)}' for name, own in unseen.items()), flush=True)
    learned = {name: of for name, of in model.state_dict().items() if name.startswith('kind')}
    saved['model'] = {**saved['model'], **learned}
    torch.save(saved, options.model)


if __name__ == '__main__':
    main()
