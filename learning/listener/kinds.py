"""Teaches a trained listener what a crisis is: its encoder stays as it is, the queries and the head of the kinds learn. A second
head learns the same of one or two sentences, so that one plain sentence stands against a long story.

python learning/listener/kinds.py --base BASE --model OUT/last.pt [--rounds 5] [--sentences]
"""
import argparse
import os
import random
import re

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import KINDS, Message, load, looked_at, records, talked
from model import Listener
from train import LONGEST, ROOT, padded, quick

# Of a longer message its beginning and its end are heard, as core/src/retrieval/listener.ts does.
OF_BEGINNING = 120
# How much less a plain message may be taken for a crisis than a crisis may be missed: of ten messages nine are plain.
WEIGHTS = torch.tensor([1.5] + [1.0] * (len(KINDS) - 1))

# What is taken off the log odds of "none" once all is learned. Thousands of calm turns make the heads believe in fewer crises: with this as many of
# those in asked/crises.jsonl are heard as before, and a third as many of the calm turns that were kept from learning.
TAKEN_OFF = {'kinds': 0.5, 'sentence_kinds': 0.2}

# Sentences of long messages that are no crisis to learn from, and how often.
SENTENCES = 9000
SENTENCE_ROUNDS = 14


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
        with quick():
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


def parts_of(messages):
    """-> what one or two sentences tell: short messages as they are, and the sentences of long ones that are no crisis"""
    long = lambda m, most: len(m.text.split()) > most
    short = [m for m in messages if m.kind > 0 and not long(m, 45)] + [m for m in messages if m.kind == 0 and not long(m, 30)]
    told = []
    for message in messages:
        if message.kind != 0 or not long(message, 30):
            continue
        sentences = [s for line in message.text.split('\n') for s in re.split(r'(?<=[.!?])\s+', line) if s.strip()]
        told += [Message(' '.join(sentences[at:at + count]), kind=0) for at in range(len(sentences)) for count in (1, 2)
                 if at + count <= len(sentences)]
    return short + random.sample(told, min(len(told), SENTENCES))


def teach_sentences(model, messages, ids_of):
    """Teaches the head of sentences; the queries are those of whole messages."""
    parts = parts_of(messages)
    pooled = []
    for own in heard(model, parts, ids_of):
        whole, attention, _ = batch_of([own], [0])
        with torch.no_grad():
            pooled.append(model.pool(whole, attention, model.kind_queries)[0])
    pooled, kinds = torch.stack(pooled), torch.tensor([part.kind for part in parts])
    print('sentences', len(parts), flush=True)
    model.sentence_kinds.requires_grad_(True)
    model.sentence_kinds.reset_parameters()
    optimizer = torch.optim.AdamW(model.sentence_kinds.parameters(), lr=6e-3, weight_decay=0.03)
    for turn in range(SENTENCE_ROUNDS):
        for group in optimizer.param_groups:
            group['lr'] = 6e-3 * (1 - turn / SENTENCE_ROUNDS)
        for rows in torch.randperm(len(parts)).split(256):
            loss = F.cross_entropy(model.sentence_kinds(F.dropout(pooled[rows], 0.2)), kinds[rows], label_smoothing=0.02)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def save(path, saved, model, messages, ids_of):
    teach_sentences(model, messages, ids_of)
    with torch.no_grad():
        for name, less in TAKEN_OFF.items():
            getattr(model, name).bias[0] -= less
    learned = {name: of for name, of in model.state_dict().items() if name.startswith(('kind', 'sentence'))}
    saved['model'] = {**saved['model'], **learned}
    torch.save(saved, path)


def of_kinds(name):
    return [Message(r['text'], kind=KINDS.index(r['kind'])) for r in records(f'{ROOT}/corpus/messages/{name}.jsonl') if r['kind'] in KINDS]


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--rounds', type=int, default=5)
    parser.add_argument('--sentences', action='store_true', help='teach the head of sentences alone')
    options = parser.parse_args()
    torch.set_num_threads(2)
    random.seed(21)
    torch.manual_seed(21)
    columns, all_messages, *_ = load(ROOT)
    words = AutoTokenizer.from_pretrained(options.base)
    ids_of = lambda text: window(words, text)
    saved = torch.load(options.model, map_location='cpu')
    model = Listener(options.base, len(columns), len(saved['statements']))
    model.take(saved['model'])
    model.eval()
    # Few as they are, those of P say what the others say seldom: a child's life, veiled threats, care after an assault. Those of W
    # are told aslant and within long stories; S and T were judged once as sealed sets.
    messages = [m for m in all_messages if m.kind >= 0] + 2 * of_kinds('P') + of_kinds('W') + of_kinds('S') + of_kinds('T')
    plain = [Message(m.text, kind=0) for m in all_messages if m.source in ('story', 'beyond')]
    plain += [Message(text, kind=0) for text in talked(ROOT)]
    if options.sentences:
        save(options.model, saved, model, messages + plain, ids_of)
        return
    messages += of_kinds('HLong')
    messages += plain
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
    save(options.model, saved, model, messages, ids_of)


if __name__ == '__main__':
    main()
