"""
Writes the table of names, `heads.bin`, and `heads.json`, which tells where in it the bits of names begin.

    pip install names
    python learning/details/names.py --out models/details

The names are those of the census of 1990 (public domain), as the package `names` (MIT) brings them. They are kept as 21-bit hashes.
"""

import argparse
import json
from pathlib import Path

SURNAMES = 9000
COMMON = 400


def place_of(word: str) -> int:
    """As `placeOf` in core/src/learnt/traits.ts."""
    value = 0x811C9DC5
    for letter in word:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value >> 11


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


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--out", type=Path, required=True)
    options = arguments.parse_args()
    names = names_of()
    places = packed(sorted(names))
    (options.out / "heads.bin").write_bytes(places + bytes(names[place] for place in sorted(names)))
    (options.out / "heads.json").write_text(json.dumps({"names": len(places)}) + "\n")


if __name__ == "__main__":
    main()
