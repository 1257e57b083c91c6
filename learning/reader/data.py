"""Documents that learning/export.ts wrote, as windows with what is to be learned of each segment."""
import json
import random

import numpy as np

from windows import windows_of

KINDS = ['notice_of_allegations', 'notice_of_meeting_or_interview', 'evidence_review_letter', 'investigative_report',
         'hearing_notice', 'written_determination', 'dismissal_notice', 'appeal_decision', 'informal_resolution_notice',
         'supportive_measures_letter', 'no_contact_or_emergency_removal_notice', 'school_policy', 'general_conduct', 'other']
AUDIENCES = ['postsecondary', 'k12', 'unknown']
RULES = ['2020', 'before-2020', '2024', 'none', 'unsure']


def load(path):
    with open(path, encoding='utf-8') as lines:
        return [utf16(json.loads(line)) for line in lines]


def utf16(document):
    """Offsets of the export count UTF-16 units; Python counts characters. They differ beyond the basic plane."""
    text = document.get('text', '')
    if not text or max(text) <= '\uffff':
        return document
    place, at = {}, 0
    for index, char in enumerate(text):
        place[at] = index
        at += 2 if char > '\uffff' else 1
        if char > '\uffff':
            place[at - 1] = index
    place[at] = len(text)
    moved = lambda spans: [{**span, 'start': place[span['start']], 'end': place[span['end']]} for span in spans]
    return {**document, 'sentences': [[place[s], place[e], *rest] for s, e, *rest in document['sentences']],
            'stances': moved(document['stances']), 'people': moved(document.get('people', []))}


class Document:
    """A document with its tokens; `windows()` makes examples, with other borders each time where `moves` is set."""

    def __init__(self, raw, tokenizer, columns):
        self.raw, self.columns = raw, columns
        self.special = (tokenizer.cls_token_id, tokenizer.sep_token_id)
        text, sentences = raw['text'], raw['sentences']
        coded = tokenizer([text[s:e] for s, e, *_ in sentences], add_special_tokens=False, return_offsets_mapping=True)
        self.tokens = [(ids, [(s + a, s + b) for a, b in offsets]) for (s, e, *_), ids, offsets
                       in zip(sentences, coded['input_ids'], coded['offset_mapping']) ]
        names = sorted({heading for *_, heading in sentences})
        ids = dict(zip(names, tokenizer(names, add_special_tokens=False)['input_ids'] if names else []))
        self.headings = [ids[heading] for *_, heading in sentences]
        self.mask = np.zeros((3, columns), np.float32)
        known = raw.get('columns')
        self.mask[:, known if known is not None else slice(None)] = 1
        # Of these only the faults are all marked: what they meet or speak of is known where a mark says it.
        self.has_faults_alone = raw['source'] == 'faults'
        if self.has_faults_alone:
            self.mask[:2] = 0

    def windows(self, moves=False):
        starts = {i for i in range(len(self.tokens)) if random.random() < 0.06} if moves else None
        made = windows_of(self.tokens, self.raw['sentences'], self.headings, self.special, starts=starts)
        return [self._example(window) for window in made]

    def _example(self, window):
        raw, n = self.raw, len(window.segments)
        met, speaks, against = (np.zeros((n, self.columns), np.float32) for _ in range(3))
        mask = np.repeat(self.mask[None], n, 0)
        first, last = window.segments[0].first, window.segments[-1].last
        stances = [s for s in raw['stances'] if s['start'] < last and s['end'] > first]
        for k, segment in enumerate(window.segments):
            for stance in stances:
                if stance['start'] >= segment.last or stance['end'] <= segment.first:
                    continue
                # A sentence that a mark only grazes is not marked.
                over = min(stance['end'], segment.last) - max(stance['start'], segment.first)
                if over < 0.3 * (segment.last - segment.first) and over < 40:
                    continue
                column = stance['column']
                speaks[k, column] = 1
                if self.has_faults_alone:
                    mask[k, 1 if stance['stance'] == 'near' else slice(2), column] = 1
                if stance['stance'] == 'against':
                    against[k, column] = 1
                elif stance['stance'] == 'met':
                    met[k, column] = 1
                elif stance['stance'] == 'half':
                    met[k, column] = max(met[k, column], 0.35)
        return {'ids': window.ids, 'segments': [(s.start, s.end) for s in window.segments], 'met': met, 'speaks': speaks,
                'against': against, 'mask': mask, 'document': raw['id'],
                'sentences': [s.sentence for s in window.segments],
                'kind': KINDS.index(raw['kind']) if raw['kind'] in KINDS else -1,
                'audience': AUDIENCES.index(raw['audience']) if 'audience' in raw else -1,
                'rule': RULES.index(raw['rule']) if 'rule' in raw else -1}


# How much a passage that was written for one rule counts as silent on the others: nobody said that it is.
OTHERS = 0.1


def related_columns(documents, columns):
    """[columns, columns]: whether the same words were ever marked for both. A passage on one may well speak of the other."""
    related = np.eye(columns, dtype=bool)
    for document in documents:
        stances = sorted(document['stances'], key=lambda s: s['start'])
        for at, one in enumerate(stances):
            for other in stances[at + 1:]:
                if other['start'] >= one['end']:
                    break
                related[one['column'], other['column']] = related[other['column'], one['column']] = True
    return related


def with_passages(example, chosen, related, separator):
    """A window of a document with passages between its segments: a plain fault, or none, beside sentences of a real paper.

    chosen: for each passage the segment that it stands after, its record of the export, its token ids
    related: of `related_columns`
    """
    ids, segments, rows, at = [], [], [], 0
    own = np.stack([example['met'], example['speaks'], example['against']], 1)
    for k, (start, end) in enumerate(example['segments']):
        segments.append((start + len(ids) - at, end + len(ids) - at))
        rows.append((own[k], example['mask'][k]))
        ids += example['ids'][at:end + 1]
        at = end + 1
        for place, passage, words in chosen:
            if place == k:
                segments.append((len(ids), len(ids) + len(words)))
                rows.append(wanted_of(passage, related))
                ids += [*words, separator]
    targets, mask = (np.stack(part) for part in zip(*rows))
    return {**example, 'ids': [*ids, *example['ids'][at:]], 'segments': segments, 'mask': mask,
            'met': targets[:, 0], 'speaks': targets[:, 1], 'against': targets[:, 2]}


def wanted_of(passage, related):
    """What is to be learned of a passage, and how much each of it counts: [3, columns] each."""
    column, stance = passage['column'], passage['stance']
    target = np.zeros((3, len(related)), np.float32)
    mask = np.full((3, len(related)), OTHERS, np.float32)
    mask[:, related[column]] = 0
    mask[:, column] = 1
    target[0, column] = stance == 'met'
    target[2, column] = stance == 'against'
    # A neutral passage speaks of the same matter; whether that is to be shown nobody has said.
    if stance == 'neutral':
        mask[1, column] = 0
    else:
        target[1, column] = 1
    return target, mask
