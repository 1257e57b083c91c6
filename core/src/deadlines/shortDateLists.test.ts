import { describe, expect, it } from 'vitest'
import { growth, IN_LINE, repeated } from '../text/fixtures/growth.ts'
import { datesIn, inLetter } from './fixtures/inLetter.ts'

const told = (text: string) =>
  inLetter(text, parties).map(({ iso, meaning, what }) => `${iso} ${meaning} ${what}`)

const parties = {
  '5/7': 'interview complainant',
  'May 7': 'interview complainant',
  '5/9': 'interview respondent',
  'May 9': 'interview respondent',
  '5/14': 'interview other',
  'May 14': 'interview other',
}

describe('D19 short dates in a bare list', () => {
  it.each([
    'Interviews: Complainant 5/7, Respondent 5/9, Witness A 5/14',
    'Interviews - Complainant (5/7), Respondent (5/9), and Witness A (5/14).',
    'Interviews: Complainant 5/7 at 10 a.m., Respondent 5/9 at noon, Witness A 5/14',
    'Interviews: Complainant May 7, Respondent May 9, Witness A May 14',
  ])('are read, each with its own person: %s', (text) => {
    expect(told(text)).toEqual([
      '2026-05-07 event Interview of the complainant',
      '2026-05-09 event Interview of the respondent',
      '2026-05-14 event Interview',
    ])
  })

  it.each([
    'Scores: reading 3/4, writing 4/4',
    'Interview scores: Reader A 3/4, Reader B 4/5',
    'Hearing votes: Panel A 2/3, Panel B 3/3',
    'Interviews: Complainant 5/9, Respondent 5/7 of the questions',
    'Interviews: done 3/4, open 1/4',
    'Interviews: Complainant 5/7',
  ])('are not taken from shares: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('are read in line with their number', () => {
    const read = (characters: number) =>
      expect(
        datesIn(`March 2, 2026\n\nInterviews: ${repeated('a 5/7, ', characters)}`),
      ).not.toEqual([])
    expect(growth(read, 140_000)).toBeLessThan(IN_LINE)
  })
})
