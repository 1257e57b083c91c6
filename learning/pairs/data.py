"""Pairs of a requirement and a sentence: what the sentence, with what stands around it, says of the requirement."""
import json
import random
from dataclasses import dataclass

ASKED, BEFORE, AFTER, SENTENCE = 64, 48, 24, 96
# Of a window: its parts, the classification token, and a separator after each part.
LONGEST = ASKED + BEFORE + AFTER + SENTENCE + 5


@dataclass
class Words:
    """Sentences one after the other, as tokens, each under its heading."""
    sentences: list
    headings: list


@dataclass
class Pair:
    words: Words
    sentence: int
    column: int
    met: float
    against: float
    known: tuple  # how far it is known whether it meets the requirement, and whether it goes against it
    source: str


def window(tokens, sentence, asked, heading, special):
    """ids, and where the sentence stands in them (core/src/reader/pairWindow.ts does the same)"""
    cls, sep = special
    of = lambda at: tokens[at] if 0 <= at < len(tokens) else []
    before = [*heading, *of(sentence - 2), *of(sentence - 1)][-BEFORE:]
    own = of(sentence)[:SENTENCE]
    first = [cls, *asked[:ASKED], sep, *before, sep]
    return [*first, *own, sep, *of(sentence + 1)[:AFTER], sep], (len(first), len(first) + len(own))


def load(path):
    with open(path, encoding='utf-8') as lines:
        return [json.loads(line) for line in lines]


def words_of(document, tokenizer):
    text = document['text'].encode('utf-16-le')
    cut = lambda start, end: text[2 * start:2 * end].decode('utf-16-le', 'ignore')
    ids = lambda words: tokenizer(words, add_special_tokens=False)['input_ids'] if words else []
    return Words(ids([cut(start, end) for start, end, *_ in document['sentences']]), ids([s[3] for s in document['sentences']]))


def stances_of(document):
    """(sentence, column) -> stance; a sentence that a mark only grazes is not marked"""
    found = {}
    for mark in document['stances']:
        for at, (start, end, *_) in enumerate(document['sentences']):
            over = min(end, mark['end']) - max(start, mark['start'])
            if over <= 0 or over < min(0.3 * (end - start), 40):
                continue
            key = (at, mark['column'])
            if mark['stance'] == 'against' or key not in found:
                found[key] = mark['stance']
    return found


def pairs_of(document, candidates, tokenizer):
    """What the marks say, and of the sentences that the reader takes for something and that are not marked, that it is wrong."""
    words, stances = words_of(document, tokenizer), stances_of(document)
    known, verdicts = set(document['columns']), document.get('verdicts', {})
    of_paper, of_faults = document['source'] in ('real', 'invented'), document['source'] == 'faults'
    kind = {'real': 'paper', 'invented': 'paper', 'faults': 'fault'}.get(document['source'], document['source'])
    told = {}
    for (at, column), stance in stances.items():
        told.setdefault(at, []).append(stance)
        met, against = {'against': (0, 1), 'met': (1, 0), 'half': (0.35, 0), 'near': (0, 0)}[stance]
        yield Pair(words, at, column, met, against, (0 if stance == 'near' else 1, 1), kind if kind != 'letter' else stance)
    for column, at in candidates:
        # Words against one requirement may go against another that nobody thought of.
        if (at, column) in stances or 'against' in told.get(at, ()):
            continue
        verdict = verdicts.get(str(column))
        if of_paper and verdict in ('against', 'mixed'):
            continue
        is_silent = verdict == 'not_stated' if of_paper else column in known and at not in told and not of_faults
        against = 1 if of_paper or of_faults or column in known else 0.6
        yield Pair(words, at, column, 0, 0, (1 if is_silent else 0, against), {'letter': 'candidate', 'fault': 'stray'}.get(kind, kind))


def passage_pairs(path, tokenizer, others):
    """Passages that were written for one requirement, alone or between sentences of letters.

    others: words of letters
    """
    for one in load(path):
        before, own, after = tokenizer([one.get('before', ''), one['text'], one.get('after', '')], add_special_tokens=False)['input_ids']
        has_place = 'before' in one or 'after' in one
        words = Words([before, own, after], [[], [], []])
        if not has_place and random.random() < 0.5:
            letter = random.choice(others)
            at = random.randrange(1, max(2, len(letter.sentences)))
            words.sentences = [letter.sentences[at - 1], own, *letter.sentences[at:at + 1]]
        stance = one['stance']
        yield Pair(words, 1, one['column'], float(stance == 'met'), float(stance == 'against'), (1, 1), 'oblique' if has_place else 'passage')
