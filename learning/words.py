"""Writes what the encoders of one base share: how a text becomes tokens, and a vector for each token.

python learning/words.py --base BASE --out models/words

Left out is what no text in English or Spanish needs: places that the base keeps free, and letters of other scripts.
vectors.bin holds a row of 8 bits for each token, then the rows' scales. Training leaves these vectors as they are.
"""
import argparse
import json
import os
import shutil
import unicodedata

import torch
from transformers import AutoModel

from small_onnx import in_bytes

SCRIPTS = ('LATIN', 'GREEK')


def is_kept(piece):
    """Signs are kept, and letters of the scripts that are read."""
    if piece.startswith('[unused'):
        return False
    letters = [sign for sign in piece if unicodedata.category(sign) in ('Ll', 'Lo', 'Lu', 'Mc', 'Mn')]
    return all(unicodedata.name(letter, 'LATIN').startswith((*SCRIPTS, 'MICRO', 'COMBINING', 'FEMININE', 'MASCULINE')) for letter in letters)


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    with open(f'{options.base}/tokenizer.json', encoding='utf-8') as file:
        words = json.load(file)
    pieces = sorted(words['model']['vocab'].items(), key=lambda one: one[1])
    kept = [(piece, row) for piece, row in pieces if is_kept(piece)]
    now = words['model']['vocab'] = {piece: at for at, (piece, _) in enumerate(kept)}
    words['truncation'] = words['padding'] = None
    for token in words['added_tokens']:
        token['id'] = now[token['content']]
    for name, token in words['post_processor']['special_tokens'].items():
        token['ids'] = [now[name]]
    # On one line: of 30,000 lines nobody reads one, and they are a third of the file.
    with open(f'{options.out}/tokenizer.json', 'w', encoding='utf-8') as file:
        file.write(json.dumps(words, ensure_ascii=False, separators=(',', ':')) + '\n')
    shutil.copy(f'{options.base}/tokenizer_config.json', options.out)
    vectors = AutoModel.from_pretrained(options.base).embeddings.word_embeddings.weight.detach()
    rows, scales = in_bytes(vectors[torch.tensor([row for _, row in kept])].numpy())
    with open(f'{options.out}/vectors.bin', 'wb') as file:
        file.write(rows.tobytes() + scales.astype('<f4').tobytes())
    print(len(kept), 'tokens')


if __name__ == '__main__':
    main()
