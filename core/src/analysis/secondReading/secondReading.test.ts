import { describe, expect, test } from 'vitest'
import { findDates } from '../../deadlines/findDates.ts'
import { onePage } from '../../document/documentText.ts'
import { analyze } from '../analyze.ts'
import { checkRules } from '../checkRules.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { rules } from '../rules/index.ts'
import { readAgain } from './secondReading.ts'

type Issues = ReturnType<typeof checkRules>['issues']

function read(docType: DocumentType, text: string): { first: Issues; again: Issues } {
  const undated = factsOf(text, { docType })
  const facts = { ...undated, dates: findDates(undated.reading, { docType }) }
  return {
    first: checkRules(rules, facts).issues,
    again: checkRules(rules, facts, readAgain).issues,
  }
}

const idsOf = (issues: Issues, kind: Issues[number]['kind']) =>
  issues.filter((issue) => issue.kind === kind).map(({ id }) => id)

describe('R1 what patterns find in harmless words is taken back', () => {
  test.each([
    [
      'notice_of_allegations',
      'The hospital record at tab 4 came from the complainant with her signed consent; nothing else of the kind was sought.',
      'MTG-06',
    ],
    [
      'written_determination',
      'He is suspended for a term, beginning after the time for appeal.',
      'POL-22',
    ],
    [
      'notice_of_allegations',
      'You may suggest sources; collecting the evidence is our task.',
      'MTG-07',
    ],
  ] as const)('%s: %s', (docType, text, id) => {
    const { first, again } = read(docType, text)
    expect(idsOf(first, 'contradicted')).toContain(id)
    expect(idsOf(again, 'contradicted')).not.toContain(id)
  })
})

describe('R2 what goes against a rule in words that no pattern knows is found, and said with care', () => {
  test.each([
    ['appeal_decision', 'Only the student who was sanctioned could ask for this review.', 'APP-01'],
    [
      'informal_resolution_notice',
      'Should you prefer a hearing after all, that door closes once the first session has begun.',
      'IR-05',
    ],
  ] as const)('%s: %s', (docType, text, id) => {
    const { first, again } = read(docType, text)
    expect(idsOf(first, 'contradicted')).not.toContain(id)
    const found = again.find((issue) => issue.id === id)
    expect(found).toMatchObject({ kind: 'contradicted', isUnsure: true, quote: text })
    expect(found?.text).toMatch(
      /^These words may go against this rule\. Read them with care\. [A-Z]/,
    )
    expect(found?.cite).toMatch(/^34 CFR 106\./)
  })
})

test('R2 two sentences that go against a rule only together are read together', () => {
  const [one, next] = [
    'The appeal was decided by Dean Marsh.',
    'She also chaired the hearing in March.',
  ]
  const shown = (text: string) => idsOf(read('appeal_decision', text).again, 'contradicted')
  expect(shown(one)).toEqual([])
  expect(shown(next)).toEqual([])
  expect(shown(`${one} ${next}`)).toEqual(['APP-03'])
})

test('R2 every rule says in a sentence of its own what it asks, for the careful words', () => {
  const without = rules.filter(
    ({ contradicted }) =>
      contradicted !== undefined && !/^[A-Z].+?\. [A-Z].{20}/.test(contradicted),
  )
  expect(without.map(({ requirements: [id] }) => id)).toEqual([])
})

test('R2 what a rule asks is told without leaning on the words that are left out', () => {
  const leaning = rules.filter(({ contradicted = '' }) => {
    const [, ...demand] = contradicted.split('. ')
    return /^(?:It|They|That)\b|\b(?:them|send it|of it|that (?:only|condition|presumption))\b/.test(
      demand[0] ?? '',
    )
  })
  expect(leaning.map(({ requirements: [id] }) => id)).toEqual([])
})

test('R2 a report holds what the second reading found', () => {
  const words =
    'Should you prefer a hearing after all, that door closes once the first session has begun.'
  const opening =
    'Tarn Valley College\n\nInformal resolution under Title IX\n\nDear Ms. Orr:\n\nYou and Mr. Vane have each agreed to informal resolution of the formal complaint of March 2, 2026.'
  const { docType, potentialIssues } = analyze(onePage(`${opening} ${words}`))
  expect(docType).toBe('informal_resolution_notice')
  expect(potentialIssues.find(({ quote }) => quote === words)?.text).toMatch(
    /^These words may go against this rule/,
  )
})

test('R3 plain words against a rule are never taken back', () => {
  const plain = [
    ['notice_of_allegations', 'You may not discuss the allegations with anyone.', 'MTG-07'],
    [
      'notice_of_allegations',
      'You may have an advisor, but attorneys may not attend. You may not discuss the allegations with anyone.',
      'MTG-07',
    ],
    ['hearing_notice', 'The panel may draw an adverse inference from silence.', 'HRG-09'],
    ['written_determination', 'This decision is final and there is no appeal.', 'DET-09'],
    ['notice_of_meeting_or_interview', 'Your advisor may not be an attorney.', 'MTG-05'],
    ['hearing_notice', 'There will be no hearing.', 'HRG-01'],
  ] as const
  const lost = plain.filter(
    ([docType, text, id]) => !idsOf(read(docType, text).again, 'contradicted').includes(id),
  )
  expect(lost).toEqual([])
})

test('R4 what is met in words that no pattern knows is not missing', () => {
  const { first, again } = read(
    'notice_of_allegations',
    'Dear Mr. Vane,\n\nWe write about a formal complaint of March 2, 2026.\n\nAll that we gather, whether it helps you or not, will be open to you and you can look through it.',
  )
  expect(idsOf(first, 'missing')).toContain('NOA-10')
  expect(idsOf(again, 'missing')).not.toContain('NOA-10')
})

test('R5 days that were counted stand, whatever their sentence sounds like', () => {
  const text =
    'Enclosed is the final investigative report dated June 2, 2026. Your hearing is on June 26, 2026.'
  const { again } = read('hearing_notice', text)
  expect(idsOf(again, 'contradicted')).not.toContain('RPT-03')
})

test('R6 any text is read, and the same text always in the same way', () => {
  for (const text of ['', ' \n\n ', 'x', '| | |', '🙂'.repeat(400), 'no '.repeat(30_000)]) {
    expect(read('school_policy', text).again).toEqual(read('school_policy', text).again)
  }
})
