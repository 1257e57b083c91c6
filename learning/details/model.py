"""The model that marks identifying details: a few layers of MiniLM-L6 over pieces of words and what core tells of each token."""

import json
from pathlib import Path

import torch
from torch import nn
from transformers import AutoModel, PreTrainedTokenizerFast

from data import DIGITS, END, LABELS, NAME, RULE, SHAPE, START, labels_of

LONGEST = 256
# What is kept of the base's six layers, and of the 1,536 inner numbers of each.
LAYERS = [0, 1, 3, 5]
INNER = 1024
MANY_DIGITS = 5
RULES = ["", "person_name", "email", "phone", "student_id", "case_number", "exact_date", "hearing_detail",
         "address_or_room", "social_handle", "url_to_person", "unique_circumstance", "group"]
# Rows of the tables of signs, the first for pieces that belong to no token.
SIGNS = (17, 17, MANY_DIGITS + 2, len(RULES) + 1)


class Finder(nn.Module):
    """@param kept the base's pieces of words that are kept, by their numbers (`words.py`)"""

    def __init__(self, base: str, kept: list[int]):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, attn_implementation="sdpa")
        width = self.encoder.config.hidden_size
        # The encoder knows no capitals, names or rules.
        self.signs = nn.ModuleList(nn.Embedding(rows, width) for rows in SIGNS)
        for table in self.signs:
            nn.init.normal_(table.weight, std=0.01)
        self.head = nn.Linear(width, len(LABELS))
        self.drop = nn.Dropout(0.1)
        words = self.encoder.embeddings.word_embeddings.weight.detach()[kept].clone()
        self.encoder.embeddings.word_embeddings = nn.Embedding.from_pretrained(words, freeze=False, padding_idx=0)

    def thin(self) -> "Finder":
        """Leaves out two layers, and of the others the inner numbers with the smallest weights."""
        stack = self.encoder.encoder
        stack.layer = nn.ModuleList(stack.layer[at] for at in LAYERS)
        self.encoder.config.num_hidden_layers = len(LAYERS)
        for layer in stack.layer:
            narrow(layer.intermediate.dense, layer.output.dense, INNER)
        return self

    def forward(self, ids, attention, told):
        """
        @param ids, attention [texts, pieces]
        @param told [texts, pieces, signs]
        @returns scores [texts, pieces, labels]
        """
        states = self.encoder.embeddings.word_embeddings(ids)
        for table, sign in zip(self.signs, told.unbind(-1), strict=True):
            states = states + table(sign)
        return self.head(self.drop(self.encoder(inputs_embeds=states, attention_mask=attention).last_hidden_state))


def finder(base: str, kept: list[int], checkpoint: str | None, whole: bool = False) -> Finder:
    """A thin finder, or one with all layers; begun anew, from a thin one or from one with all layers."""
    model = Finder(base, kept)
    state = torch.load(checkpoint) if checkpoint else None
    if whole or (state and f"encoder.encoder.layer.{len(LAYERS)}.output.dense.weight" in state):
        if state:
            model.load_state_dict(state)
        return model if whole else model.thin()
    model.thin()
    if state:
        model.load_state_dict(state)
    return model


def narrow(widen: nn.Linear, back: nn.Linear, inner: int) -> None:
    keep = (widen.weight.norm(dim=1) * back.weight.norm(dim=0)).topk(inner).indices.sort().values
    widen.weight, widen.bias = (nn.Parameter(one.detach()[keep].clone()) for one in (widen.weight, widen.bias))
    back.weight = nn.Parameter(back.weight.detach()[:, keep].clone())


def words_of(folder: Path) -> tuple[PreTrainedTokenizerFast, list[int]]:
    """The pieces of words that are kept, and their numbers in the base."""
    tokenizer = PreTrainedTokenizerFast(tokenizer_file=str(folder / "tokenizer.json"), pad_token="[PAD]")
    return tokenizer, json.loads((folder / "kept.json").read_text())


class Row:
    """A text in pieces: each token is read at its first one."""

    def __init__(self, text: dict, tokenizer):
        encoded = tokenizer(text["text"], return_offsets_mapping=True, truncation=True, max_length=LONGEST)
        tokens = text["tokens"]
        self.ids, self.told, self.first, at = encoded["input_ids"], [], {}, 0
        for piece, (start, end) in enumerate(encoded["offset_mapping"]):
            while at < len(tokens) and end > start and tokens[at][END] <= start:
                at += 1
            if end == start or at == len(tokens) or tokens[at][START] >= end:
                self.told.append((0,) * len(SIGNS))
                continue
            token = tokens[at]
            self.first.setdefault(at, piece)
            self.told.append((1 + token[NAME], 1 + token[SHAPE], 1 + min(token[DIGITS], MANY_DIGITS),
                              1 + RULES.index(token[RULE])))
        self.labels = labels_of(text)


def padded(rows: list[Row]):
    longest = max(len(row.ids) for row in rows)
    ids, attention = torch.zeros(2, len(rows), longest, dtype=torch.long)
    told = torch.zeros(len(rows), longest, len(SIGNS), dtype=torch.long)
    labels = torch.full((len(rows), longest), -100)
    for at, row in enumerate(rows):
        size = len(row.ids)
        ids[at, :size], attention[at, :size], told[at, :size] = torch.tensor(row.ids), 1, torch.tensor(row.told)
        for token, piece in row.first.items():
            labels[at, piece] = int(row.labels[token])
    return ids, attention, told, labels
