"""What the tagger is told of a token: the same numbers as `core/src/privacy/learnt/signsOf.ts` gives."""

import base64
import functools
import re
from pathlib import Path

import numpy as np

LEARNT = Path(__file__).parents[2] / "core/src/privacy/learnt"
SPELLINGS = 4096
PARTS = 2048
MANY_DIGITS = 5
RULES = ["", "person_name", "email", "phone", "student_id", "case_number", "exact_date", "hearing_detail",
         "address_or_room", "social_handle", "url_to_person", "unique_circumstance", "group"]


def place_of(word: str) -> int:
    """As `placeOf` in core/src/learnt/traits.ts."""
    value = 0x811C9DC5
    for letter in word:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value >> 11


def table_of(file: str, name: str) -> bytes:
    text = (LEARNT / file).read_text()
    return base64.b64decode(re.search(rf"export const {name} =\s+'([^']*)'", text)[1])


def vectors() -> np.ndarray:
    """A row for each word that is known, after a row of zeros."""
    nibbles = np.frombuffer(table_of("vectors.ts", "levels"), dtype=np.uint8)
    levels = np.stack([nibbles >> 4, nibbles & 15], 1).reshape(len(rows_of()), -1).astype(np.float32) - 8
    return np.concatenate([np.zeros_like(levels[:1]), levels])


@functools.cache
def rows_of() -> dict[int, int]:
    """The row of each place, from 1."""
    places, place, shift = [], 0, 0
    for byte in table_of("vectors.ts", "places"):
        place += (byte & 127) << shift
        shift += 7
        if byte < 128:
            places.append(place)
            shift = 0
    return {place: row + 1 for row, place in enumerate(places)}


@functools.cache
def of_word(key: str) -> tuple[int, int, int, int, int]:
    part = re.split("['’-]", key)[0]
    one = part[:-1] if len(part) > 3 and part.endswith("s") else part
    found = (rows_of().get(place_of(word), 0) for word in (key, part, one) if len(word) > 2)
    spelt = re.sub(r"\d", "9", key)
    return (
        next((row for row in found if row), 0),
        place_of(f"w {spelt}") % SPELLINGS,
        place_of(f"p3 {spelt[:3]}") % PARTS,
        place_of(f"e3 {spelt[-3:]}") % PARTS,
        place_of(f"e2 {spelt[-2:]}") % PARTS,
    )


def of_token(key: str, name: int, shape: int, digits: int, rule: str) -> tuple[int, ...]:
    """@param rule the kind of detail that rules found here"""
    return (*of_word(key), name, shape, min(digits, MANY_DIGITS), RULES.index(rule))
