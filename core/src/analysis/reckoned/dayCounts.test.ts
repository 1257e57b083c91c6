import { describe, expect, it } from 'vitest'
import type { Stance } from '../../reader/stances.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType, FoundDate } from '../report.ts'
import { fewerDays, leastTimes } from './leastTimes.ts'
import { tooSoon } from './tooSoon.ts'

const about: Stance = { met: 1, speaks: 1, against: -9 }
const elsewhere: Stance = { met: -9, speaks: -9, against: -9 }
const time = leastTimes.get('EVR-04') ?? { days: 0, about: /x/, paper: 'other' as const }

function dateIn(
  text: string,
  words: string,
  iso: string,
  meaning: FoundDate['meaning'],
): FoundDate {
  const start = text.indexOf(words)
  return { text: words, iso, meaning, what: 'x', page: 1, start, end: start + words.length }
}

/** Whether a letter about the evidence gives too few days, all of its sentences being about that. */
function isShort(text: string, given: Parameters<typeof factsOf>[1] = {}, stance = about): boolean {
  const facts = factsOf(text, { docType: 'evidence_review_letter', ...given })
  return (
    fewerDays(
      facts,
      time,
      facts.reading.sentences.map(() => stance),
    ) !== undefined
  )
}

describe('J6 ten days to answer the evidence', () => {
  it.each([
    ['nine days', true],
    ['ten days', false],
    // Six business days after a Friday are ten days.
    ['6 business days', false],
    ['5 business days', true],
    ['one week', true],
    ['two weeks', false],
    ['240 hours', false],
    ['239 hours', true],
    ['one month', false],
  ])('are not given by %s: %s', (length, isTooFew) => {
    expect(isShort(`You have ${length} to answer the evidence in writing.`)).toBe(isTooFew)
  })

  it('are not given in a policy by a period whose sentence does not name the evidence', () => {
    const policy = { docType: 'school_policy' } as const
    const before = 'The evidence is shared.'
    expect(isShort(`${before} The parties have five days to send 250 words.`, policy)).toBe(false)
    expect(isShort('The parties have five days to answer the evidence.', policy)).toBe(true)
  })

  it('are given where one of several lengths in the sentence is long enough', () => {
    expect(isShort('You have five days, and at most ten days, to answer the evidence.')).toBe(false)
  })

  it('are not missed by a time for something else, nor by one for asking for more', () => {
    const words = 'You have five days to answer the evidence.'
    expect(isShort(words, {}, elsewhere)).toBe(false)
    expect(isShort('You may ask for more time to answer the evidence within five days.')).toBe(
      false,
    )
    expect(isShort('You have five days to pay the fee.')).toBe(false)
    expect(isShort('The day to answer the evidence was moved by a week.')).toBe(false)
  })

  it.each([
    ['2026-12-28', '2027-01-07', false],
    ['2026-12-28', '2027-01-06', true],
    // A leap day counts.
    ['2028-02-25', '2028-03-06', false],
    ['2027-02-25', '2027-03-06', true],
    // Clocks go forward on March 8: days are days.
    ['2026-03-01', '2026-03-11', false],
    ['2026-03-01', '2026-03-10', true],
  ])('from a letter of %s up to %s: too few is %s', (letterDate, iso, isTooFew) => {
    const text = 'You may answer the evidence until the day named here.'
    const dates = [dateIn(text, 'the day named here', iso, 'deadline')]
    expect(isShort(text, { letterDate, dates })).toBe(isTooFew)
  })

  it('are not counted up to a day where the letter does not tell its own', () => {
    const text = 'You may answer the evidence until the day named here.'
    const dates = [dateIn(text, 'the day named here', '2026-03-03', 'deadline')]
    expect(isShort(text, { letterDate: null, dates })).toBe(false)
  })

  it('are not cut short by an appointment to look at the file', () => {
    const text = 'You may look at the evidence on March 5, 2026.'
    const dates = [dateIn(text, 'March 5, 2026', '2026-03-05', 'event')]
    expect(isShort(text, { letterDate: '2026-03-02', dates })).toBe(false)
  })

  it('are shown by the first sentence that gives too few', () => {
    const text =
      'The evidence is here. You have four days to answer it. You have three days for a copy.'
    const facts = factsOf(text, { docType: 'evidence_review_letter' })
    const verdict = fewerDays(facts, time, [about, about, about])
    expect(verdict).toMatchObject({
      at: { text: 'You have four days to answer it.' },
      likelihood: 1,
    })
  })
})

const event = (iso: string, what: string, start = 0): FoundDate => ({
  text: iso,
  iso,
  meaning: 'event',
  what,
  page: 1,
  start,
  end: start + 1,
})
const soon = (
  id: string,
  docType: DocumentType,
  letterDate: string | null,
  ...dates: FoundDate[]
) => tooSoon(factsOf('It is on that day.', { docType, letterDate, dates }), id) !== undefined

describe('J12 a day that is too soon after its paper', () => {
  it.each([
    ['2026-12-28', '2027-01-06', true],
    ['2026-12-28', '2027-01-07', false],
    ['2028-02-25', '2028-03-05', true],
    ['2028-02-25', '2028-03-06', false],
  ])('a report of %s and a hearing of %s: %s', (letterDate, iso, isSoon) => {
    expect(soon('RPT-03', 'investigative_report', letterDate, event(iso, 'Hearing'))).toBe(isSoon)
  })

  it.each([
    ['HRG-02', 'hearing_notice', 'Hearing'],
    ['MTG-04', 'notice_of_meeting_or_interview', 'Meeting'],
    ['NOA-06', 'notice_of_allegations', 'Interview'],
  ] as const)(
    '%s: the next day is none to prepare, the one after it may be',
    (id, docType, what) => {
      expect(soon(id, docType, '2026-12-31', event('2027-01-01', what))).toBe(true)
      expect(soon(id, docType, '2026-12-31', event('2027-01-02', what))).toBe(false)
    },
  )

  it('is not told where the letter has no day, of another paper, or of a deadline', () => {
    const hearing = event('2026-03-03', 'Hearing')
    expect(soon('HRG-02', 'hearing_notice', null, hearing)).toBe(false)
    expect(soon('HRG-02', 'dismissal_notice', '2026-03-02', hearing)).toBe(false)
    expect(
      soon('HRG-02', 'hearing_notice', '2026-03-02', { ...hearing, meaning: 'deadline' }),
    ).toBe(false)
    expect(soon('APP-01', 'hearing_notice', '2026-03-02', hearing)).toBe(false)
  })

  it('is not told of two hearings, one of which may be another person’s', () => {
    const days = [event('2026-03-03', 'Hearing'), event('2026-03-04', 'Hearing', 9)]
    expect(soon('HRG-02', 'hearing_notice', '2026-03-02', ...days)).toBe(false)
  })
})
