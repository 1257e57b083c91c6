"""
Chooses the pieces of words that the model keeps: tokenizer.json, tokenizer_config.json, and kept.json with their numbers in the base.

    python learning/details/words.py --base BASE --out WORDS

Kept are the most frequent, single letters, and those that occur in `corpus/details`, `corpus/reviews/read.jsonl` or three times in
messages. What is not kept is read in smaller pieces.
"""

import argparse
import json
import shutil
from collections import Counter
from pathlib import Path

from tokenizers import Tokenizer

CORPUS = Path(__file__).parents[2] / "corpus"
FREQUENT = 5600
SPECIAL = {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"}
MARKS = set("–—‘’“”•…€")
LATIN = 0x250


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--base", type=Path, required=True)
    arguments.add_argument("--out", type=Path, required=True)
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    reviews = [*sorted((CORPUS / "details").glob("*.jsonl")), CORPUS / "reviews/read.jsonl"]
    messages = [*sorted((CORPUS / "messages").glob("*.jsonl")), *sorted((CORPUS / "asked").glob("*.jsonl")), CORPUS / "letterKinds.jsonl"]
    in_reviews, in_messages = (pieces_of(files, options.base) for files in (reviews, messages))

    def is_kept(piece: str, number: int) -> bool:
        letters = piece.replace("##", "")
        if piece in SPECIAL or piece.startswith("[unused"):
            return piece in SPECIAL
        if len(letters) == 1:
            return ord(letters) < LATIN or letters in MARKS
        frequent = number < FREQUENT and all(ord(letter) < LATIN for letter in letters)
        return frequent or in_reviews[number] > 0 or in_messages[number] > 2

    words = json.loads((options.base / "tokenizer.json").read_text())
    numbers = sorted(words["model"]["vocab"].items(), key=lambda one: one[1])
    kept = [(piece, number) for piece, number in numbers if is_kept(piece, number)]
    now = {piece: at for at, (piece, _) in enumerate(kept)}
    words["model"]["vocab"] = now
    words["truncation"] = words["padding"] = None
    for token in words["added_tokens"]:
        token["id"] = now[token["content"]]
    for name, token in words["post_processor"]["special_tokens"].items():
        token["ids"] = [now[name]]
    (options.out / "tokenizer.json").write_text(json.dumps(words, ensure_ascii=False, separators=(",", ":")) + "\n")
    (options.out / "kept.json").write_text(json.dumps([number for _, number in kept]))
    shutil.copy(options.base / "tokenizer_config.json", options.out)
    print(len(kept), "pieces")


def pieces_of(files: list[Path], base: Path) -> Counter:
    tokenizer = Tokenizer.from_file(str(base / "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    found: Counter = Counter()
    for file in files:
        texts = [json.loads(line)["text"] for line in file.open() if line.strip()]
        for encoded in tokenizer.encode_batch(texts):
            found.update(encoded.ids)
    return found


if __name__ == "__main__":
    main()
