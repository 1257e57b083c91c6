"""The reader: one encoder and small heads over its tokens."""
import torch
from torch import nn
from transformers import AutoModel

from data import ACTORS, ACTS, AUDIENCES, KINDS, RULES

STANCES = 3  # met, speaks, against


class Reader(nn.Module):
    """encode() gives tokens; each head judges what its tokens are pooled to: their mean beside their maximum."""

    def __init__(self, base, columns):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, attn_implementation='sdpa')
        width = 2 * self.encoder.config.hidden_size
        self.columns = columns
        self.drop = nn.Dropout(0.1)
        self.stances = nn.Linear(width, STANCES * columns)
        # Whether a sentence meets, or goes against, anything at all: what all columns share is learned once.
        self.shared = nn.Linear(width, 2)
        self.paper = nn.Linear(width, len(KINDS) + len(AUDIENCES) + len(RULES))
        self.date = nn.Linear(2 * width, len(ACTS) + len(ACTORS))

    def encode(self, ids, attention):
        return self.encoder(input_ids=ids, attention_mask=attention).last_hidden_state

    @staticmethod
    def pool(tokens, row, start, end):
        """tokens [B, L, H]; row, start, end [N] -> [N, 2H]. Only the tokens of the spans are touched."""
        lengths = end - start
        span = torch.repeat_interleave(torch.arange(len(row)), lengths)
        place = torch.arange(len(span)) - (lengths.cumsum(0) - lengths)[span]
        own = tokens.reshape(-1, tokens.shape[-1])[row[span] * tokens.shape[1] + start[span] + place]
        mean = own.new_zeros(len(row), own.shape[1]).index_add(0, span, own) / lengths[:, None]
        top = own.new_full((len(row), own.shape[1]), -1e4).scatter_reduce(
            0, span[:, None].expand_as(own), own, 'amax', include_self=False)
        return torch.cat([mean, top], -1)

    def judge_segments(self, tokens, row, start, end):
        """-> logits [N, STANCES, columns]; of meeting anything and of going against anything [N, 2]"""
        pooled = self.drop(self.pool(tokens, row, start, end))
        own, shared = self.stances(pooled).view(-1, STANCES, self.columns), self.shared(pooled)
        whole = torch.stack([own[:, 0] + shared[:, :1], own[:, 1], own[:, 2] + shared[:, 1:]], 1)
        return whole, shared

    def stance_layer(self):
        """The stances as one linear layer: weights [STANCES * columns, 2H], biases."""
        weights, biases = self.stances.weight.detach().clone(), self.stances.bias.detach().clone()
        for at, first in ((0, 0), (1, (STANCES - 1) * self.columns)):
            weights[first:first + self.columns] += self.shared.weight[at].detach()
            biases[first:first + self.columns] += self.shared.bias[at].detach()
        return weights, biases

    def judge_papers(self, tokens, attention):
        length = attention.sum(1)
        row = torch.arange(tokens.shape[0])
        pooled = self.pool(tokens, row, torch.zeros_like(length), length)
        return self.paper(self.drop(pooled)).split([len(KINDS), len(AUDIENCES), len(RULES)], -1)

    def judge_dates(self, tokens, row, start, end, around_start, around_end):
        pooled = torch.cat([self.pool(tokens, row, start, end), self.pool(tokens, row, around_start, around_end)], -1)
        return self.date(self.drop(pooled)).split([len(ACTS), len(ACTORS)], -1)
