"""Writes a trained reader as the product reads it: model.onnx, tokenizer.json, heads.json, heads.bin.

python learning/reader/export.py --data .build/learning --base BASE --model OUT/last.pt --out models/reader

The encoder's matrices are kept in 8 bits, in blocks of 32 numbers, and multiplied as they are read: what stands beside a
window in a batch changes nothing, and the same file gives the same numbers on server and device. The embeddings, half
of the model, are kept in 8 bits too, one scale a word.
"""
import argparse
import json
import os
import shutil

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization.matmul_nbits_quantizer import DefaultWeightOnlyQuantConfig, MatMulNBitsQuantizer
from transformers import AutoTokenizer

from data import ACTORS, ACTS, AUDIENCES, KINDS, RULES, load
from judge import TARGETS, features, first_kind_judge
from model import Reader


class Encoder(torch.nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.encoder = reader.encoder

    def forward(self, input_ids, attention_mask):
        return self.encoder(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state


def with_small_words(model, name):
    """Keeps an embedding table in 8 bits: gathered rows are turned into numbers by their word's scale."""
    graph = model.graph
    table = next(i for i in graph.initializer if i.name == name)
    values = numpy_helper.to_array(table)
    scale = (np.abs(values).max(1, keepdims=True) / 127).astype(np.float32)
    small = np.round(values / np.maximum(scale, 1e-12)).astype(np.int8)
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


def main():
    parser = argparse.ArgumentParser()
    for name in ('data', 'base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    columns = load(f'{options.data}/columns.jsonl')
    reader = Reader(options.base, len(columns))
    reader.encoder.set_attn_implementation('eager')
    reader.load_state_dict(torch.load(options.model, map_location='cpu')['model'])
    reader.eval()
    ids = torch.ones((2, 12), dtype=torch.long)
    large = f'{options.out}/large.onnx'
    torch.onnx.export(Encoder(reader), (ids, torch.ones_like(ids)), large, opset_version=17, dynamo=False,
                      input_names=['input_ids', 'attention_mask'], output_names=['tokens'],
                      dynamic_axes={'input_ids': {0: 'windows', 1: 'length'}, 'attention_mask': {0: 'windows', 1: 'length'},
                                    'tokens': {0: 'windows', 1: 'length'}})
    quantizer = MatMulNBitsQuantizer(onnx.load(large), algo_config=DefaultWeightOnlyQuantConfig(
        block_size=32, is_symmetric=True, bits=8))
    quantizer.process()
    model = quantizer.model.model
    name = next(i.name for i in model.graph.initializer if i.name.endswith('word_embeddings.weight'))
    with_small_words(model, name)
    onnx.save(model, f'{options.out}/model.onnx')
    os.remove(large)
    tokenizer = AutoTokenizer.from_pretrained(options.base)
    tokenizer.save_pretrained(f'{options.out}/words')
    # On one line: of 30,000 lines nobody reads one, and they are a third of the file.
    with open(f'{options.out}/words/tokenizer.json', encoding='utf-8') as file:
        words = json.load(file)
    with open(f'{options.out}/tokenizer.json', 'w', encoding='utf-8') as file:
        file.write(json.dumps(words, ensure_ascii=False, separators=(',', ':')) + '\n')
    shutil.move(f'{options.out}/words/tokenizer_config.json', f'{options.out}/tokenizer_config.json')
    shutil.rmtree(f'{options.out}/words')
    numbers, placed = [], {}
    for head in ('stances', 'paper', 'date'):
        layer = getattr(reader, head)
        weights, biases = reader.stance_layer() if head == 'stances' else (layer.weight.detach(), layer.bias.detach())
        placed[head] = {'inputs': layer.in_features, 'outputs': layer.out_features, 'at': sum(len(n) for n in numbers)}
        numbers += [weights.numpy().ravel(), biases.numpy()]
    np.concatenate(numbers).astype('<f4').tofile(f'{options.out}/heads.bin')
    # Nothing is likely until judge.py has learned what is.
    judges = {target: {'weights': [0] * len(features([0] * 8, False)), 'bias': -20} for target in TARGETS}
    with open(f'{options.out}/heads.json', 'w', encoding='utf-8') as file:
        json.dump({'columns': [c['id'] for c in columns], 'kinds': KINDS, 'audiences': AUDIENCES, 'rules': RULES,
                   'acts': ACTS, 'actors': ACTORS, 'heads': placed, 'judges': judges, 'kindJudge': first_kind_judge()}, file)
    print({kept: os.path.getsize(f'{options.out}/{kept}') for kept in sorted(os.listdir(options.out))})


if __name__ == '__main__':
    main()
