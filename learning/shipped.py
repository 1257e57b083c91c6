"""Reads a shipped encoder and its heads back, so that training can go on from them: checkpoints get lost with machines.

The numbers are those that the product reads: 8 bits that were widened (bfloat16 for heads in 16 bits), which training goes on
from as from any others. Embeddings, which training leaves as they are, are the base's.
"""
import json
import os

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def wide(rows, scales):
    """Numbers of 8 bits around 128 in blocks of one scale -> [outputs, inputs]"""
    numbers = (rows.astype(np.float32) - 128) * scales.reshape(*rows.shape[:2], 1)
    return numbers.reshape(len(rows), -1)


def encoder_state(folder):
    """The encoder's weights by the names that the trainer gives them."""
    graph = onnx.load(f'{folder}/model.onnx').graph
    kept = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    # Vectors of places are cut to the longest window when they are written; they are the base's, too.
    state = {name: numbers for name, numbers in kept.items() if name.startswith('encoder.encoder.')}
    for node in graph.node:
        if node.op_type == 'MatMulNBits':
            # /encoder/encoder/layer.0/attention/self/query/MatMul_Q8
            name = node.name.removeprefix('/').rsplit('/', 1)[0].replace('/', '.')
            state[f'{name}.weight'] = wide(kept[node.input[1]], kept[node.input[2]])
    return state


def head_states(folder, halves=False):
    """-> what heads.json says, and each head's weights and biases by its name there

    halves: heads.bin is in 16 bits
    """
    with open(f'{folder}/heads.json', encoding='utf-8') as file:
        known = json.load(file)
    if halves:
        numbers = (np.fromfile(f'{folder}/heads.bin', '<u2').astype('<u4') << 16).view('<f4')
    else:
        numbers = np.fromfile(f'{folder}/heads.bin', '<f4')
    heads = {}
    for name, head in known['heads'].items():
        biases = head['at'] + head['inputs'] * head['outputs']
        heads[name] = (numbers[head['at']:biases].reshape(head['outputs'], head['inputs']), numbers[biases:biases + head['outputs']])
    return known, heads


def shipped_state(folder):
    """The weights of an encoder and its heads by the names that the trainer gives them."""
    state = encoder_state(folder)
    for name, (weights, biases) in head_states(folder)[1].items():
        state[f'{name}.weight'], state[f'{name}.bias'] = weights, biases
    return state


def restored(model, state):
    """The model's own state, with the numbers of `state` in place of those of the same name."""
    return {**model.state_dict(), **{name: torch.tensor(np.ascontiguousarray(numbers)) for name, numbers in state.items()}}


def begun_with(model, start):
    """The state that training begins with.

    start: a checkpoint, or the folder of a shipped model
    """
    return restored(model, shipped_state(start)) if os.path.isdir(start) else torch.load(start, map_location='cpu')['model']
