"""Days, lengths of time and people of letters, each mention as the tokens around it."""
import json
import random
from dataclasses import dataclass

WHATS = ['appeal', 'answer_appeal', 'answer_evidence', 'answer_report', 'answer_allegations', 'look_at_evidence', 'send_evidence_in',
         'name_witnesses', 'written_questions', 'name_advisor', 'object', 'ask_time', 'ask_other_day', 'ask_help', 'answer_offer',
         'confirm', 'challenge_removal', 'do_sanction', 'report', 'outside', 'submit', 'hearing', 'interview', 'prehearing',
         'mediation', 'meeting', 'give_evidence', 'give_report', 'give_notice', 'decide', 'decide_appeal', 'dismiss', 'investigate',
         'finish', 'extend', 'reply', 'appoint', 'keep', 'school_acts', 'measure', 'sanction', 'talks', 'incident', 'complaint', 'told',
         'appeal_filed', 'answered', 'letter', 'policy', 'calendar', 'counting', 'none']
WHOS = ['both', 'complainant', 'respondent', 'advisor', 'school', 'decider', 'other', 'nobody']
# The parts that somebody may have in a case; of the last four nothing is told.
ROLES = ['complainant', 'respondent', 'investigator', 'decision_maker', 'appeal_officer', 'facilitator', 'title_ix_coordinator',
         'deputy_coordinator', 'advisor', 'witness', 'parent', 'staff', 'other']
# What an act of the marks of papers (learning/marking.md) may be.
ACTS = {'none': ['none', 'counting', 'calendar', 'told'], 'answer_evidence': ['answer_evidence', 'look_at_evidence'],
        'answer_report': ['answer_report'], 'appeal': ['appeal', 'appeal_filed'], 'answer_appeal': ['answer_appeal'], 'decide': ['decide'],
        'decide_appeal': ['decide_appeal'], 'investigate': ['investigate', 'interview'], 'complete_process': ['finish'],
        'give_notice': ['give_notice'], 'meeting': ['meeting', 'interview', 'prehearing'], 'hearing': ['hearing'],
        'submit': ['submit', 'send_evidence_in', 'name_witnesses', 'written_questions', 'name_advisor', 'object', 'answer_allegations',
                   'confirm', 'ask_help'],
        'report_conduct': ['report', 'told', 'complaint'], 'answer_report_of_conduct': ['reply', 'school_acts'], 'dismiss': ['dismiss'],
        'informal_resolution': ['talks', 'mediation', 'answer_offer'], 'challenge_removal': ['challenge_removal'], 'keep_records': ['keep'],
        'send_report': ['give_report'], 'send_evidence': ['give_evidence'], 'outside_complaint': ['outside'], 'document_date': ['letter', 'policy'],
        'effective_date': ['policy', 'measure', 'sanction'], 'incident': ['incident'], 'extend': ['extend', 'ask_time'], 'other': []}
HEADING, BEFORE, AFTER, MENTION = 12, 64, 40, 16


@dataclass
class Mention:
    ids: list  # with the marked words between two mask tokens
    start: int  # of the words
    end: int
    whats: list  # columns, one of which it is; empty: not known
    who: int  # -1: not known
    roles: list  # for each of ROLES whether the person has it; None of a time
    letter: str
    writer: str
    words: str


def around(tokens, sentence, start, end, heading, special):
    """ids of a window, and where the words stand in it (core/src/reader/mentionWindow.ts does the same)

    tokens: ids of each sentence
    start, end: of the words among the tokens of their sentence
    special: ids of the classification, separator and mask tokens
    """
    cls, sep, mask = special
    own = tokens[sentence]
    before, at = own[:start], sentence
    while len(before) < BEFORE and at > 0:
        at -= 1
        before = [*tokens[at], sep, *before]
    after, at = own[end:], sentence
    while len(after) < AFTER and at + 1 < len(tokens):
        at += 1
        after = [*after, sep, *tokens[at]]
    head = heading[:HEADING]
    first = [cls, *head, sep] if head else [cls]
    words = own[start:min(end, start + MENTION)]
    ids = [*first, *before[-BEFORE:], mask]
    place = len(ids)
    return [*ids, *words, mask, *after[:AFTER], sep], place, place + len(words)


def load(path, tokenizer):
    special = (tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.mask_token_id)
    mentions = []
    with open(path, encoding='utf-8') as file:
        for line in file:
            letter = json.loads(line)
            mentions += mentions_of(letter, tokenizer, special)
    return mentions


def mentions_of(letter, tokenizer, special):
    text = letter['text'].encode('utf-16-le')
    part = lambda start, end: text[2 * start:2 * end].decode('utf-16-le', 'replace')
    sentences = letter['sentences']
    coded = lambda texts: tokenizer(texts, add_special_tokens=False)['input_ids'] if texts else []
    tokens = coded([part(start, end) for start, end, _ in sentences])
    headings = coded([heading for *_, heading in sentences])
    made = []
    for mark in [*letter['times'], *letter['people']]:
        at = next((k for k, (start, end, _) in enumerate(sentences) if start <= mark['start'] < end), None)
        if at is None:
            continue
        start, end, _ = sentences[at]
        # As the product counts: the tokens of what stands before the words, then those of the words.
        first, own = coded([part(start, mark['start']), part(mark['start'], min(mark['end'], end))])
        if not own:
            continue
        ids, place, last = around(tokens, at, len(first), len(first) + len(own), headings[at], special)
        around_it = part(max(start, mark['start'] - 70), min(end, mark['end'] + 50))
        whats, who, roles = [], -1, None
        if 'roles' in mark:
            roles = [float(role in mark['roles']) for role in ROLES]
        else:
            whats = [WHATS.index(mark['what'])] if 'what' in mark else [WHATS.index(what) for what in ACTS[mark['act']]]
            who = WHOS.index(mark['who']) if 'who' in mark else -1
        made.append(Mention(ids, place, last, whats, who, roles, letter['id'], letter['writer'], around_it))
    return made


def batches(mentions, tokens):
    """Batches of like length, in random order."""
    order = sorted(mentions, key=lambda mention: len(mention.ids) + random.random() * 8)
    made, batch = [], []
    for mention in order:
        if batch and (len(batch) + 1) * len(mention.ids) > tokens:
            made.append(batch)
            batch = []
        batch.append(mention)
    made.append(batch)
    random.shuffle(made)
    return made
