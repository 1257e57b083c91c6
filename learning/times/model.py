"""The reader of times and people: the lowest layers of the reader's encoder, trained on, and heads over the marked words."""
import torch
from torch import nn
from transformers import AutoModel

from data import ROLES, WHATS, WHOS

LAYERS = 3


class Times(nn.Module):
    def __init__(self, base):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, num_hidden_layers=LAYERS, attn_implementation='sdpa')
        width = self.encoder.config.hidden_size
        self.drop = nn.Dropout(0.1)
        self.meaning = nn.Linear(3 * width, len(WHATS) + len(WHOS))
        self.roles = nn.Linear(3 * width, len(ROLES))

    def forward(self, ids, attention, start, end):
        """ids, attention [B, L]; start, end [B] of the words -> log odds of what [B, WHATS], of who [B, WHOS], of roles [B, ROLES]"""
        tokens = self.encoder(input_ids=ids, attention_mask=attention).last_hidden_state
        rows = torch.arange(len(ids))
        place = torch.arange(ids.shape[1])[None]
        own = ((place >= start[:, None]) & (place < end[:, None])).float()[..., None]
        # The mask token before the words, their mean, and the first token.
        pooled = torch.cat([tokens[rows, start - 1], (tokens * own).sum(1) / own.sum(1), tokens[:, 0]], -1)
        pooled = self.drop(pooled)
        return *self.meaning(pooled).split([len(WHATS), len(WHOS)], -1), self.roles(pooled)
