"""What the listener learns from: messages with what is known of them, and the guide's own words."""
import glob
import json
import os
import random
import re
from dataclasses import dataclass, field

KINDS = ['none', 'danger', 'otherLife', 'selfHarm', 'body', 'assault', 'child', 'partner', 'stalking', 'distress',
         'threat']
# What is left to others or not done (core/src/assistant/scope/outOfScope.ts).
SCOPES = ['none', 'verdict', 'breach', 'immigration', 'criminal', 'lawsuit', 'defamation', 'family', 'money', 'referral', 'athletics',
          'medical', 'license', 'work', 'housing', 'recording', 'intrude', 'errand', 'ratings', 'support', 'harm', 'lies', 'expose',
          'instructions', 'writing', 'otherLaw', 'grading', 'other']
ROLES = ['complainant', 'respondent', 'parent', 'witness', 'advisor', 'employee', 'friend']
SCHOOLS = ['k12', 'postsecondary']
# Dealt to those who measure: nobody learns from them.
UNSEEN = {'HLong'}
SCENE = 4


@dataclass
class Message:
    text: str
    entries: list = field(default_factory=list)  # columns; any of them answers it
    kind: int = -1
    role: int = -1
    school: int = -1
    source: str = ''
    says: list = field(default_factory=list)  # statements that answer it, the one to say first at first
    story: str = ''  # the message that it is a part of


def name_of(slug, text):
    """What an entry's statement is called in heads.json: FNV-1a over UTF-16 units (core/src/retrieval/statementName.ts)."""
    text = f'{slug}\n{text}'
    value = 0x811C9DC5
    units = text.encode('utf-16-le')
    for at in range(0, len(units), 2):
        value = ((value ^ (units[at] | units[at + 1] << 8)) * 0x01000193) & 0xFFFFFFFF
    return f'{value:08x}'


def lines(path):
    with open(path, encoding='utf-8') as file:
        return [line.strip() for line in file if line.strip()]


def records(path):
    return [json.loads(line) for line in lines(path)]


def slug_of(path):
    return os.path.basename(path).split('.')[0]


def columns_of(root):
    """The guide's entries, then what is left to others, by kind."""
    entries = sorted(slug_of(path) for path in glob.glob(f'{root}/content/guide/en/*.md'))
    beyond = sorted({record['kind'] for record in records(f'{root}/corpus/messages/beyond.jsonl')})
    return entries + [f'beyond:{kind}' for kind in beyond]


def statements_of(path):
    """An entry's title with its summary, and its statements without their cites."""
    with open(path, encoding='utf-8') as file:
        text = file.read()
    title = re.search(r'^title: "?(.*?)"?$', text, re.M)[1]
    summary = re.search(r'^summary: "?(.*?)"?$', text, re.M)[1]
    # Whom it is said to, and what it rests on, are no part of a statement's text.
    answers = [re.sub(r'^\*[^*]+:\* ', '', re.sub(r' \[[^\]]*\]$', '', line[2:]))
               for part in re.split(r'^## ', text, flags=re.M)[1:] if part.startswith(('Answer', 'More'))
               for line in part.split('\n') if line.startswith('- ')]
    return title, summary, answers


def load(root):
    columns = columns_of(root)
    at = {name: place for place, name in enumerate(columns)}
    messages = []
    guide, titles = {}, {}
    for path in sorted(glob.glob(f'{root}/content/guide/en/*.md')):
        slug = slug_of(path)
        column = at[slug]
        title, summary, answers = statements_of(path)
        guide[column], titles[column] = answers, [f'{title}. {summary}', title]
        for ending, source in (('asked', 'asked'), ('stories', 'story')):
            for text in lines(path.replace('.md', f'.{ending}.txt')):
                messages.append(Message(text, [column], source=source))
    for record in records(f'{root}/corpus/messages/beyond.jsonl'):
        messages.append(Message(record['text'], [at[f"beyond:{record['kind']}"]], source='beyond'))
    for path in sorted(glob.glob(f'{root}/corpus/messages/*.jsonl')):
        if slug_of(path) == 'beyond':
            continue
        for record in records(path):
            if record['writer'] not in UNSEEN:
                messages.append(Message(record['text'], kind=KINDS.index(record['kind']), source='kind'))
    for name in ('learn', 'learnMore'):
        path = f'{root}/corpus/messages/asked/{name}.jsonl'
        for record in records(path) if os.path.exists(path) else []:
            messages.append(Message(
                record['text'], [at[slug] for slug in record['entries'] if slug in at], 0,
                ROLES.index(record['who']) if record.get('who') in ROLES else -1,
                SCHOOLS.index(record['school']) if record.get('school') in SCHOOLS else -1, 'learn'))
    known = {message.text: message for message in messages if message.entries}
    for record in records(f'{root}/corpus/messages/asked/answered.jsonl'):
        before, text = record.get('before'), record['text']
        if text in known and not before:
            known[text].says = record['says']
            continue
        messages.append(Message(
            f'{before}\n{text}' if before else text, [at[slug] for slug in record.get('entries', [record['slug']])],
            0 if record.get('who') else -1,
            ROLES.index(record['who']) if record.get('who') in ROLES else -1,
            SCHOOLS.index(record['school']) if record.get('school') in SCHOOLS else -1,
            'before' if before else 'learn' if record.get('who') else 'spanish', record['says']))
    for record in records(f'{root}/corpus/messages/asked/told.jsonl'):
        messages += told(record, at)
    return columns, messages, guide, titles


