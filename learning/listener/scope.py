"""Teaches a trained listener what the assistant leaves to others or will not do: its encoder stays as it is, a head learns.

python learning/listener/scope.py --base BASE --model OUT/last.pt [--folds 5]

After kinds.py: the head pools by copies of the queries of the entries and of the kinds. With `--folds` nothing is saved: it prints what
is refused of the messages that people might send (`corpus/messages/asked/scope.jsonl`), each heard by a head that did not learn from it.
"""
import argparse
import random

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import SCOPES, load, records
from model import Listener
from train import LONGEST, ROOT, padded

# core/src/retrieval/listener.ts: a longer message is heard by its beginning and its end.
BEGINNING = 120
# Most messages are plain: to refuse one of them wrongly costs more than to miss one that asks for what is not done.
PLAIN = 2.0
# What the assistant takes for a wish (core/src/assistant/scope/judgeScope.ts).
SHARE = 0.5
STEPS = 60
# What a message that people might send counts for, beside one of the lists.
SENT = 3.0


def examples():
    """-> what is always learned from, and what people might send, as (text, kind)"""
    _, messages, *_ = load(ROOT)
    told = [m.text for m in messages if m.source in ('story', 'learn') and '\n' not in m.text]
    asked = random.sample([m.text for m in messages if m.source == 'asked'], 500)
    others = random.sample([m.text for m in messages if m.source == 'kind'], 300)
    plain = [(text, 'none') for text in [*random.sample(told, min(len(told), 400)), *asked, *others]]
    beyond = [(record['text'], scope_of(record['kind'])) for record in records(f'{ROOT}/corpus/messages/beyond.jsonl')]
    sent = [(record['text'], scope_of(record['kind'])) for record in records(f'{ROOT}/corpus/messages/asked/scope.jsonl')]
    return plain + beyond, sent


def scope_of(kind):
    return 'other' if kind == 'elsewhere' else kind


@torch.no_grad()
def pooled(model, texts, words):
    """-> [N, (2 * QUERIES + 1) * H]"""
    def window(text):
        ids = words(text)['input_ids']
        over = len(ids) - LONGEST
        return ids if over <= 0 else ids[:BEGINNING] + ids[BEGINNING + over:]

    out = torch.zeros(len(texts), model.scope.in_features)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    for start in range(0, len(order), 16):
        rows = order[start:start + 16]
        ids, attention = padded([window(texts[at]) for at in rows])
        with torch.autocast('cpu', torch.bfloat16):
            tokens = model.encode(ids, attention)
        out[rows] = model.pool(tokens, attention, model.scope_queries)
    return out


def taught(found, kinds, counts):
    """-> a head that learned from texts of which `found` [N, P] is pooled. `counts` [N]: what each counts for."""
    head = torch.nn.Linear(found.shape[1], len(SCOPES))
    weights = torch.ones(len(SCOPES))
    weights[0] = PLAIN
    optimizer = torch.optim.AdamW(head.parameters(), lr=1e-2, weight_decay=0.05)
    for _ in range(STEPS):
        losses = F.cross_entropy(head(F.dropout(found, 0.2)), kinds, weight=weights, label_smoothing=0.02, reduction='none')
        loss = (losses * counts).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return head


def measure(sent, shares):
    """Prints what is refused at some shares, and what is heard wrong at the one that counts."""
    none = SCOPES.index('none')
    refused = 1 - shares[:, none]
    for least in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
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
    torch.set_num_threads(1)
    random.seed(21)
    torch.manual_seed(21)
    saved = torch.load(options.model, map_location='cpu')
    model = Listener(options.base, len(saved['columns']), len(saved['statements']))
    model.load_state_dict(saved['model'], strict=False)
    model.eval()
    known = [model.queries.state_dict(), model.kind_queries.state_dict()]
    model.scope_queries.load_state_dict({name: torch.cat([own[name] for own in known]) for name in known[0]})
    always, sent = examples()
    both = always + sent
    found = pooled(model, [text for text, _ in both], AutoTokenizer.from_pretrained(options.base))
    print('heard', len(both), flush=True)
    kinds = torch.tensor([SCOPES.index(kind) for _, kind in both])
    counts = torch.tensor([1.0] * len(always) + [SENT] * len(sent))
    if options.folds:
        shares = torch.zeros(len(sent), len(SCOPES))
        for fold in range(options.folds):
            out = torch.zeros(len(both), dtype=torch.bool)
            out[len(always) + fold::options.folds] = True
            head = taught(found[~out], kinds[~out], counts[~out])
            with torch.no_grad():
                shares[fold::options.folds] = head(found[out]).softmax(-1)
        measure(sent, shares)
        return
    model.scope.load_state_dict(taught(found, kinds, counts).state_dict())
    saved['model'] = model.state_dict()
    torch.save(saved, options.model)


if __name__ == '__main__':
    main()
