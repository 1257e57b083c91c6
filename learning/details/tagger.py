"""The tagger that ships: a small network of convolutions over the signs of tokens (`core/src/privacy/learnt/tagger.ts`)."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import signs

LABELS = ["none", "name", "place", "group", "circumstance", "date", "email", "phone", "handle", "number"]
# Rows and columns of each table, by the name of the sign that is looked up in it.
TABLES = {"spelling": (signs.SPELLINGS, 16), "beginning": (signs.PARTS, 12), "threeLast": (signs.PARTS, 12),
          "twoLast": (signs.PARTS, 12), "name": (16, 8), "shape": (16, 8), "digits": (signs.MANY_DIGITS + 1, 4),
          "rule": (len(signs.RULES), 8)}
REACH = 5
# So that the vectors' whole numbers are about as large as the rest.
SCALE = 0.15


class Step(nn.Module):
    def __init__(self, width: int, inner: int, drop: float):
        super().__init__()
        self.near = nn.Conv1d(width, width, REACH, padding=REACH // 2, groups=width)
        self.norm = nn.LayerNorm(width)
        self.widen, self.narrow = nn.Linear(width, inner), nn.Linear(inner, width)
        self.drop = nn.Dropout(drop)

    def forward(self, states, mask):
        mixed = self.near((states * mask).transpose(1, 2)).transpose(1, 2)
        return states + self.drop(self.narrow(F.relu(self.widen(self.norm(mixed)))))


class Tagger(nn.Module):
    def __init__(self, width: int = 96, inner: int = 128, steps: int = 4, drop: float = 0.2):
        super().__init__()
        vectors = torch.tensor(signs.vectors()) * SCALE
        self.register_buffer("vectors", vectors, persistent=False)
        self.tables = nn.ModuleList(nn.Embedding(*size) for size in TABLES.values())
        for table in self.tables:
            nn.init.normal_(table.weight, std=0.1)
        told = vectors.shape[1] + 1 + sum(columns for _, columns in TABLES.values())
        self.entrance = nn.Linear(told, width)
        self.steps = nn.ModuleList(Step(width, inner, drop) for _ in range(steps))
        self.exit = nn.Linear(width, len(LABELS))
        self.drop = nn.Dropout(drop)

    def forward(self, told, mask):
        """
        @param told [batch, tokens, signs], whole numbers as `signs.of_token` gives them
        @param mask [batch, tokens], 1 where there is a token
        @returns scores [batch, tokens, labels]
        """
        word, *others = told.unbind(-1)
        vectors = self.vectors[word]
        known = (word > 0).float()[..., None]
        rows = [table(sign) for table, sign in zip(self.tables, others, strict=True)]
        if self.training:
            # Words of other writers are unknown now and then.
            seen = (torch.rand(word.shape) > 0.08).float()[..., None]
            vectors, known = vectors * seen, known * seen
            rows[0] = rows[0] * (torch.rand(word.shape) > 0.15).float()[..., None]
        states = F.relu(self.entrance(self.drop(torch.cat([vectors, known, *rows], -1))))
        inside = mask[..., None].float()
        for step in self.steps:
            states = step(states, inside)
        return self.exit(self.drop(states))


def padded(rows: list[np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    longest = max(len(row) for row in rows)
    told = np.zeros((len(rows), longest, 1 + len(TABLES)), dtype=np.int64)
    mask = np.zeros((len(rows), longest), dtype=np.int64)
    for at, row in enumerate(rows):
        told[at, : len(row)] = row
        mask[at, : len(row)] = 1
    return torch.from_numpy(told), torch.from_numpy(mask)


@torch.no_grad()
def chances(model: Tagger, rows: list[np.ndarray]) -> list[np.ndarray]:
    """For each text [tokens, labels]."""
    model.eval()
    found = []
    for row in rows:
        told, mask = padded([row])
        found.append(model(told, mask).softmax(-1)[0].numpy())
    model.train()
    return found
