import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ruleInForce } from '@hub/core/knowledge/law'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Folder } from './folder.ts'
import type { Problem } from './problem.ts'
import { readRequirements } from './requirements.ts'

const example = join(import.meta.dirname, 'fixtures')
let content = ''

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'requirements-'))
  await cp(example, content, { recursive: true })
})
afterEach(() => rm(content, { recursive: true }))

function read() {
  const problems: Problem[] = []
  const table = readRequirements(new Folder(content, 'requirements/en', problems))
  return { ...table, problems: problems.map((one) => `${one.file}:${one.line}: ${one.sentence}`) }
}

/** A file beside the example's, in which one thing is wrong. */
const good = `NOA-03:
  title: Who and what
  cite: 34 CFR 106.45(b)(2)(i)(B)
  severity: critical
  also:
    POL-09:
      cite: 34 CFR 106.45(b)(1)(vi)
      severity: minor
  documents:
    - notice_of_allegations
    - school_policy
  missing: We did not find it.
  contradicted: These words hide it. The rule asks for it.
  particular:
    no-name: These words name nobody.
  why: You can answer.
  ask: Who was it?
  short:
    against: Hides who it was
    missing: "Not found: who it was"
  headline:
    against: "{Paper} hides who it was. The rule asks for it."
    missing: We did not find it. The rule asks for it.
  met: It says who it was.
  rule:
    - words: Sufficient details include the identities …
`

test('an entry gives its place, its documents and its texts, with the state of the law filled in', () => {
  const { points, requirements, particulars, problems } = read()
  expect(problems).toEqual([])
  expect(points['NOA-01']).toEqual({
    requirements: ['NOA-01'],
    title: 'A written notice',
    documents: ['notice_of_allegations'],
    missing: `We did not find it. ${ruleInForce}`,
    why: 'It tells you what is said.',
    ask: 'Where is it?',
    short: { missing: 'Not found: the notice' },
    headline: { missing: 'We did not find it. The notice must come in writing.' },
    met: 'It is a notice in writing.',
    metInPolicy: 'It asks for a notice in writing.',
    rule: [
      {
        words: '… must provide the following written notice …',
        cite: '34 CFR 106.45(b)(2)(i)',
      },
      { words: 'Describe the range …', cite: '34 CFR 106.45(b)(1)(ix)' },
    ],
  })
  expect(requirements['POL-08']).toEqual({ cite: '34 CFR 106.45(b)(1)(v)', severity: 'minor' })
  expect(particulars).toEqual({ 'NOA-02.no-days': 'These words name no day.' })
})

test('an entry for all documents leaves out those that it excepts, and one of K-12 schools is theirs alone', () => {
  const { points } = read()
  expect(points['NOA-02']).toMatchObject({
    requirements: ['NOA-02', 'POL-08'],
    audience: 'k12',
    citeInSchools: '34 CFR 106.45(b)(1)(v)',
    ruleInSchools: [
      { words: 'Include reasonably prompt time frames …', cite: '34 CFR 106.45(b)(1)(v)' },
    ],
  })
  const { documents } = points['NOA-02'] as { documents: string[] }
  expect(documents).toContain('school_policy')
  expect(documents).toContain('dismissal_notice')
  expect(documents).not.toContain('appeal_decision')
})

