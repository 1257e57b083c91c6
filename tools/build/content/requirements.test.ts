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
    'notice.yaml:17: “POL-08” stands in the table twice.',
  ],
])('an entry with %s is refused by file and line', async (_, [words, others], sentence) => {
  const file = join(content, 'requirements/en/more.yaml')
  await writeFile(file, good.replace(words as string, others as string))
  expect(read().problems).toEqual([expect.stringContaining(sentence)])
})

test('a number that stands twice in a file is refused by file and line', async () => {
  await writeFile(join(content, 'requirements/en/more.yaml'), `${good}\n${good}`)
  expect(read().problems).toEqual(['requirements/en/more.yaml:19: “NOA-03” stands here twice.'])
})

test('a file of another kind is refused', async () => {
  await writeFile(join(content, 'requirements/en/notes.txt'), 'Hello.')
  expect(read().problems).toEqual([
    'requirements/en/notes.txt:1: Only files that end in .yaml stand here.',
  ])
})
