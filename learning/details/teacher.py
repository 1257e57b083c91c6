"""
Fine-tunes MiniLM-L6 to mark tokens; the tagger learns from what it says of texts that nobody marked.

    python learning/details/teacher.py --data DATA --base BASE --out OUT [--start CHECKPOINT] [--rounds 3]
    python learning/details/teacher.py --data DATA --base BASE --start CHECKPOINT --label

DATA is what `export.ts` wrote. `--label` writes DATA/*.npz: the chance of each label for each token, in 255ths.
"""

import argparse
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoModel, AutoTokenizer

import signs
from data import DIGITS, END, LABELS, NAME, RULE, SHAPE, START, labels_of, load, measure

LONGEST = 256
BATCH = 32
FRAMED_SHARE = 0.15
SWAPPED_SHARE = 0.3
# Rows of the tables of signs, the first for pieces that belong to no token.
SIGNS = (17, 17, signs.MANY_DIGITS + 2, len(signs.RULES) + 1)


class Teacher(nn.Module):
    def __init__(self, base: str):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, attn_implementation="sdpa")
        width = self.encoder.config.hidden_size
        # The encoder knows no capitals, names or rules.
        self.signs = nn.ModuleList(nn.Embedding(rows, width) for rows in SIGNS)
        for table in self.signs:
            nn.init.normal_(table.weight, std=0.01)
        self.head = nn.Linear(width, len(LABELS))
        self.drop = nn.Dropout(0.1)

    def forward(self, ids, attention, told):
        states = self.encoder.embeddings.word_embeddings(ids)
        for table, sign in zip(self.signs, told.unbind(-1), strict=True):
            states = states + table(sign)
        return self.head(self.drop(self.encoder(inputs_embeds=states, attention_mask=attention).last_hidden_state))


class Row:
    """A text in pieces: each token is read at its first one."""

    def __init__(self, text: dict, tokenizer):
        encoded = tokenizer(text["text"], return_offsets_mapping=True, truncation=True, max_length=LONGEST)
        tokens = text["tokens"]
        self.ids, self.told, self.first, at = encoded["input_ids"], [], {}, 0
        for piece, (start, end) in enumerate(encoded["offset_mapping"]):
            while at < len(tokens) and end > start and tokens[at][END] <= start:
                at += 1
            if end == start or at == len(tokens) or tokens[at][START] >= end:
                self.told.append((0,) * len(SIGNS))
                continue
            token = tokens[at]
            self.first.setdefault(at, piece)
            self.told.append((1 + token[NAME], 1 + token[SHAPE], 1 + min(token[DIGITS], signs.MANY_DIGITS),
                              1 + signs.RULES.index(token[RULE])))
        self.labels = labels_of(text)


def padded(rows: list[Row]):
    longest = max(len(row.ids) for row in rows)
    ids, attention = torch.zeros(2, len(rows), longest, dtype=torch.long)
    told = torch.zeros(len(rows), longest, len(SIGNS), dtype=torch.long)
    labels = torch.full((len(rows), longest), -100)
    for at, row in enumerate(rows):
        size = len(row.ids)
        ids[at, :size], attention[at, :size], told[at, :size] = torch.tensor(row.ids), 1, torch.tensor(row.told)
        for token, piece in row.first.items():
            labels[at, piece] = int(row.labels[token])
    return ids, attention, told, labels


def batches(rows: list[Row]) -> list[list[Row]]:
    """Of like length, in any order."""
    random.shuffle(rows)
    parts = [sorted(rows[at : at + 40 * BATCH], key=lambda row: len(row.ids)) for at in range(0, len(rows), 40 * BATCH)]
    made = [part[at : at + BATCH] for part in parts for at in range(0, len(part), BATCH)]
    random.shuffle(made)
    return made


def loss_of(model: Teacher, batch: list[Row]) -> torch.Tensor:
    ids, attention, told, labels = padded(batch)
    with torch.autocast("cpu", torch.bfloat16):
        scores = model(ids, attention, told)
    each = F.cross_entropy(scores.float().flatten(0, 1), labels.flatten(), ignore_index=-100, reduction="none",
                           label_smoothing=0.02).view(labels.shape)
    # A long text counts more than a short one, but not as much as it is longer.
    return (each.sum(1) / (labels >= 0).sum(1).clamp(min=1).sqrt()).mean() / 8


@torch.no_grad()
def chances(model: Teacher, texts: list[dict], tokenizer) -> list[np.ndarray]:
    model.eval()
    rows = [Row(text, tokenizer) for text in texts]
    order = sorted(range(len(rows)), key=lambda at: len(rows[at].ids))
    found: list[np.ndarray] = [np.zeros(0)] * len(rows)
    for start in range(0, len(order), BATCH):
        batch = order[start : start + BATCH]
        ids, attention, told, _ = padded([rows[at] for at in batch])
        with torch.autocast("cpu", torch.bfloat16):
            scores = model(ids, attention, told).float().softmax(-1).numpy()
        for own, at in zip(scores, batch, strict=True):
            found[at] = np.zeros((len(texts[at]["tokens"]), len(LABELS)), dtype=np.float32)
            found[at][:, 0] = 1
            for token, piece in rows[at].first.items():
                found[at][token] = own[piece]
    model.train()
    return found


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", type=Path, required=True)
    arguments.add_argument("--base", required=True)
    arguments.add_argument("--start")
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--rate", type=float, default=1.5e-4)
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--label", nargs="*")
    options = arguments.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(22)
    random.seed(22)
    tokenizer = AutoTokenizer.from_pretrained(options.base)
    model = Teacher(options.base)
    if options.start:
        model.load_state_dict(torch.load(options.start))
    if options.label is not None:
        return label(model, tokenizer, options.data, options.label or ["swapped", "framed", "quiet", "marked"])
    train(model, tokenizer, options)


def label(model: Teacher, tokenizer, data: Path, names: list[str]) -> None:
    for name in names:
        found = chances(model, load(data / f"{name}.jsonl"), tokenizer)
        lengths = np.array([len(one) for one in found])
        np.savez_compressed(data / f"{name}.npz", lengths=lengths, chances=np.rint(np.concatenate(found) * 255).astype(np.uint8))
        print(name, len(found), flush=True)


def train(model: Teacher, tokenizer, options) -> None:
    rows_of = lambda name: [Row(text, tokenizer) for text in load(options.data / f"{name}.jsonl")]
    marked, swapped, framed = rows_of("marked"), rows_of("swapped"), rows_of("framed")
    some = lambda rows, share: random.sample(rows, int(len(rows) * share))
    held = load(options.data / "held.jsonl")
    size = len(marked) + len(swapped) * SWAPPED_SHARE + len(framed) * FRAMED_SHARE
    steps = options.rounds * (int(size / BATCH) + 10)
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps, pct_start=0.1)
    began = time.time()
    for turn in range(options.rounds):
        for at, batch in enumerate(batches(marked + some(swapped, SWAPPED_SHARE) + some(framed, FRAMED_SHARE))):
            loss = loss_of(model, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            if at % 50 == 0:
                print(turn, at, f"{loss.item():.4f}", f"{time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), options.out)
    found = chances(model, held, tokenizer)
    for sure in (0.3, 0.5, 0.7, 0.9):
        print(measure(held, found, sure), flush=True)


if __name__ == "__main__":
    main()
