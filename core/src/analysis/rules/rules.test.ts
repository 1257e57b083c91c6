import { describe, expect, test } from 'vitest'
import { readingGrade } from '../../text/readingGrade.ts'
import { checkRules } from '../checkRules.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import { type RequirementId, requirements } from '../requirements.ts'
import type { Rule } from '../rule.ts'
import { appealVectors } from './closing/fixtures/appeal.ts'
import { cleanLetters } from './closing/fixtures/cleanLetters.ts'
import { dismissalVectors } from './closing/fixtures/dismissal.ts'
import type { Snippets } from './closing/fixtures/measure.ts'
import { removalVectors } from './closing/fixtures/removal.ts'
import { resolutionVectors } from './closing/fixtures/resolution.ts'
import { vectors as decisionVectors } from './decision/fixtures/vectors.ts'
import { rules } from './index.ts'
import { allegationVectors } from './notice/fixtures/allegations.ts'
import { evidenceVectors } from './notice/fixtures/evidence.ts'
import { meetingVectors } from './notice/fixtures/meetings.ts'
import { supportVectors } from './notice/fixtures/support.ts'
import { processVectors } from './policy/fixtures/process.ts'
import { rightsVectors } from './policy/fixtures/rights.ts'

const ids = Object.keys(requirements) as RequirementId[]

test('each requirement is covered by exactly one rule', () => {
  const counts = ids.map((id) => {
    const covering = rules.filter((rule) => rule.requirements.includes(id))
    return `${id} ${covering.length}`
  })
  expect(counts).toEqual(ids.map((id) => `${id} 1`))
  // 128 of the regulation, and which rule the document follows.
  expect(ids).toHaveLength(129)
})

const snippets: readonly Snippets[] = [
  allegationVectors,
  meetingVectors,
  evidenceVectors,
  supportVectors,
  dismissalVectors,
  appealVectors,
  resolutionVectors,
  removalVectors,
  processVectors,
  rightsVectors,
]

/** A rule's own snippets, in each kind of document that it is for, and a text that says nothing. */
function factsFor({ documents, requirements: covered }: Rule): Facts[] {
  const own = decisionVectors.filter(({ id }) => covered.some((one) => one === id))
  const texts = [
    'Hello.',
    ...snippets.flatMap((set) => covered.flatMap((id) => set[id] ?? [])).map(({ text }) => text),
    ...own.map(({ facts }) => facts.reading.document.text),
  ]
  return documents.flatMap((docType) => texts.map((text) => factsOf(text, { docType })))
}

/** Their cards are made of the regulation's own words, such as "cross-examination". */
const wordsOfTheLaw: ReadonlySet<string> = new Set(['HRG-04', 'HRG-08', 'DET-02'])

describe.each(rules)('$requirements.0 $title', (rule) => {
  const [id] = rule.requirements

  test(`${id} has words for each verdict that it gives on the snippets of all groups`, () => {
    for (const facts of factsFor(rule)) expect(() => checkRules([rule], facts)).not.toThrow()
  })

  test(`${id} reads at grade 9 or below, from what was found to the question`, () => {
    const limit = wordsOfTheLaw.has(id) ? 10 : 9
    for (const text of [rule.contradicted, rule.missing, rule.toAsk]) {
      if (!text) continue
      expect(readingGrade([text, rule.why, rule.ask].join(' '))).toBeLessThanOrEqual(limit)
      expect(text).not.toMatch(/violat|broke the law|illegal|!/)
    }
  })
})

test.each([
  [
    'DET-09',
    'an appeal that one party alone is given',
    'written_determination',
    'Mr. Gray may appeal this decision within ten days.',
    'an appeal to one party only',
  ],
  [
    'DET-09',
    'an appeal whose bases are not named',
    'written_determination',
    'An appeal may be filed.',
    'on which bases (grounds)',
  ],
  [
    'DIS-02',
    'a dismissal for its place alone',
    'dismissal_notice',
    'The formal complaint is dismissed because the conduct happened off campus.',
    'rest on the place alone',
  ],
] as const)('%s has words of their own for %s', (id, _, docType, text, words) => {
  const { issues } = checkRules(rules, factsOf(text, { docType }))
  expect(issues.find((issue) => issue.id === id)?.text).toContain(words)
})

test.each(cleanLetters)('no rule reads against a careful %s', (docType, text) => {
  const { issues } = checkRules(rules, factsOf(text, { docType }))
  expect(issues.map(({ id, quote }) => `${id}: ${quote ?? 'missing'}`)).toEqual([])
})

describe('LAW-01 a document with strong signs of the vacated 2024 rule', () => {
  const letter = (text: string) =>
    checkRules(rules, factsOf(text, { docType: 'evidence_review_letter' })).issues.filter(
      ({ id }) => id === 'LAW-01',
    )

  test('is asked about, with the words that show it', () => {
    const [issue] = letter('Hello. Under 34 CFR 106.46 you get a description of the evidence.')
    expect(issue?.kind).toBe('ask')
    expect(issue?.text).toContain('January 9, 2025')
    expect(issue?.quote).toContain('106.46')
  })

  test('is not one that names the rule to say that it was vacated, nor one with a weak sign', () => {
    expect(letter('The 2024 Title IX rule, 34 CFR 106.46, was vacated.')).toEqual([])
    expect(letter('The decisionmaker will write to you.')).toEqual([])
  })
})