test.each([
  [
    'an unknown document',
    ['school_policy', 'policy'],
    'more.yaml:11: “NOA-03 › documents › 1” must be one of: notice_of',
  ],
  [
    'a document twice',
    ['school_policy', 'notice_of_allegations'],
    'more.yaml:11: “notice_of_allegations” stands here twice.',
  ],
  [
    'no document',
    ['\n    - notice_of_allegations\n    - school_policy', ' []'],
    'more.yaml:9: “NOA-03 › documents”: names no document.',
  ],
  [
    'a word for documents that is not “all”',
    ['\n    - notice_of_allegations\n    - school_policy', ' every'],
    'more.yaml:9: “NOA-03 › documents” must be a list',
  ],
  [
    'an exception that is not among its documents',
    ['  missing:', '  except: [appeal_decision]\n  missing:'],
    'more.yaml:12: “appeal_decision” is not among the documents.',
  ],
  [
    'a document that must hold it and is not among its documents',
    ['  contradicted:', '  mustBeIn: [appeal_decision]\n  contradicted:'],
    'more.yaml:13: “appeal_decision” is not among the documents.',
  ],
  [
    'all documents, none of which must hold it more than another',
    ['\n    - notice_of_allegations\n    - school_policy', ' all'],
    'more.yaml:10: “mustBeIn” is missing: no rule wants it in all documents.',
  ],
  [
    'documents that must hold what can never be missing',
    ['missing: We did not find it.', 'mustBeIn: [school_policy]'],
    'more.yaml:12: “mustBeIn” is never used; there is no “missing”.',
    'more.yaml:20: “short › missing” is never shown',
    'more.yaml:23: “headline › missing” is never shown',
  ],
  [
    'no cite',
    ['  cite: 34 CFR 106.45(b)(2)(i)(B)\n', ''],
    'more.yaml:1: “NOA-03 › cite” is missing.',
  ],
  [
    'an unknown cite',
    ['(i)(B)', '(i)(Z)'],
    'more.yaml:3: “34 CFR 106.45(b)(2)(i)(Z)” is no cite that we know.',
  ],
  [
    'an unknown cite beside its own',
    ['(b)(1)(vi)', '(b)(1)(xx)'],
    'more.yaml:7: “34 CFR 106.45(b)(1)(xx)” is no cite',
  ],
  [
    'an unknown cite for schools',
    ['  severity: critical', '  citeInSchools: 106.45\n  severity: critical'],
    'more.yaml:4: “106.45” is no cite that we know.',
    'more.yaml:1: “ruleInSchools” and “citeInSchools”',
  ],
  [
    'an unknown severity',
    ['critical', 'grave'],
    'more.yaml:4: “NOA-03 › severity” must be one of: critical, major, minor.',
  ],
  [
    'an unknown audience',
    ['  missing:', '  audience: Boys\n  missing:'],
    'more.yaml:12: “NOA-03 › audience” must be one of: College, K-12.',
  ],
  [
    'a text without words',
    ['You can answer.', '" "'],
    'more.yaml:16: “NOA-03 › why”: has no words.',
  ],
  ['no question', ['  ask: Who was it?\n', ''], 'more.yaml:1: “NOA-03 › ask” is missing.'],
  [
    'an unknown key',
    ['  why:', '  because: Yes.\n  why:'],
    'more.yaml:16: “because” is not known here.',
  ],
  [
    'words against a rule that do not say what it asks',
    [' The rule asks for it.', ''],
    'more.yaml:13: “NOA-03 › contradicted”: must be two sentences',
  ],
  [
    'a slot that nothing fills',
    ['We did not find it.', 'Since {day} it is due.'],
    'more.yaml:12: “{day}” is no slot; there are {ruleInForce}',
  ],
  [
    'such a slot in the words of a particular case',
    ['name nobody', 'name {nobody}'],
    'more.yaml:15: “{nobody}” is no slot',
  ],
  [
    'no few words for the first screen where it can be missing',
    ['    missing: "Not found: who it was"\n', ''],
    'more.yaml:18: “short › missing” is missing; there is a “missing”.',
  ],
  [
    'a heading for a state that it never has',
    ['  contradicted: These words hide it. The rule asks for it.\n', ''],
    'more.yaml:21: “headline › against” is never shown; there is no “contradicted”.',
    'more.yaml:18: “short › against” is never shown',
  ],
  [
    'too many words for the first screen',
    ['Hides who it was', `Hides ${'all about '.repeat(6)}it`],
    'more.yaml:18: “Hides all about',
  ],
  [
    'a heading of three sentences',
    ['hides who it was.', 'hides it. It does.'],
    'more.yaml:22: “{Paper} hides it. It does. The rule asks for it.” has more than 2 sentences.',
  ],
  [
    'a word that judges',
    ['It says who it was', 'It says who was Wronged'],
    'more.yaml:24: “wrong” judges;',
  ],
  [
    'a name in a heading that nothing fills',
    ['{Paper} hides', '{Letter} hides'],
    'more.yaml:22: “{Letter}” is no slot; there are {Paper}.',
  ],
  [
    'no words of the rule',
    ['  rule:\n    - words: Sufficient details include the identities …\n', ''],
    'more.yaml:1: “rule” is missing',
  ],
  [
    'a quotation that is too long',
    ['the identities …', `${'the identities '.repeat(22)}…`],
    'more.yaml:26: “NOA-03 › rule › 0 › words”: has more than 320 characters.',
  ],
  [
    'an unknown cite of a quotation',
    ['identities …', 'identities …\n      cite: 106.45'],
    'more.yaml:27: “106.45” is no cite that we know.',
  ],
  [
    'words of the rule for schools, and no cite for them',
    ['  rule:', '  ruleInSchools:\n    - words: Others …\n  rule:'],
    'more.yaml:25: “ruleInSchools” and “citeInSchools” stand there together.',
  ],
  [
    'a number that is none',
    ['NOA-03:', 'NOA3:'],
    'more.yaml:1: “NOA3” is no number of a requirement, such as NOA-07.',
  ],
  [
    'a number that stands in another file',
    ['NOA-03:', 'NOA-01:'],
    'notice.yaml:1: “NOA-01” stands in the table twice.',
  ],
  [
    'a number that another entry covers',
    ['POL-09:', 'POL-08:'],
    'notice.yaml:27: “POL-08” stands in the table twice.',
  ],
])('an entry with %s is refused by file and line', async (_, [words, others], ...sentences) => {
  const file = join(content, 'requirements/en/more.yaml')
  await writeFile(file, good.replace(words as string, others as string))
  const { problems } = read()
  expect(problems).toHaveLength(sentences.length)
  for (const sentence of sentences)
    expect(problems).toContainEqual(expect.stringContaining(sentence as string))
})

test('a number that stands twice in a file is refused by file and line', async () => {
  await writeFile(join(content, 'requirements/en/more.yaml'), `${good}\n${good}`)
  expect(read().problems).toEqual(['requirements/en/more.yaml:28: “NOA-03” stands here twice.'])
})

test('a file of another kind is refused', async () => {
  await writeFile(join(content, 'requirements/en/notes.txt'), 'Hello.')
  expect(read().problems).toEqual([
    'requirements/en/notes.txt:1: Only files that end in .yaml stand here.',
  ])
})
