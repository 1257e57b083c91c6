"""Reads what `export.ts` writes, and measures as `tools/eval/measureDetails.ts` does."""

import json
from collections import Counter
from pathlib import Path

import numpy as np

LABELS = ["none", "name", "place", "group", "circumstance", "date", "email", "phone", "handle", "number"]
# What the rules call some of them.
RULED = {"person_name": "name", "address_or_room": "place", "unique_circumstance": "circumstance",
         "exact_date": "date", "hearing_detail": "date"}
START, END, KEY, NAME, SHAPE, DIGITS, RULE = range(7)
CLOSES = 4
LOOSE = set(
    "and or but so in at of from on to for with by as is was are were be been am i he she they we it its had has have "
    "that who this which when while if not no then than now here there below above ok u me him them us you".split()
)
EMPTY = set("the a an my his her our their your one".split())
BESIDE = 0.3


def load(file: Path) -> list[dict]:
    return [text for text in map(json.loads, file.open()) if text["tokens"]]


def labels_of(text: dict) -> np.ndarray:
    """The label of each token."""
    labels = np.zeros(len(text["tokens"]), dtype=np.int64)
    for at, token in enumerate(text["tokens"]):
        for mark in text["marks"]:
            if mark["start"] < token[END] and token[START] < mark["end"]:
                labels[at] = LABELS.index(mark["kind"])
    return labels


def details_of(text: dict, chances: np.ndarray, sure: float) -> list[tuple[int, int, str]]:
    """Start, end and kind of what rules and the tagger find together, as `findLearned` does."""
    tokens, found = text["tokens"], [tuple(one) for one in text["found"]]
    pointing = [bool(chance > sure) for chance in 1 - chances[:, 0]]
    beside = 1 - chances[:, 0] > sure * BESIDE
    for at in range(1, len(tokens)):
        if pointing[at - 1] and beside[at] and not tokens[at - 1][SHAPE] & CLOSES:
            pointing[at] = True
    for at in range(len(tokens) - 2, -1, -1):
        if pointing[at + 1] and beside[at] and not tokens[at][SHAPE] & CLOSES:
            pointing[at] = True
    runs, is_open = [], False
    for at, token in enumerate(tokens):
        taken = any(start < token[END] and token[START] < end for start, end, _ in found)
        if not pointing[at] or taken:
            is_open = False
        elif is_open:
            runs[-1][1] = at
        else:
            runs.append([at, at])
            is_open = True
        if token[SHAPE] & CLOSES:
            is_open = False
    details = [(start, end, RULED.get(kind, kind)) for start, end, kind in found]
    for first, last in runs:
        while first <= last and tokens[first][KEY] in LOOSE:
            first += 1
        while last >= first and tokens[last][KEY] in LOOSE | EMPTY:
            last -= 1
        if any(letter.isalpha() for token in tokens[first : last + 1] for letter in token[KEY]):
            kind = LABELS[1 + int(chances[first : last + 1, 1:].sum(0).argmax())]
            details.append((tokens[first][START], tokens[last][END], kind))
    return details


def measure(texts: list[dict], chances: list[np.ndarray], sure: float) -> str:
    """Recall by kind, and false marks in texts without a detail and in others."""
    found, marked, innocent, false, elsewhere = Counter(), Counter(), 0, 0, 0
    for text, own in zip(texts, chances, strict=True):
        details = details_of(text, own, sure)
        for mark in text["marks"]:
            shared = [max(0, min(mark["end"], end) - max(mark["start"], start)) for start, end, _ in details]
            points = mark["kind"] == "circumstance" and any(
                part and kind in ("circumstance", "group") for part, (_, _, kind) in zip(shared, details, strict=True)
            )
            for key in ("all", mark["kind"]):
                marked[key] += 1
                found[key] += points or sum(shared) * 2 >= mark["end"] - mark["start"]
        wrong = sum(all(end <= m["start"] or m["end"] <= start for m in text["marks"]) for start, end, _ in details)
        if text["marks"]:
            elsewhere += wrong
        else:
            innocent, false = innocent + 1, false + wrong
    kinds = ", ".join(f"{kind} {found[kind]}/{marked[kind]}" for kind in marked)
    recall = found["all"] / max(1, marked["all"])
    return f"sure {sure:.2f}: recall {recall:.3f}, false {false} in {innocent}, {elsewhere} elsewhere; {kinds}"
