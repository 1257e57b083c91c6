import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileContent } from './compile.ts'

const example = join(import.meta.dirname, 'fixtures')
let content = ''

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(example, content, { recursive: true })
})
afterEach(() => rm(content, { recursive: true }))

const problems = () =>
  compileContent(content).problems.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)

const ENTRY = 'guide/en/one.md'
const front = `---
title: One
summary: The first.
audience: Everyone
checked: 2026-11
related:
  - two
resources:
  - help
---
`
const body = `
## Answer

- It is one.

## What you can do

- Read it.

## Questions to ask

- Which one is it?
`

const comparison = `both:
  caption: One and two
  entries: [one]
  options:
    - label: One
      entry: one
      called: [one]
    - { label: Two, entry: two, called: [two] }
  rows:
    - label: What
      cells:
        [It is one., It is two.]
`

test('a content without mistakes gives its modules', () => {
  const { modules } = compileContent(content)
  expect(problems()).toEqual([])
  expect(modules.get('guide')).toContain(
    JSON.stringify({ text: 'It **must** be one.', cites: ['34 CFR 106.45(b)', '85 FR 30026'] }),
  )
  expect(modules.get('guide')).toContain(
    JSON.stringify({ text: 'More of it.', cites: [], school: 'k12', role: 'respondent' }),
  )
  expect(modules.get('comparisons')).toContain(
    JSON.stringify({ text: 'It is one.', cites: ['34 CFR 106.45(b)'] }),
  )
  expect(modules.get('crisisPhones')).toContain('"help": {"slug":"help","phone":"911"}')
})

test.each([
  ['no facts', body, 'one.md:1: The file must begin with its facts between two lines of ---.'],
  [
    'an unknown key',
    front.replace('checked', 'checkd: no\nchecked') + body,
    'one.md:5: “checkd” is not known',
  ],
  ['a missing key', front.replace('checked: 2026-11\n', '') + body, ': “checked” is missing.'],
  ['a wrong month', front.replace('-11', '-13') + body, 'one.md:5: “checked”: must be a month'],
  ['a colon without quotes', front.replace('One', 'A: b') + body, 'A text with a colon'],
  ['what YAML takes for a remark', front.replace('One', 'No. #1') + body, 'one.md:2: “#1” is not'],
  [
    'no list',
    front.replace('\n  - two', ' two') + body,
    'one.md:6: “related” must be a list; an empty one is written [].',
  ],
  [
    'an unknown audience',
    front.replace('Everyone', 'Boys') + body,
    'one.md:4: “audience”: must be',
  ],
  [
    'an unknown entry',
    front.replace('two', 'too') + body,
    'one.md:7: There is no entry of the guide',
  ],
  [
    'a way to itself',
    front.replace('two', 'one') + body,
    'one.md:7: An entry cannot lead to itself.',
  ],
  [
    'a name twice',
    front.replace('two', 'two\n  - two') + body,
    'one.md:8: “two” stands here twice.',
  ],
  [
    'an unknown resource',
    front.replace('help', 'hlp') + body,
    'one.md:9: There is no resource “hlp”.',
  ],
  [
    'a missing section',
    front + body.replace('## What you can do\n\n- Read it.\n', ''),
    'one.md:11: The section “## What you can do” is missing.',
  ],
  [
    'an unknown section',
    `${front}${body}\n## Else\n\n- Or.\n`,
    'one.md:24: “Else” must be one of: Answer, What you can do, Questions to ask, More;',
  ],
  [
    'an empty section',
    front + body.replace('- Read it.', ''),
    'one.md:16: “What you can do” must hold',
  ],
  [
    'a paragraph',
    front + body.replace('Read it.', 'Read it.\nAnd read on.'),
    'one.md:19: Here stand only headings',
  ],
  [
    'an unknown cite',
    front + body.replace('one.', 'one. [34 CFR 106.99]'),
    'one.md:14: “34 CFR 106.99” is no cite that we know.',
  ],
  [
    'law without a cite',
    front + body.replace('is one', 'must be one'),
    'one.md:14: This speaks of the law (“must”), so it needs a cite in [ ] at its end.',
  ],
  [
    'a statement to nobody',
    front + body.replace('It is', '*School:* It is'),
    'one.md:14: To whom this is said must be *College, K-12,',
  ],
])('an entry with %s is refused by file and line', async (_, text, sentence) => {
  await writeFile(join(content, ENTRY), text)
  expect(problems()).toEqual([expect.stringContaining(sentence)])
})

