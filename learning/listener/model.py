"""The listener: one encoder, and heads over what its tokens are pooled to."""
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoModel

from data import KINDS, ROLES, SCHOOLS, SCOPES

# Each looks for other tokens: what is asked is a few words of a long story.
QUERIES = 4


class Listener(nn.Module):
    def __init__(self, base, columns, statements):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, add_pooling_layer=False, attn_implementation='sdpa')
        width = self.encoder.config.hidden_size
        self.queries = nn.Linear(width, QUERIES)
        self.kind_queries = nn.Linear(width, QUERIES)
        # They begin as those of the entries and of the kinds (scope.py).
        self.scope_queries = nn.Linear(width, 2 * QUERIES)
        for queries in (self.queries, self.kind_queries, self.scope_queries):
            nn.init.normal_(queries.weight, std=0.02)
        pooled = (QUERIES + 1) * width
        self.drop = nn.Dropout(0.1)
        self.entries = nn.Linear(pooled, columns)
        self.kinds = nn.Linear(pooled, len(KINDS))
        # The same in one or two sentences of a longer message, whatever stands around them.
        self.sentence_kinds = nn.Linear(pooled, len(KINDS))
        self.scope = nn.Linear((2 * QUERIES + 1) * width, len(SCOPES))
        self.who = nn.Linear(pooled, len(ROLES) + len(SCHOOLS))
        # What a message asks, beside what each statement of the guide answers.
        self.aim = nn.Linear(pooled, width)
        self.statements = nn.Linear(width, statements)

    def take(self, state):
        """Takes what was learned; a head that has other columns by now, or is new, has to be taught again."""
        own = self.state_dict()
        self.load_state_dict({name: of for name, of in state.items() if name in own and of.shape == own[name].shape}, strict=False)

    def encode(self, ids, attention):
        return self.encoder(input_ids=ids, attention_mask=attention).last_hidden_state

    def answers(self, pooled):
        """pooled [B, (QUERIES + 1) * H] -> a score of each statement [B, S], in log odds"""
        return self.statements(F.normalize(self.aim(pooled), dim=-1))

    @staticmethod
    def pool(tokens, attention, queries):
        """tokens [B, L, H] -> [B, (QUERIES + 1) * H]: their mean, then what each query finds, each of length 1."""
        tokens = tokens.float()
        mask = attention[..., None].to(tokens.dtype)
        mean = F.normalize((tokens * mask).sum(1) / mask.sum(1), dim=-1)
        weights = queries(tokens).masked_fill(mask == 0, -1e9).softmax(1)
        found = F.normalize(torch.einsum('blq,blh->bqh', weights, tokens), dim=-1).flatten(1)
        return torch.cat([mean, found], -1)
