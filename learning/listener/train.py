"""Fine-tunes the listener. python learning/listener/train.py --base BASE --out OUT [--minutes 30] [--start CHECKPOINT]

Stops when the time is up, with the rate of learning brought down by then. `corpus/messages/asked/look.jsonl` is only measured.
"""
import argparse
import os
import random
import sys
import time
from zlib import crc32

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from data import ROLES, SCHOOLS, Scenes, load, looked_at, name_of
from model import Listener

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from quick import quick  # noqa: E402

ROOT = os.path.join(os.path.dirname(__file__), '../..')
LONGEST = 320
# How often a message of each kind is seen in a round.
SHARES = {'asked': 0.7, 'story': 3.0, 'beyond': 1.0, 'kind': 0.1, 'learn': 3.0, 'before': 3.0, 'spanish': 1.0, 'told': 3.0, 'window': 2.0}
# Of those whose statement is known, so many are kept to measure by.
KEPT = 0.06


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--base', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=30)
    parser.add_argument('--tokens', type=int, default=1600, help='of a batch')
    parser.add_argument('--rate', type=float, default=1e-4)
    parser.add_argument('--frozen', type=int, default=1, help='layers that stay as they were, with the embeddings')
    parser.add_argument('--start', help='a checkpoint whose weights are begun with')
    parser.add_argument('--all', action='store_true', help='learns from what is else kept to measure by, too')
    parser.add_argument('--look', help='other messages to measure by')
    parser.add_argument('--heads', type=int, default=0, help='so many rounds, in which the heads learn alone, over the encoder as it is; in place of --minutes')
    parser.add_argument('--replay', type=float, default=1, help='which part of what was not told or asked in a talk is learned from again')
    return parser.parse_args()


def padded(rows):
    longest = max(len(row) for row in rows)
    ids = torch.zeros((len(rows), longest), dtype=torch.long)
    attention = torch.zeros_like(ids)
    for at, row in enumerate(rows):
        ids[at, :len(row)] = torch.tensor(row)
        attention[at, :len(row)] = 1
    return ids, attention


def round_of(messages, scenes, ids_of, tokens):
    """Batches of like length."""
    chosen = []
    for message in messages:
        share = SHARES[message.source]
        for _ in range(int(share) + (random.random() < share % 1)):
            text = message.text
            if scenes is not None and message.source == 'asked' and random.random() < 0.25:
                text = scenes.around(text)
            chosen.append((ids_of(text), message))
    chosen.sort(key=lambda one: len(one[0]) + random.random() * 6)
    made, batch = [], []
    for one in chosen:
        if batch and ((len(batch) + 1) * len(one[0]) > tokens or len(batch) >= 64):
            made.append(batch)
            batch = []
        batch.append(one)
    made.append(batch)
    random.shuffle(made)
    return made


class Answers:
    """The guide's statements in one row, and where those of each entry are."""

    def __init__(self, guide, slugs):
        self.texts = [text for column in sorted(guide) for text in guide[column]]
        self.columns = [column for column in sorted(guide) for _ in guide[column]]
        self.names = [name_of(slugs[column], text) for column, text in zip(self.columns, self.texts)]
        assert len(set(self.names)) == len(self.names), 'An entry says a thing twice.'
        self.at = {name: at for at, name in enumerate(self.names)}
        self.places = {column: [at for at, own in enumerate(self.columns) if own == column] for column in guide}

    def of(self, message):
        """places of the statements that answer it, first the one to say first"""
        return self.named(message.says)

    def named(self, names):
        return [self.at[name] for name in names if name in self.at]

    def loss(self, scores, message):
        """scores [S]: against all statements, and against those of its own entry"""
        own = self.of(message)[:2]
        weights = torch.tensor([0.75, 0.25][:len(own)])
        weights = weights / weights.sum()
        among = torch.stack([scores[self.places[self.columns[at]]].logsumexp(0) for at in own])
        return ((0.4 * scores.logsumexp(0) + 0.6 * among - scores[own]) * weights).sum()


def loss_of(model, batch, answers):
    ids, attention = padded([row for row, _ in batch])
    return loss_of_tokens(model, model.encode(ids, attention), attention, batch, answers)