test.each([
  [
    'an entry that no chapter has',
    'guide/en/three.md',
    front + body,
    'guide/en/three.md:1: No chapter',
  ],
  [
    'an entry that nobody asks for',
    'guide/en/one.asked.txt',
    'one\n\ntwo\n',
    'one.asked.txt:2: This line is',
  ],
  [
    'a chapter with an entry that is not there',
    'guide/en/chapters.yaml',
    'start:\n  label: A\n  explanation: B\n  category: legal\n  entries: [one, two, four]\n',
    'guide/en/chapters.yaml:5: There is no file four.md.',
  ],
  [
    'an option that no entry tells of',
    'guide/en/comparisons.yaml',
    comparison.replace('entry: two', 'entry: too'),
    'comparisons.yaml:8: There is no entry of the guide “too”.',
  ],
  [
    'a row without a cell for each option',
    'guide/en/comparisons.yaml',
    comparison.replace(', It is two.', ''),
    'comparisons.yaml:11: “What” must have a cell for each option.',
  ],
  [
    'a cell that is too long for a phone',
    'guide/en/comparisons.yaml',
    comparison.replace('It is two', 'It is '.repeat(7)),
    'comparisons.yaml:12: This has 15 words',
  ],
  [
    'a cell on the law without a cite',
    'guide/en/comparisons.yaml',
    comparison.replace('It is two', 'It must be two'),
    'comparisons.yaml:12: This speaks of the law (“must”)',
  ],
  [
    'a crisis line without a number',
    'resources/en/help.md',
    '---\ntitle: Help\nkind: Line\nurl: https://a.example\naudience: both\nconfidence: high\nchecked: 2026-11\nwhen: Now.\nkeywords: help\n---\n\nHelps.\n',
    'directory.yaml:9: A crisis line needs a resource “help” with “phone” and “when”.',
  ],
  [
    'an unknown group',
    'resources/en/directory.yaml',
    'groups:\n  help: [help]\nessential: {}\n',
    'directory.yaml:',
  ],
  [
    'a slot that nothing fills',
    'trust/en/shared.yaml',
    'statements:\n  a.b: After {days} days.\n',
    'shared.yaml:2: “{days}” is no slot',
  ],
  [
    'a translation of what an entry no longer says',
    'guide/es/statements.yaml',
    'two:\n  - { en: It was two., es: Eran dos. }\n',
    'statements.yaml:2: “two” does not say this',
  ],
  [
    'plain words for a refusal that is not there',
    'assistant/en/signs.yaml',
    'words: {}\nplain:\n  gone: [gone]\nbeyondSex: {}\n',
    'signs.yaml:3: “gone” is no kind of refusal',
  ],
  [
    'a refusal that names a resource that is not there',
    'assistant/en/refusals.yaml',
    'said: {notAdvice: No advice., outside: Outside., steps: Steps.}\nrefusals:\n  work:\n    cannot: No.\n    who: "{gone}"\n',
    'refusals.yaml:3: “{gone}” is no slot',
  ],
  [
    'a slot of a crisis that nothing fills',
    'assistant/es/crisis.yaml',
    'gentle:\n  life: Llama a {linea}.\n',
    'crisis.yaml:2: “{linea}” is no slot',
  ],
  [
    'an id that stands twice',
    'trust/en/shared.yaml',
    'statements:\n  visit.answer: Yes.\n',
    'visit.yaml:4: “visit.answer” stands',
  ],
])('%s is refused by file and line', async (_, file, text, sentence) => {
  await writeFile(join(content, file), text)
  expect(problems()[0]).toContain(sentence)
})

test('the compiler needs nothing that it makes, so that a fresh clone can compile', () => {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve(specifier, context, next) {
      if (specifier.includes('/generated/')) throw new Error(specifier)
      return next(specifier, context)
    } })
    const { compileContent } = await import('./tools/build/content/compile.ts')
    process.stdout.write(String(compileContent('content').problems.length))`
  const cwd = join(import.meta.dirname, '../../..')
  const args = ['--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })).toBe('0')
})
