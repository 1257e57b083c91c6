"""Teaches a trained listener what the assistant leaves to others or will not do: its encoder stays as it is, a head and its queries learn.

python learning/listener/scope.py --base BASE --model OUT/last.pt [--folds 5]

With `--folds` nothing is saved: it prints what is refused of the messages that people might send (`corpus/messages/asked/scope.jsonl`),
each heard by a head that did not learn from it.
"""
import argparse
import random

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import SCOPES, load, records, talked
from model import Listener
from train import LONGEST, ROOT, padded, quick

# core/src/retrieval/listener.ts: a longer message is heard by its beginning and its end.
BEGINNING = 120
# Most messages are plain: to refuse one of them wrongly costs more than to miss one that asks for what is not done.
PLAIN = 2.0
# What the assistant takes for a wish (core/src/assistant/scope/judgeScope.ts).
SHARE = 0.5
ROUNDS = 24
RATE = 3e-3


def examples():
    """-> what is always learned from, and what people might send, as (text, kind)"""
    _, messages, *_ = load(ROOT)
    told = [m.text for m in messages if m.source in ('story', 'learn', 'window') and '\n' not in m.text]
    calm = talked(ROOT)
    asked = random.sample([m.text for m in messages if m.source == 'asked'], 500)
    others = random.sample([m.text for m in messages if m.source == 'kind'], 300)
    plain = [(text, 'none') for text in [*random.sample(told, min(len(told), 900)), *random.sample(calm, min(len(calm), 1800)), *asked, *others]]
    beyond = [(record['text'], scope_of(record['kind'])) for record in records(f'{ROOT}/corpus/messages/beyond.jsonl')]
    sent = [(record['text'], scope_of(record['kind'])) for record in records(f'{ROOT}/corpus/messages/asked/scope.jsonl')]
    return plain + beyond, sent


def scope_of(kind):
    return 'other' if kind == 'elsewhere' else kind


@torch.no_grad()
def heard(model, texts, words):
    """-> for each text its tokens [L, H], in halves"""
    def window(text):
        ids = words(text)['input_ids']
        over = len(ids) - LONGEST
        return ids if over <= 0 else ids[:BEGINNING] + ids[BEGINNING + over:]

    found = {}
    missing = sorted(set(texts), key=len)
    for start in range(0, len(missing), 16):
        batch = missing[start:start + 16]
        ids, attention = padded([window(text) for text in batch])
        with quick():
            tokens = model.encode(ids, attention)
        for text, own, mask in zip(batch, tokens, attention):
            found[text] = own[:int(mask.sum())].to(torch.bfloat16)
    return [found[text] for text in texts]


def batch_of(tokens):
    attention = torch.nn.utils.rnn.pad_sequence([torch.ones(len(own)) for own in tokens], batch_first=True)
    return torch.nn.utils.rnn.pad_sequence([own.float() for own in tokens], batch_first=True), attention


def taught(model, tokens, kinds, counts):
    """Teaches the queries, which begin as those of the entries and of the crises, and the head. `counts`: what each text counts for."""
    known = [model.queries.state_dict(), model.kind_queries.state_dict()]
    model.scope_queries.load_state_dict({name: torch.cat([own[name] for own in known]) for name in known[0]})
    model.scope.reset_parameters()
    weights = torch.ones(len(SCOPES))
    weights[0] = PLAIN
    optimizer = torch.optim.AdamW([*model.scope_queries.parameters(), *model.scope.parameters()], lr=RATE, weight_decay=0.02)
    rows = sorted((at for at, count in enumerate(counts) if count > 0), key=lambda at: len(tokens[at]))
    batches = [rows[start:start + 64] for start in range(0, len(rows), 64)]
    for turn in range(ROUNDS):
        random.shuffle(batches)
        for group in optimizer.param_groups:
            group['lr'] = RATE * (1 - turn / ROUNDS)
        for batch in batches:
            scores = scored(model, [tokens[at] for at in batch], 0.2)
            own = torch.tensor([counts[at] for at in batch], dtype=torch.float)
            losses = F.cross_entropy(scores, torch.tensor([kinds[at] for at in batch]), weight=weights, label_smoothing=0.02,
                                     reduction='none')
            loss = (losses * own).sum() / own.sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def scored(model, tokens, dropped=0.0):
    return model.scope(F.dropout(model.pool(*batch_of(tokens), model.scope_queries), dropped))


@torch.no_grad()
def shares_of(model, tokens):
    return torch.cat([scored(model, [own]).softmax(-1) for own in tokens])


def measure(sent, shares):
    """Prints what is refused at some shares, and what is heard wrong at the one that counts."""
    none = SCOPES.index('none')
    refused = 1 - shares[:, none]
    for least in (0.3, 0.4, SHARE, 0.6, 0.7, 0.8, 0.9):
        hit = [r >= least for r in refused]
        due = [h for h, (_, kind) in zip(hit, sent) if kind != 'none']
        plain = [h for h, (_, kind) in zip(hit, sent) if kind == 'none']
        print(f'{least}: refused {sum(due)} of {len(due)}; wrongly {sum(plain)} of {len(plain)}')
    best = shares[:, 1:].argmax(-1) + 1
    for (text, kind), share, at in zip(sent, refused, best):
        if (kind != 'none') != bool(share >= SHARE) or (kind != 'none' and SCOPES[at] != kind):
            print(f'{share:.2f} {SCOPES[at]} for {kind}: {text[:160]}')


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--folds', type=int, default=0)
    options = parser.parse_args()
    torch.set_num_threads(2)
    random.seed(21)
    torch.manual_seed(21)
    saved = torch.load(options.model, map_location='cpu')
    model = Listener(options.base, len(saved['columns']), len(saved['statements']))
    model.take(saved['model'])
    model.eval()
    always, sent = examples()
    both = always + sent
    tokens = heard(model, [text for text, _ in both], AutoTokenizer.from_pretrained(options.base))
    print('heard', len(both), flush=True)
    kinds = [SCOPES.index(kind) for _, kind in both]
    counts = [1] * len(always) + [3] * len(sent)
    if options.folds:
        shares = torch.zeros(len(sent), len(SCOPES))
        for fold in range(options.folds):
            out = range(len(always) + fold, len(both), options.folds)
            taught(model, tokens, kinds, [0 if at in out else count for at, count in enumerate(counts)])
            shares[fold::options.folds] = shares_of(model, [tokens[at] for at in out])
        measure(sent, shares)
        return
    taught(model, tokens, kinds, counts)
    saved['model'] = model.state_dict()
    torch.save(saved, options.model)


if __name__ == '__main__':
    main()