def told(record, at):
    """
    A told message, or each turn of a talk: whole, and each of its questions in a window as the product makes it (understand/windows.ts);
    a later turn behind the one before it, and each of its questions behind what was asked before.
    """
    who = ROLES.index(record['who']) if record['who'] in ROLES else -1
    school = SCHOOLS.index(record['school']) if record['school'] in SCHOOLS else -1
    made, before, told_before = [], '', ''
    for turn in record.get('turns', [record]):
        text, questions = turn['text'], turn['questions']
        of = lambda text, entries, says, source: made.append(
            Message(text, [at[slug] for slug in entries], 0, who, school, source, says, record.get('text') or record['turns'][0]['text']))
        firsts = [question['says'][0] for question in questions if question['says']]
        entries = list(dict.fromkeys(slug for question in questions for slug in question['entries']))
        if not before:
            of(text, entries, questions[0]['says'] if len(questions) == 1 else firsts, 'told')
        if told_before and entries:
            of(f'{told_before[-600:]}\n{text}', entries, questions[0]['says'] if len(questions) == 1 else firsts, 'before')
        told_before = text
        for question in questions:
            if before:
                of(f"{before}\n{question['text']}", question['entries'], question['says'], 'before')
            elif len(text) > 2 * len(question['text']):
                of(window(text, question['text']), question['entries'], question['says'], 'window')
        if questions and (not before or len(questions[0]['text']) > 40):
            before = ' '.join(question['text'] for question in questions)
    return made


def talked(root):
    """-> every told message and every turn of a talk as it stands, and later ones behind the one before: none tells of a crisis or of what is refused"""
    found = []
    for record in records(f'{root}/corpus/messages/asked/told.jsonl'):
        turns = [turn['text'] for turn in record.get('turns', [record])]
        found += turns + [f'{before[-600:]}\n{text}' for before, text in zip(turns, turns[1:])]
    return found


def window(text, question):
    start = text.index(question)
    earlier = [part for part in re.split(r'(?<=[.!?])\s+|\n+', text[:start]) if part.strip()]
    later = [part for part in re.split(r'(?<=[.!?])\s+|\n+', text[start + len(question):]) if part.strip()]
    near = earlier[-1][-240:] if earlier else ''
    rest = [part for part in earlier[:-1] + later if '?' not in part]
    gist = max(rest, key=len)[:240] if rest else ''
    return ' '.join(part for part in (gist, near, question) if part)


def looked_at(root, columns, path=None):
    at = {name: place for place, name in enumerate(columns)}
    return [Message(record['text'], [at[slug] for slug in record['entries'] if slug in at], 0, source='look')
            for record in records(path or f'{root}/corpus/messages/asked/look.jsonl')]


class Scenes:
    """Sentences that people tell before they ask: what is asked counts, not where it happened."""

    def __init__(self, messages):
        told = [m.text for m in messages if m.source == 'kind' and m.kind == 0 and len(m.text) > 60]
        self.sentences = [s for text in told for s in re.split(r'(?<=[.!])\s+', text)
                          if '?' not in s and 25 < len(s) < 160]

    def around(self, text):
        before = random.sample(self.sentences, random.choice([1, 1, 2, 3]))
        after = random.sample(self.sentences, random.choice([0, 0, 1]))
        return ' '.join([*before, text, *after])
