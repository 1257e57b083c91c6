"""Writes an encoder as model.onnx, as the product reads it.

The encoder's matrices are kept in 8 bits, in blocks of 32 numbers, and multiplied as they are read: what stands beside a
window in a batch changes nothing, and the same file gives the same numbers on server and device. Vectors of words, half
of the model, are given to it (`words.py`), since all encoders of one base share them.
"""
import json
import os

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization.matmul_nbits_quantizer import DefaultWeightOnlyQuantConfig, MatMulNBitsQuantizer


class Tokens(torch.nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, input_ids, attention_mask):
        return self.encoder(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state


def in_bytes(rows):
    """-> rows in 8 bits, and a scale for each"""
    scale = (np.abs(rows).max(1, keepdims=True) / 127).astype(np.float32)
    return np.round(rows / np.maximum(scale, 1e-12)).astype(np.int8), scale


def with_small_words(model, name):
    """Keeps an embedding table in 8 bits: gathered rows are turned into numbers by their word's scale."""
    graph = model.graph
    table = next(i for i in graph.initializer if i.name == name)
    small, scale = in_bytes(numpy_helper.to_array(table))
    graph.initializer.remove(table)
    graph.initializer.extend([numpy_helper.from_array(small, name + '.int8'), numpy_helper.from_array(scale, name + '.scale')])
    for at, node in enumerate(list(graph.node)):
        if node.op_type == 'Gather' and node.input[0] == name:
            rows, out = node.input[1], node.output[0]
            new = [helper.make_node('Gather', [name + '.int8', rows], [out + '.int8']),
                   helper.make_node('Gather', [name + '.scale', rows], [out + '.scale']),
                   helper.make_node('Cast', [out + '.int8'], [out + '.wide'], to=TensorProto.FLOAT),
                   helper.make_node('Mul', [out + '.wide', out + '.scale'], [out])]
            graph.node.remove(node)
            for place, one in enumerate(new):
                graph.node.insert(at + place, one)
            return
    raise ValueError(f'Nothing gathers {name}.')


def with_words_given(model):
    """Takes the embedding table away: instead of numbers of words, their vectors [windows, length, width] come in."""
    graph = model.graph
    ids = next(i for i in graph.input if i.name == 'input_ids')
    table = next(i for i in graph.initializer if i.name.endswith('word_embeddings.weight'))
    gather = next(n for n in graph.node if n.op_type == 'Gather' and n.input[0] == table.name)
    for node in graph.node:
        for at, name in enumerate(node.input):
            if name in ('input_ids', gather.output[0]):
                node.input[at] = 'vectors'
    graph.input.insert(0, helper.make_tensor_value_info('vectors', TensorProto.FLOAT, ['windows', 'length', table.dims[1]]))
    graph.input.remove(ids)
    graph.node.remove(gather)
    graph.initializer.remove(table)


def with_places(model, longest):
    """Keeps as many vectors of places as the longest window has."""
    table = next(i for i in model.graph.initializer if i.name.endswith('position_embeddings.weight'))
    table.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(table)[:longest], table.name))


def write_encoder(encoder, out, longest):
    """model.onnx

    longest: tokens of a window, at most
    """
    encoder.set_attn_implementation('eager')
    ids = torch.ones((2, 12), dtype=torch.long)
    large = f'{out}/large.onnx'
    torch.onnx.export(Tokens(encoder), (ids, torch.ones_like(ids)), large, opset_version=17, dynamo=False,
                      input_names=['input_ids', 'attention_mask'], output_names=['tokens'],
                      dynamic_axes={'input_ids': {0: 'windows', 1: 'length'}, 'attention_mask': {0: 'windows', 1: 'length'},
                                    'tokens': {0: 'windows', 1: 'length'}})
    quantizer = MatMulNBitsQuantizer(onnx.load(large), algo_config=DefaultWeightOnlyQuantConfig(
        block_size=32, is_symmetric=True, bits=8))
    quantizer.process()
    model = quantizer.model.model
    with_words_given(model)
    with_places(model, longest)
    onnx.save(model, f'{out}/model.onnx')
    os.remove(large)


def write_heads(heads, out, halves=False):
    """heads.bin: for each head its weights, then its biases. -> where each of them is

    heads: name -> (weights [outputs, inputs], biases [outputs])
    halves: in 16 bits
    """
    numbers, placed = [], {}
    for name, (weights, biases) in heads.items():
        outputs, inputs = weights.shape
        placed[name] = {'inputs': inputs, 'outputs': outputs, 'at': sum(len(n) for n in numbers)}
        numbers += [weights.detach().numpy().ravel(), biases.detach().numpy()]
    numbers = np.concatenate(numbers).astype('<f4')
    if halves:
        # bfloat16: the upper half of each number, rounded.
        numbers = ((numbers.view('<u4') + 0x8000) >> 16).astype('<u2')
    numbers.tofile(f'{out}/heads.bin')
    return placed


def write_model(model, heads, out, longest, said):
    """model.onnx, heads.bin and heads.json; prints how large they are

    heads: names of the model's layers over its encoder
    longest: tokens of a window, at most
    said: what heads.json says besides where the heads are
    """
    os.makedirs(out, exist_ok=True)
    write_encoder(model.encoder, out, longest)
    layers = {name: getattr(model, name) for name in heads}
    placed = write_heads({name: (layer.weight, layer.bias) for name, layer in layers.items()}, out)
    with open(f'{out}/heads.json', 'w', encoding='utf-8') as file:
        json.dump({**said, 'heads': placed}, file)
    print({kept: os.path.getsize(f'{out}/{kept}') for kept in sorted(os.listdir(out))})
