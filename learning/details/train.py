"""
Trains the tagger that ships, on marks and on what the teacher says of many more texts, and writes
`core/src/privacy/learnt/weights.ts`.

    python learning/details/train.py --data DATA [--rounds 5] [--write]

DATA is what `export.ts` wrote and `teacher.py --label` labelled; without labels it learns from marks alone.
"""

import argparse
import base64
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import signs
from data import DIGITS, KEY, NAME, RULE, SHAPE, labels_of, load, measure
from tagger import LABELS, SCALE, TABLES, Tagger, chances, padded

BATCH = 64
# How much a text of each file counts; nobody marked the last.
COUNTS = {"marked": 1.0, "swapped": 0.6, "framed": 0.35, "quiet": 0.4}
# A mark counts half beside the teacher's word for it.
MARK = 0.5


class Row:
    def __init__(self, text: dict, counts: float, soft: np.ndarray | None, is_marked: bool):
        self.told = told_of(text)
        self.labels = labels_of(text) if is_marked else None
        self.soft, self.counts = soft, counts


def told_of(text: dict) -> np.ndarray:
    tokens = text["tokens"]
    return np.array([signs.of_token(t[KEY], t[NAME], t[SHAPE], t[DIGITS], t[RULE]) for t in tokens])


def rows_of(data: Path, name: str) -> list[Row]:
    texts, file = load(data / f"{name}.jsonl"), data / f"{name}.npz"
    soft: list[np.ndarray | None] = [None] * len(texts)
    if file.exists():
        labelled = np.load(file)
        soft = list(np.split(labelled["chances"].astype(np.float32) / 255, np.cumsum(labelled["lengths"])[:-1]))
    is_marked = name != "quiet"
    return [Row(text, COUNTS[name], own, is_marked) for text, own in zip(texts, soft, strict=True)
            if is_marked or own is not None]


def loss_of(model: Tagger, batch: list[Row]) -> torch.Tensor:
    told, mask = padded([row.told for row in batch])
    scores = model(told, mask).log_softmax(-1)
    target = torch.zeros(scores.shape)
    for at, row in enumerate(batch):
        size = len(row.told)
        share = 0.0 if row.soft is None else 1 - MARK if row.labels is not None else 1.0
        if row.soft is not None:
            target[at, :size] += share * torch.from_numpy(row.soft)
        if row.labels is not None:
            target[at, :size] += (1 - share) * F.one_hot(torch.from_numpy(row.labels), len(LABELS))
    each = -(target * scores).sum(-1).sum(1) / mask.sum(1).sqrt()
    return (each * torch.tensor([row.counts for row in batch])).mean() / 5


def batches(rows: list[Row]) -> list[list[Row]]:
    random.shuffle(rows)
    parts = [sorted(rows[at : at + 30 * BATCH], key=lambda row: len(row.told)) for at in range(0, len(rows), 30 * BATCH)]
    made = [part[at : at + BATCH] for part in parts for at in range(0, len(part), BATCH)]
    random.shuffle(made)
    return made


def train(model: Tagger, rows: list[Row], rounds: int, rate: float) -> None:
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=0.02)
    steps = rounds * (len(rows) // BATCH + 30)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    began = time.time()
    for turn in range(rounds):
        losses = []
        for batch in batches(rows):
            loss = loss_of(model, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"round {turn}: {np.mean(losses):.4f}, {time.time() - began:.0f} s", flush=True)


def write(model: Tagger) -> None:
    """In signed bytes; each row of a layer has a scale of its own."""
    entrance = model.entrance.weight.detach().clone()
    # The vectors' whole numbers are read as they are.
    entrance[:, : model.vectors.shape[1]] *= SCALE
    layers = {"entrance": (entrance, model.entrance.bias), "exit": (model.exit.weight, model.exit.bias)}
    tables = [
        f"  {{ sign: '{sign}' as const, table: {packed(table.weight, by_row=False)} }},"
        for sign, table in zip(TABLES, model.tables, strict=True)
    ]
    steps = [
        "  {\n" + "".join(f"    {name}: {layer(own)},\n" for name, own in
                          (("near", (step.near.weight[:, 0], step.near.bias)), ("norm", (step.norm.weight, step.norm.bias)),
                           ("widen", (step.widen.weight, step.widen.bias)), ("narrow", (step.narrow.weight, step.narrow.bias)))) + "  },"
        for step in model.steps
    ]
    lines = ["// Written by `learning/details/train.py`: do not edit.", ""]
    lines += ["export const tables = [", *tables, "]", "", "export const steps = [", *steps, "]", ""]
    for name, own in layers.items():
        lines += [f"export const {name} = {layer(own)}", ""]
    (signs.LEARNT / "weights.ts").write_text("\n".join(lines))


def layer(own) -> str:
    weight, bias = own
    return f"{{ weight: {packed(weight)}, bias: {packed(bias)} }}"


def packed(table: torch.Tensor, by_row: bool = True) -> str:
    rows = table.detach().numpy().astype(np.float32)
    rows = rows[None] if rows.ndim == 1 else rows
    scales = np.maximum(np.abs(rows).max(1 if by_row else None, keepdims=True), 1e-9) / 127
    bytes_ = np.rint(rows / scales).astype(np.int8)
    text = lambda numbers: base64.b64encode(numbers.tobytes()).decode()
    return f"{{ columns: {rows.shape[1]}, scales: '{text(scales.ravel().astype('<f4'))}', bytes: '{text(bytes_)}' }}"


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", type=Path, required=True)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--rate", type=float, default=3e-3)
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--files", nargs="*", default=list(COUNTS))
    arguments.add_argument("--keep", help="where a checkpoint is kept")
    arguments.add_argument("--write", action="store_true")
    options = arguments.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(22)
    random.seed(22)
    model = Tagger()
    train(model, [row for name in options.files for row in rows_of(options.data, name)], options.rounds, options.rate)
    held = load(options.data / "held.jsonl")
    found = chances(model, [told_of(text) for text in held])
    for sure in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        print(measure(held, found, sure), flush=True)
    if options.keep:
        torch.save(model.state_dict(), options.keep)
    if options.write:
        write(model)


if __name__ == "__main__":
    main()
