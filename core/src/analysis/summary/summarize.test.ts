import { describe, expect, it, test } from 'vitest'
import { readingGrade, sentencesOf } from '../../text/readingGrade.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { summarize } from './summarize.ts'

const letters = [...tuneLetters, ...heldOutLetters]

describe('S1 a summary', () => {
  it.each(letters)('has three to five plain sentences: $name', ({ text }) => {
    const summary = summarize(factsOf(text)).replace(/\b(Mr|Ms|Mrs|Mx|Dr|Prof|Hon|[A-Z])\./g, '$1')
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3)
    expect(sentencesOf(summary).length).toBeLessThanOrEqual(5)
    expect(readingGrade(summary)).toBeLessThanOrEqual(8)
    expect(summary).not.toContain('!')
  })

  it('tells no detail of what is alleged', () => {
    for (const { text } of letters) {
      expect(summarize(factsOf(text))).not.toMatch(/touch|grop|fondl|assault|rape|kiss|clothes/i)
    }
  })
})

const notice = `LARK UNIVERSITY\n\nDear Bo Lind,\n\nA formal complaint was filed against you by Ana Moss. It alleges stalking.`

test('S2 says what it is, from whom, and who is on which side', () => {
  expect(summarize(factsOf(notice))).toContain('a notice of what is alleged from Lark University.')
  expect(summarize(factsOf(notice))).toContain(
    'Ana Moss, the complainant, and Bo Lind, the respondent',
  )
})

test('S3 gives the next date after the letter, or says that there is none', () => {
  const date = { text: 'x', meaning: 'deadline', page: 1, start: 0, end: 1 } as const
  const dates = [
    { ...date, iso: '2026-06-09', what: 'Your answer is due' },
    { ...date, iso: '2026-06-02', what: 'Your request is due' },
    { ...date, iso: '2026-01-02', what: 'Something before' },
  ]
  const facts = factsOf(notice, { dates, letterDate: '2026-05-01' })
  expect(summarize(facts)).toContain('June 2, 2026: your request is due.')
  expect(summarize(factsOf(notice))).toContain('We found no later date to note.')
})

test('S4 says what it could not tell, and what follows the vacated rule', () => {
  expect(summarize(factsOf(notice, { audience: null }))).toContain('We could not tell')
  expect(summarize(factsOf(notice, { rule: '2024_markers' }))).toContain('2024 rule')
})

test('S5 another paper is named as one', () => {
  expect(summarize(factsOf('Rent is due.'))).toContain(
    'does not read like a paper from a Title IX case',
  )
})
