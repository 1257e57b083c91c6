"""Letters of other processes, made of letters of cases: the same acts and the same tone, and another matter.

Of a hearing of an honor council, or of an employer's warning, there are few letters to learn from, and what a letter
is about is in few of its words.
"""
import random
import re

OFFICES = ('Honor Council', 'Academic Integrity Board', 'Office of Student Conduct', 'Office of Human Resources', 'Athletic Department',
           'Residence Hall Board', 'Library', 'Elections Committee', 'Graduate Studies Committee', 'Office of Research Integrity')
CODES = ('Honor Code', 'Academic Integrity Code', 'Student Handbook', 'Code of Conduct', 'Lab Rules', 'Housing Agreement',
         'Employee Handbook', 'Election Rules', 'Computer Use Policy', 'Attendance Policy')
MATTERS = ('plagiarism', 'copying on an exam', 'cheating', 'a false citation', 'alcohol in a residence hall', 'vandalism', 'theft',
           'hazing', 'misuse of a computer account', 'a change of data', 'unpaid fines', 'racial slurs', 'absences', 'a fight in the cafeteria')
NOT_OURS = ('This is not a Title IX matter.', 'Title IX does not apply to this proceeding.', 'Nothing here concerns sex, and no Title IX process is open.',
            'The {code} applies here, and not the Title IX grievance process.', 'Matters under Title IX are handled by another office.', '', '', '', '', '')

# A letter whose matter is in words like these stays one of a case, whatever else is changed.
OF_SEX = re.compile(r'kiss|naked|nude|breast|groin|intimate|undress|underwear|romantic|girlfriend|boyfriend|shower|\bbed\b|pregnan|gender|\bgay\b|lesbian', re.I)


def of_another_process(raw):
    """A record of the export -> one of the kind `other`, of which nothing else is known."""
    office, code, matter = random.choice(OFFICES), random.choice(CODES), random.choice(MATTERS)
    changes = [(r'Title IX Coordinator', f'chair of the {office}'), (r'Office of Title IX|Title IX Office', office), (r'\(?34 C\.?F\.?R\.?[^,;.)\n]*\)?', ''),
               (r'Title IX', code), (r'(?:sexual|sex-based) (?:harassment|assault|misconduct)|sex discrimination|fondling|rape|stalking|(?:dating|domestic) violence', matter),
               (r'sexual(?:ly)?\b', ''), (r'\bsex\b', 'conduct'), (r'harass\w*', matter), (r'formal complaint', 'referral'), (r'complainant', 'reporting person'),
               (r'\bconsent\b', 'permission'), (r'touch(?:ed|ing)|kiss(?:ed|ing)|grop(?:ed|ing)', 'copied')]
    said = []
    for start, end, *rest in raw['sentences']:
        text = raw['text'][start:end]
        for words, other in changes:
            text = re.sub(words, other, text, flags=re.I)
        said.append((text, rest))
    said.insert(random.randrange(len(said) + 1), (random.choice(NOT_OURS).format(code=code), said[0][1]))
    text, sentences = '', []
    for own, rest in said:
        if own.strip():
            sentences.append([len(text), len(text) + len(own), *rest])
            text += f'{own}\n'
    return {'id': raw['id'], 'source': 'kind', 'kind': 'other', 'text': text, 'sentences': sentences, 'stances': [], 'columns': []}
