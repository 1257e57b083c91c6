import { describe, expect, it } from 'vitest'
import type { FoundDate } from '../analysis/report.ts'
import { isoOf } from '../deadlines/civilDate.ts'
import { datesIn, inLetter, type Told } from '../deadlines/fixtures/inLetter.ts'
import { clockOf } from './clock.ts'
import { entriesOfLetter, together } from './fromReport.ts'

const entriesOf = (
  dates: readonly FoundDate[],
  reader: 'complainant' | 'respondent' | null = null,
  id = 'letter',
) => entriesOfLetter({ id, docType: 'other', dates, reader })
const entriesIn = (words: string, told?: Told) => entriesOf(inLetter(words, told))

describe('CC15 entries of a letter', () => {
  it('a deadline that is counted from the letter keeps its length, its kind and its words', () => {
    const [entry, ...others] = entriesIn(
      'You may appeal within ten (10) business days of this letter.',
      'appeal',
    )
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      type: 'deadline',
      purpose: 'appeal',
      part: 'act',
      when: {
        type: 'counted',
        length: { amount: 10, unit: 'day', days: 'business' },
        from: { day: '2026-05-04' },
        way: 1,
      },
      sources: [{ type: 'letter', letter: 'letter', page: 1, text: 'ten (10) business days' }],
    })
  })

  it('a stretch keeps its last day', () => {
    const when = (words: string) => entriesIn(words, 'incident').map((entry) => entry.when)
    expect(when('This went on between April 3 and April 11.')).toEqual([
      { type: 'day', day: '2026-04-03', until: '2026-04-11' },
    ])
    expect(when('This went on from December 28 to January 4, 2026.')).toEqual([
      { type: 'day', day: '2025-12-28', until: '2026-01-04' },
    ])
    expect(when('This was on April 3.')).toEqual([{ type: 'day', day: '2026-04-03' }])
  })

  it('what the letter only invites to is the reader’s to choose', () => {
    const words = 'You are invited, though you are not obliged, to send questions by May 20.'
    expect(entriesIn(words, 'written_questions')).toMatchObject([{ part: 'may' }])
  })

  it('what counts from the receipt of a decision waits for nothing that is to come', () => {
    const after = (words: string) => {
      const [time] = entriesOfLetter({
        id: 'letter',
        docType: 'written_determination',
        dates: inLetter(words, 'appeal'),
        reader: null,
      })
      return time?.when.type === 'open' && time.when.after
    }
    expect(after('You may appeal within ten days.')).toBe('determination')
    expect(after('You may appeal within ten days of receiving this letter.')).toBeUndefined()
  })

  it('a time to appeal is no open one where the letter tells its day as well', () => {
    const words =
      'You may appeal within five business days of receipt. You get this today, so please send your appeal by May 11.'
    expect(entriesIn(words, { five: 'appeal', 'May 11': 'appeal' })).toMatchObject([
      { purpose: 'appeal', when: { day: '2026-05-11' } },
    ])
  })

  it('the clock comes to the day of the report, by every kind of day', () => {
    for (const words of [
      'You must answer within 15 calendar days of the date of this notice.',
      'You must answer within two weeks from today.',
      'You must answer within five days of this letter.',
      'You must answer within 2 months of this letter.',
      'You must answer within 10 business days of this letter.',
      'The hearing is on June 12. Name witnesses three business days before the hearing.',
      'You must answer within 5 calendar days of this letter. If a deadline falls on a weekend, it moves to the next business day.',
    ]) {
      const told = { 'June 12': 'hearing' }
      const found = inLetter(words, told).find(({ meaning }) => meaning === 'deadline')
      const { dates } = clockOf({ entries: entriesIn(words, told), closings: [] }, '2026-05-04')
      const date = dates.find(({ type }) => type === 'deadline')
      expect([words, date && isoOf(date.counted?.earliest ?? date.day)]).toEqual([
        words,
        found?.iso,
      ])
    }
  })

  it('a decision leaves no time to answer the evidence, and asks for no more of a day before it', () => {
    const text =
      'May 4, 2026\n\nDear Ms. Ito:\n\nThe evidence was sent to both families, who had ten days to read the evidence. Written responses to the report were due by April 20, 2026. You may appeal within ten days.'
    const dates = datesIn(text, undefined, {
      'ten days to': 'answer_evidence',
      'April 20': 'answer_report',
      'ten days.': 'appeal',
    })
    const of = (docType: 'written_determination' | 'hearing_notice') =>
      entriesOfLetter({ id: 'a', docType, dates, reader: null })
        .filter(({ type }) => type === 'deadline')
        .map(({ what, part }) => `${what}: ${part}`)
    expect(of('hearing_notice')).toEqual([
      'Your answer to the evidence: act',
      'Written response to the report was due: none',
      'Your appeal: act',
    ])
    expect(of('written_determination')).toEqual([
      'Written response to the report was due: none',
      'Your appeal: act',
    ])
  })

  it('an evidence letter sends the evidence on its day, and seven days to answer fall short', () => {
    const text =
      'May 4, 2026\n\nDear Ms. Ito:\n\nYou must respond to the evidence within 7 calendar days of this letter.'
    const docType = 'evidence_review_letter'
    const entries = entriesOfLetter({
      id: 'a',
      docType,
      dates: datesIn(text, docType, { '7': 'answer_evidence' }),
      reader: null,
    })
    expect(entries[0]).toMatchObject({ type: 'event', kind: 'evidence_sent' })
    const { conflicts } = clockOf({ entries, closings: [] }, '2026-05-05')
    expect(conflicts.map(({ days }) => days)).toEqual([3])
  })

  it('a time to act without a start waits for its day', () => {
    const docType = 'evidence_review_letter'
    const dates = inLetter(
      'You will have seven (7) calendar days to respond to the evidence.',
      'answer_evidence',
    )
    const [entry] = entriesOfLetter({ id: 'letter', docType, dates, reader: null })
    expect(entry).toMatchObject({
      purpose: 'evidence_answer',
      when: {
        type: 'open',
        length: { amount: 7, unit: 'day', days: 'calendar' },
        after: 'evidence_sent',
      },
    })
  })

  it('how long records are kept is no time to act', () => {
    expect(entriesIn('We keep records for seven years.', 'keep')).toEqual([])
  })

  it('the hearing is something to attend, and the limit of the rule follows from it', () => {
    const entries = entriesIn('The hearing is on June 12, 2026.', { June: 'hearing' })
    expect(entries).toMatchObject([{ type: 'event', kind: 'hearing', part: 'attend' }])
    const { dates } = clockOf({ entries, closings: [] }, '2026-05-04')
    expect(dates.map(({ day }) => isoOf(day))).toEqual(['2026-06-02', '2026-06-12'])
  })

  it('the other party’s interview is nothing to attend', () => {
    const [date] = inLetter(
      'The interview of the complainant is on May 20, 2026.',
      'interview complainant',
    )
    const dates = date ? [date] : []
    expect(date?.what).toBe('Interview of the complainant')
    expect(entriesOf(dates, 'respondent')[0]?.part).toBe('none')
    expect(entriesOf(dates, 'complainant')[0]?.part).toBe('attend')
  })

  it('the same letter gives the same ids, and another letter others', () => {
    const dates = inLetter('The hearing is on June 12, 2026. Send questions by June 9, 2026.')
    const ids = entriesOf(dates).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(entriesOf(dates).map(({ id }) => id)).toEqual(ids)
    const others = entriesOf(dates, null, 'second').map(({ id }) => id)
    expect(others.filter((id) => ids.includes(id))).toEqual([])
  })

  it('what two letters say of one day is one entry with both sources', () => {
    const dates = inLetter('The hearing is on June 12, 2026.', 'hearing')
    const both = together([...entriesOf(dates), ...entriesOf(dates, null, 'second')])
    expect(both.length).toBe(1)
    expect(both[0]?.sources.map((source) => source.type === 'letter' && source.letter)).toEqual([
      'letter',
      'second',
    ])
  })

  it('two days of one letter that have no kind stay apart', () => {
    const dates = inLetter('Sign the form by May 20, 2026. Return the keys by May 21, 2026.')
    expect(together(entriesOf(dates)).length).toBe(2)
  })
})
