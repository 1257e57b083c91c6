/** The rule's own words that a report shows are the rule's: held against the text of 34 CFR Part 106 of 2020. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paperNamed } from '@hub/core/analysis/paperNamed'
import { readingGrade } from '@hub/core/text/readingGrade'
import { expect, test } from 'vitest'
import { Folder } from '../build/content/folder.ts'
import type { Problem } from '../build/content/problem.ts'
import { readRequirements } from '../build/content/requirements.ts'
import { root } from './sources.ts'

/** The text stands beside the project where it is worked on, and not in it. */
const file = join(root, '../shared/knowledge/regulation-34cfr106-2020.json')
const hasText = existsSync(file)
if (!hasText)
  process.stderr.write(`No text of the regulation (${file}): its words are not compared.\n`)

interface Quoted {
  readonly words: string
  readonly cite: string
}
interface Words {
  readonly headline: Readonly<Record<string, string>>
  readonly rule: readonly Quoted[]
  readonly ruleInSchools?: readonly Quoted[]
}

const problems: Problem[] = []
const read = readRequirements(new Folder(join(root, 'content'), 'requirements/en', problems))
const points = Object.entries(read.points) as unknown as readonly [string, Words][]
const quotations = points.flatMap(([id, { rule, ruleInSchools = [] }]) =>
  [...rule, ...ruleInSchools].map((quoted) => [id, quoted.cite, quoted.words] as const),
)

test('there are quotations to compare', () => {
  expect(problems).toEqual([])
  expect(quotations.length).toBeGreaterThan(points.length - 5)
})

test.skipIf(!hasText).each(quotations)('%s quotes %s word for word', (_, cite, words) => {
  const paragraph = paragraphOf(cite)
  const [first = '', ...rest] = words.replaceAll('’', "'").split('…')
  let at = 0
  for (const part of [first, ...rest].map((one) => one.trim()).filter((one) => one !== '')) {
    const found = paragraph.indexOf(part, at)
    expect(found, `“${part}” in ${cite}`).toBeGreaterThanOrEqual(0)
    if (at === 0 && first.trim() !== '') expect(beginsAt(paragraph, found)).toBe(true)
    at = found + part.length
  }
  if (rest.at(-1)?.trim() !== '' || rest.length === 0) expect(endsAt(paragraph, at)).toBe(true)
})

test.each(points)('%s has headings that an eighth-grader can read', (_, { headline }) => {
  for (const words of Object.values(headline)) {
    expect(readingGrade(paperNamed(words, 'notice_of_allegations'))).toBeLessThanOrEqual(9)
  }
})

/** A paragraph with those that it stands under, and those that stand under it, in the order of the regulation. */
function paragraphOf(cite: string): string {
  const isUnder = (one: string, other: string) =>
    one === other || (one.startsWith(other) && '( '.includes(one.charAt(other.length)))
  return regulation()
    .filter((one) => isUnder(cite, one.cite) || isUnder(one.cite, cite))
    .map((one) => one.text)
    .join(' ')
}

function regulation() {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly { cite: string; text: string }[]
}

/** Nothing of the sentence, or of the item of a list, was left out before it. */
function beginsAt(paragraph: string, at: number): boolean {
  const before = paragraph.slice(0, at).trimEnd()
  return before === '' || '.;:—”'.includes(before.slice(-1))
}

/** Nothing of the sentence, or of the item of a list, was left out after it. */
function endsAt(paragraph: string, at: number): boolean {
  return '.;:'.includes(paragraph.charAt(at - 1)) || '.;'.includes(paragraph.charAt(at))
}