def loss_of_tokens(model, tokens, attention, batch, answers):
    pooled = model.drop(model.pool(tokens, attention, model.queries))
    loss = torch.zeros(())
    asked = [at for at, (_, m) in enumerate(batch) if m.entries]
    if asked:
        logits = model.entries(pooled[asked]).log_softmax(-1)
        for at, row in zip(asked, logits):
            own = row[batch[at][1].entries]
            # Any of them answers; none may be forgotten.
            loss = loss - (0.7 * own.logsumexp(0) + 0.3 * own.mean()) / len(batch)
    answered = [at for at, (_, m) in enumerate(batch) if m.says]
    if answered:
        for at, scores in zip(answered, model.answers(pooled[answered])):
            loss = loss + 0.6 * answers.loss(scores, batch[at][1]) / len(batch)
    heard = [at for at, (_, m) in enumerate(batch) if m.kind >= 0]
    if heard:
        target = torch.tensor([batch[at][1].kind for at in heard])
        own = model.drop(model.pool(tokens[heard], attention[heard], model.kind_queries))
        loss = loss + 0.3 * F.cross_entropy(model.kinds(own), target)
    who = model.who(pooled)
    roles = len(ROLES)
    for start, end, name in ((0, roles, 'role'), (roles, roles + len(SCHOOLS), 'school')):
        told = [at for at, (_, m) in enumerate(batch) if getattr(m, name) >= 0]
        if told:
            target = torch.tensor([getattr(batch[at][1], name) for at in told])
            loss = loss + 0.2 * F.cross_entropy(who[told][:, start:end], target)
    return loss


@torch.no_grad()
def measure(model, messages, ids_of):
    model.eval()
    firsts = [0, 0, 0, 0]
    for message in messages:
        ids, attention = padded([ids_of(message.text)])
        with quick():
            pooled = model.pool(model.encode(ids, attention), attention, model.queries)
        order = model.entries(pooled)[0].argsort(descending=True).tolist()
        at = min((order.index(c) for c in message.entries), default=999)
        for place, most in enumerate((1, 2, 3, 5)):
            firsts[place] += at < most
    model.train()
    return firsts, len(messages)


@torch.no_grad()
def measure_answers(model, messages, ids_of, answers):
    """-> by source: how often the statement to say first, or one that answers, is first of its entry, of how many"""
    model.eval()
    counts = {}
    for message in messages:
        ids, attention = padded([ids_of(message.text)])
        with quick():
            pooled = model.pool(model.encode(ids, attention), attention, model.queries)
        scores = model.answers(pooled)[0]
        own = answers.of(message)
        first = max(answers.places[answers.columns[own[0]]], key=lambda at: scores[at])
        count = counts.setdefault(message.source, [0, 0, 0])
        for place, holds in enumerate((first == own[0], first in own, True)):
            count[place] += holds
    model.train()
    return counts


