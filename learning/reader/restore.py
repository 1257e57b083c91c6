"""Turns a shipped model back into a checkpoint that training can start from, since checkpoints get lost with machines.

python learning/reader/restore.py --base BASE --model models/reader --out CHECKPOINT.pt

Its numbers are those that the product reads: 8 bits that were widened, which training goes on from as from any others.
Embeddings, which training leaves as they are, are the base's.
"""
import argparse
import json

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import Reader


def wide(rows, scales):
    """Numbers of 8 bits around 128 in blocks of one scale -> [outputs, inputs]"""
    numbers = (rows.astype(np.float32) - 128) * scales.reshape(*rows.shape[:2], 1)
    return numbers.reshape(len(rows), -1)


def encoder_state(graph):
    """The encoder's weights by the names that the trainer gives them."""
    kept = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    state = {name: numbers for name, numbers in kept.items() if name.startswith('encoder.encoder.')}
    for node in graph.node:
        if node.op_type == 'MatMulNBits':
            # /encoder/encoder/layer.0/attention/self/query/MatMul_Q8
            name = node.name.removeprefix('/').rsplit('/', 1)[0].replace('/', '.')
            state[f'{name}.weight'] = wide(kept[node.input[1]], kept[node.input[2]])
    return state


def head_state(folder):
    with open(f'{folder}/heads.json', encoding='utf-8') as file:
        known = json.load(file)
    numbers = np.fromfile(f'{folder}/heads.bin', '<f4')
    state = {}
    for name, head in known['heads'].items():
        biases = head['at'] + head['inputs'] * head['outputs']
        state[f'{name}.weight'] = numbers[head['at']:biases].reshape(head['outputs'], head['inputs'])
        state[f'{name}.bias'] = numbers[biases:biases + head['outputs']]
    return state, len(known['columns'])


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    heads, columns = head_state(options.model)
    state = {**encoder_state(onnx.load(f'{options.model}/model.onnx').graph), **heads}
    reader = Reader(options.base, columns)
    restored = {name: torch.tensor(np.ascontiguousarray(numbers)) for name, numbers in state.items()}
    reader.load_state_dict({**reader.state_dict(), **restored})
    torch.save({'model': reader.state_dict()}, options.out)


if __name__ == '__main__':
    main()
