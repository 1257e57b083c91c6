"""
Fine-tunes a few layers of MiniLM-L6 to mark tokens.

    python learning/details/train.py --data DATA --words WORDS --base BASE --out OUT [--hold TA TC] [--start CHECKPOINT] [--new TG TH] [--whole]

DATA is what `export.ts` wrote, WORDS what `words.py` wrote. `--hold` leaves writers out to measure by; `--start` goes on from a checkpoint;
`--new` names the writers whom that has not learned from: theirs are read every round, and of the others a quarter;
`--whole` trains all layers, from which a thin finder begins better than from the base.
"""

import argparse
import os
import random
import sys
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from data import LABELS, load, measure
from model import Finder, Row, finder, padded, words_of

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))
from quick import quick  # noqa: E402

BATCH = 32
# Of whole texts, of those with other details or in small letters, and of the older short texts, so many a round;
# and of these so many by writers whom the checkpoint has learned from.
SHARES = {"marked": 1, "varied": 0.17, "short": 0.15}
KNOWN_SHARE = 0.25


def batches(rows: list[Row]) -> list[list[Row]]:
    """Of like length, in any order."""
    random.shuffle(rows)
    parts = [sorted(rows[at : at + 40 * BATCH], key=lambda row: len(row.ids)) for at in range(0, len(rows), 40 * BATCH)]
    made = [part[at : at + BATCH] for part in parts for at in range(0, len(part), BATCH)]
    random.shuffle(made)
    return made


def loss_of(model: Finder, batch: list[Row]) -> torch.Tensor:
    ids, attention, told, labels = padded(batch)
    with quick():
        scores = model(ids, attention, told)
    each = F.cross_entropy(scores.float().flatten(0, 1), labels.flatten(), ignore_index=-100, reduction="none",
                           label_smoothing=0.02).view(labels.shape)
    # A long text counts more than a short one, but not as much as it is longer.
    return (each.sum(1) / (labels >= 0).sum(1).clamp(min=1).sqrt()).mean() / 8


@torch.no_grad()
def chances(model: Finder, texts: list[dict], tokenizer) -> list[np.ndarray]:
    """For each text [tokens, labels]."""
    model.eval()
    found = []
    for text in texts:
        row = Row(text, tokenizer)
        ids, attention, told, _ = padded([row])
        own = model(ids, attention, told)[0].softmax(-1).numpy()
        found.append(np.eye(1, len(LABELS), dtype=np.float32).repeat(len(text["tokens"]), 0))
        for token, piece in row.first.items():
            found[-1][token] = own[piece]
    model.train()
    return found


def main() -> None:
    arguments = argparse.ArgumentParser()
    for name in ("data", "words", "out"):
        arguments.add_argument(f"--{name}", type=Path, required=True)
    arguments.add_argument("--base", required=True)
    arguments.add_argument("--start")
    arguments.add_argument("--hold", nargs="*", default=[])
    arguments.add_argument("--new", nargs="*", default=[])
    arguments.add_argument("--whole", action="store_true")
    arguments.add_argument("--rounds", type=int, default=4)
    arguments.add_argument("--rate", type=float, default=2e-4)
    options = arguments.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    tokenizer, kept = words_of(options.words)
    model = finder(options.base, kept, options.start, options.whole)
    parts: dict[float, list[Row]] = defaultdict(list)
    held = []
    for name, share in SHARES.items():
        for text in load(options.data / f"{name}.jsonl"):
            if text["writer"] not in options.hold:
                is_known = options.new and text["writer"] not in options.new
                parts[share * KNOWN_SHARE if is_known else share].append(Row(text, tokenizer))
            elif name == "marked":
                held.append(text)
    steps = options.rounds * (int(sum(len(rows) * share for share, rows in parts.items()) / BATCH) + 2)
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps, pct_start=0.1)
    began = time.time()
    for turn in range(options.rounds):
        some = [row for share, rows in parts.items() for row in random.sample(rows, int(len(rows) * share))]
        for at, batch in enumerate(batches(some)):
            loss = loss_of(model, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            if schedule.last_epoch < steps - 1:
                schedule.step()
            if at % 20 == 0:
                print(turn, at, f"{loss.item():.4f}", f"{time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), options.out)
    found = chances(model, held, tokenizer)
    for sure in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        print(measure(held, found, sure), flush=True)


if __name__ == "__main__":
    main()