def main():
    options = arguments()
    torch.set_num_threads(2)
    torch.manual_seed(21)
    random.seed(21)
    os.makedirs(options.out, exist_ok=True)
    columns, messages, guide, titles = load(ROOT)
    # What no message teaches has no column: it would only be pushed down. The product finds it by its words (retrieval/findEntries.ts).
    taught = {name for message in messages for name in message.says}
    guide = {column: [text for text in texts if name_of(columns[column], text) in taught] for column, texts in guide.items()}
    answers = Answers(guide, columns)
    said = set(answers.names)
    for message in messages:
        # Some statements were reworded since, and have another name.
        message.says = [name for name in message.says if name in said]
    kept = [m for m in messages if m.says and not m.story and random.random() < KEPT][:200]
    # Whole stories, so that nothing is learned from a part of what is measured by.
    kept += [m for m in messages if m.says and m.story and crc32(m.story.encode()) % 10 == 0]
    if not options.all:
        texts = {m.story for m in kept if m.story}
        messages = [m for m in messages if m not in kept and m.story not in texts]
    messages = [m for m in messages if m.source in ('told', 'window', 'before') or random.random() < options.replay]
    words = AutoTokenizer.from_pretrained(options.base)
    ids_of = lambda text: words(text, truncation=True, max_length=LONGEST)['input_ids']
    model = Listener(options.base, len(columns), len(answers.names))
    for part in [model.encoder.embeddings, *model.encoder.encoder.layer[:options.frozen]]:
        part.requires_grad_(False)
    if options.start:
        started = torch.load(options.start, map_location='cpu')
        fits = {name: of for name, of in started['model'].items() if of.shape == model.state_dict()[name].shape}
        model.load_state_dict(fits, strict=False)
    else:
        begin_with_texts(model, columns, {c: titles[c] + guide[c] for c in guide}, messages, ids_of)
    begin_with_statements(model, answers, ids_of, started if options.start else {})
    look = looked_at(ROOT, columns, options.look)
    print('begins with', measure(model, look, ids_of), measure_answers(model, kept, ids_of, answers), len(messages), 'messages', flush=True)
    if options.heads:
        teach_heads(model, messages, ids_of, answers, options)
        save(model, columns, answers, options.out)
        print('ends with', measure(model, look, ids_of), measure_answers(model, kept, ids_of, answers), flush=True)
        return
    heads = [p for n, p in model.named_parameters() if not n.startswith('encoder.')]
    body = [p for p in model.encoder.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW([{'params': body, 'rate': options.rate}, {'params': heads, 'rate': 10 * options.rate}],
                                  lr=0, weight_decay=0.01)
    scenes = Scenes(messages)
    began, step, said = time.time(), 0, time.time()
    losses = []
    while time.time() - began < options.minutes * 60:
        for batch in round_of(messages, scenes, ids_of, options.tokens):
            gone = (time.time() - began) / (options.minutes * 60)
            if gone >= 1:
                break
            for group in optimizer.param_groups:
                group['lr'] = group['rate'] * min(1, (step + 1) / 80) * max(0.02, 1 - gone)
            with quick():
                loss = loss_of(model, batch, answers)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
            step += 1
            if time.time() - said > 240:
                said = time.time()
                print(f'{(said - began) / 60:.1f} min, step {step}, loss {sum(losses) / len(losses):.3f}, look {measure(model, look, ids_of)} {measure_answers(model, kept, ids_of, answers)}', flush=True)
                losses = []
                save(model, columns, answers, options.out)
        print('round', flush=True)
    save(model, columns, answers, options.out)
    print('ends with', measure(model, look, ids_of), measure_answers(model, kept, ids_of, answers), flush=True)


def teach_heads(model, messages, ids_of, answers, options):
    """What finds entries, statements and who writes; the encoder stays. Minutes, where all of it takes hours."""
    messages = [m for m in messages if m.entries or m.says]
    model.eval()
    read = {}
    order = sorted({m.text for m in messages}, key=len)
    for start in range(0, len(order), 32):
        some = order[start:start + 32]
        ids, attention = padded([ids_of(text) for text in some])
        with torch.no_grad(), quick():
            tokens = model.encode(ids, attention)
        read.update({text: own[:int(mask.sum())].to(torch.bfloat16) for text, own, mask in zip(some, tokens, attention)})
    print('heard', len(read), flush=True)
    learning = [part for head in (model.queries, model.entries, model.who, model.aim, model.statements) for part in head.parameters()]
    optimizer = torch.optim.AdamW(learning, lr=0, weight_decay=0.01)
    model.train()
    model.encoder.eval()
    for turn in range(options.heads):
        batches = round_of(messages, None, ids_of, options.tokens)
        losses = []
        for at, batch in enumerate(batches):
            gone = (turn + at / len(batches)) / options.heads
            for group in optimizer.param_groups:
                group['lr'] = options.rate * min(1, (turn * len(batches) + at + 1) / 80) * max(0.02, 1 - gone)
            loss = loss_over([read[m.text] for _, m in batch], model, batch, answers)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        print('round', turn, f'{sum(losses) / len(losses):.3f}', flush=True)


def loss_over(tokens, model, batch, answers):
    attention = torch.nn.utils.rnn.pad_sequence([torch.ones(len(own), dtype=torch.long) for own in tokens], batch_first=True)
    return loss_of_tokens(model, torch.nn.utils.rnn.pad_sequence([own.float() for own in tokens], batch_first=True), attention, batch, answers)


def save(model, columns, answers, out):
    torch.save({'model': model.state_dict(), 'columns': columns, 'statements': answers.names}, f'{out}/last.pt')


@torch.no_grad()
def begin_with_texts(model, columns, guide, messages, ids_of):
    """Each entry's column begins with the mean of what the guide says and of what is asked of it."""
    model.eval()
    width = model.encoder.config.hidden_size
    model.entries.weight.zero_()
    model.entries.bias.zero_()
    for column in range(len(columns)):
        texts = guide.get(column, [])[:4] + [m.text for m in messages if m.entries == [column]][:10]
        ids, attention = padded([ids_of(text)[:64] for text in texts])
        pooled = model.pool(model.encode(ids, attention), attention, model.queries)
        model.entries.weight[column, :width] = 12 * F.normalize(pooled[:, :width].mean(0), dim=0)
    model.train()


@torch.no_grad()
def begin_with_statements(model, answers, ids_of, started):
    """
    Each statement's column begins as it was left, or with its own vector where it is new; what is asked begins with the
    mean of the message's tokens.
    """
    model.eval()
    width = model.encoder.config.hidden_size
    if 'statements' not in started:
        model.aim.weight.zero_()
        model.aim.weight[:, :width] = torch.eye(width)
        model.aim.bias.zero_()
    model.statements.bias.zero_()
    known = set(started.get('statements', []))
    fresh = [at for at, name in enumerate(answers.names) if name not in known]
    for start in range(0, len(fresh), 32):
        some = fresh[start:start + 32]
        ids, attention = padded([ids_of(answers.texts[at])[:96] for at in some])
        pooled = model.pool(model.encode(ids, attention), attention, model.queries)
        model.statements.weight[some] = 12 * F.normalize(model.aim(pooled), dim=-1)
    for at, name in enumerate(started.get('statements', [])):
        if name in answers.names:
            place = answers.names.index(name)
            for part in ('weight', 'bias'):
                getattr(model.statements, part)[place] = started['model'][f'statements.{part}'][at]
    model.train()


if __name__ == '__main__':
    main()
