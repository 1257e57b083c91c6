"""
Writes a trained finder as the product reads it: model.onnx, with matrices and embeddings in 8 bits, and the words.

    python learning/details/export.py --words WORDS --base BASE --model CHECKPOINT [CHECKPOINT] --out models/details

Of several checkpoints it writes the mean.

`names.py` writes what else is there.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import SIGNS, Finder, finder, words_of

sys.path.append(os.path.join(os.path.dirname(__file__), ".."))
from small_onnx import with_small_words  # noqa: E402

# Pieces of a window with both ends (`LONGEST` in core/src/privacy/learnt/tagger.ts).
WINDOW = 128


class Chances(torch.nn.Module):
    """One text: no piece is padding."""

    def __init__(self, model: Finder):
        super().__init__()
        self.model = model

    def forward(self, input_ids, told):
        return self.model(input_ids, torch.ones_like(input_ids), told).softmax(-1)


def main() -> None:
    arguments = argparse.ArgumentParser()
    for name in ("words", "out"):
        arguments.add_argument(f"--{name}", type=Path, required=True)
    arguments.add_argument("--base", required=True)
    arguments.add_argument("--model", nargs="+", required=True)
    options = arguments.parse_args()
    _, kept = words_of(options.words)
    model = finder(options.base, kept, options.model[0])
    states = [torch.load(checkpoint) for checkpoint in options.model]
    model.load_state_dict({name: sum(state[name] for state in states) / len(states) for name in states[0]})
    model.encoder.config._attn_implementation = "eager"
    places = model.encoder.embeddings
    places.position_embeddings = torch.nn.Embedding.from_pretrained(places.position_embeddings.weight[:WINDOW])
    write(model.eval(), options.out)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(options.words / name, options.out / name)
    print({file.name: file.stat().st_size for file in sorted(options.out.iterdir())})


def write(model: Finder, out: Path) -> None:
    large, small = (str(out / name) for name in ("large.onnx", "model.onnx"))
    pieces = torch.ones((1, 12), dtype=torch.long)
    torch.onnx.export(Chances(model), (pieces, torch.ones((1, 12, len(SIGNS)), dtype=torch.long)), large, opset_version=17,
                      dynamo=False, input_names=["input_ids", "told"], output_names=["chances"],
                      dynamic_axes={"input_ids": {1: "pieces"}, "told": {1: "pieces"}, "chances": {1: "pieces"}})
    # What is multiplied is kept in 8 bits, and so is what it is multiplied with: a third of the time in a browser.
    quantize_dynamic(large, small, weight_type=QuantType.QUInt8, per_channel=True, op_types_to_quantize=["MatMul"])
    made = onnx.load(small)
    with_small_words(made, next(one.name for one in made.graph.initializer if one.name.endswith("word_embeddings.weight")))
    onnx.save(made, small)
    os.remove(large)


if __name__ == "__main__":
    main()
