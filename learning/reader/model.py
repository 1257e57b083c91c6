"""The reader: one encoder and small heads over its tokens."""
import torch
from torch import nn
from transformers import AutoModel

from data import AUDIENCES, KINDS, RULES

STANCES = 3  # met, speaks, against


class Reader(nn.Module):
    """encode() gives tokens; each head judges what its tokens are pooled to: their mean beside their maximum."""

    def __init__(self, base, columns):
        super().__init__()
        # Attention without dropout: a step on two cores takes a fifth less time.
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, attn_implementation='sdpa', attention_probs_dropout_prob=0.0)
        width = 2 * self.encoder.config.hidden_size
        self.columns = columns
        self.drop = nn.Dropout(0.1)
        self.stances = nn.Linear(width, STANCES * columns)
        self.paper = nn.Linear(width, len(KINDS) + len(AUDIENCES) + len(RULES))

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
        """-> logits [N, STANCES, columns]"""
        pooled = self.drop(self.pool(tokens, row, start, end))
        return self.stances(pooled).view(-1, STANCES, self.columns)

    def judge_papers(self, tokens, attention):
        length = attention.sum(1)
        row = torch.arange(tokens.shape[0])
        pooled = self.pool(tokens, row, torch.zeros_like(length), length)
        return self.paper(self.drop(pooled)).split([len(KINDS), len(AUDIENCES), len(RULES)], -1)
