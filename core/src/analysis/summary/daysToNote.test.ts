import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../fixtures/factsOf.ts'
import { type DocumentType, documentTypes, type FoundDate } from '../report.ts'
import { actsOnDay } from './actsOnDay.ts'
import { daysToNote, isOfTheCase, timesToAct } from './daysToNote.ts'
import { saidOnDay } from './onDay.ts'

const letterDate = '2026-03-02'
const at = { text: 'x', page: 1, start: 0, end: 1 }
const event = (iso: string, what: string): FoundDate => ({ ...at, iso, meaning: 'event', what })
const deadline = (iso: string, what = 'Your answer is due'): FoundDate => ({
  ...at,
  iso,
  meaning: 'deadline',
  what,
})
const period = (what: string): FoundDate => ({ ...at, iso: 'P10D', meaning: 'period', what })
const notedIn = (
  dates: FoundDate[],
  docType: DocumentType = 'hearing_notice',
  own: string | null = letterDate,
) => daysToNote(factsOf('A letter.', { dates, docType, letterDate: own })).map(({ iso }) => iso)

describe('S3 the days to note', () => {
  it('of the letter’s own day are what is to be done or attended on it, and of no day before', () => {
    expect(notedIn([deadline('2026-03-01')])).toEqual([])
    expect(notedIn([deadline(letterDate)])).toEqual([letterDate])
    expect(notedIn([event(letterDate, 'Meeting')])).toEqual([letterDate])
    expect(notedIn([event(letterDate, 'Takes effect')])).toEqual([])
    expect(notedIn([event('2026-03-03', 'Takes effect')])).toEqual(['2026-03-03'])
  })

  it('cross the turn of a year in their order', () => {
    const dates = [deadline('2027-01-02'), event('2026-12-31', 'Hearing'), deadline('2026-12-30')]
    expect(notedIn(dates, 'hearing_notice', '2026-12-20')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-02',
    ])
  })

  it('name another person’s and the school’s only after the reader’s own, however late those are', () => {
    const his = deadline('2026-03-05', '“Mr. Oh may appeal by March 5.”')
    const expected: FoundDate = {
      ...event('2026-03-06', '“We expect it by March 6.”'),
      isSchools: true,
    }
    expect(notedIn([his, expected, deadline('2026-06-01')])).toEqual([
      '2026-06-01',
      '2026-03-05',
      '2026-03-06',
    ])
  })

  it('hold a sentence that speaks to the reader though it names a person', () => {
    expect(isOfTheCase(deadline('2026-03-05', '“Mr. Oh may appeal by March 5.”'))).toBe(false)
    expect(isOfTheCase(deadline('2026-03-05', '“Mr. Oh and you may appeal by March 5.”'))).toBe(
      true,
    )
    expect(isOfTheCase(deadline('2026-03-05', '“Mr. Oh, please answer by March 5.”'))).toBe(true)
  })

  it('are none of a policy, whose days are those of its own making', () => {
    expect(notedIn([deadline('2026-05-01')], 'school_policy')).toEqual([])
  })

  it('of a paper of no case are only what somebody must do or come to', () => {
    const dates = [deadline('2026-05-01'), event('2026-05-02', 'Room changes')]
    expect(notedIn(dates, 'other')).toEqual(['2026-05-01'])
  })

  it('are no lengths of time, which have no day', () => {
    expect(notedIn([period('Time to appeal')])).toEqual([])
  })
})

describe('the lengths of time to act in', () => {
  const whats = (docType: DocumentType | undefined, ...names: string[]) =>
    timesToAct(names.map(period), docType).map(({ what }) => what)

  it('stand once for each thing, though the days are counted in two ways', () => {
    expect(
      whats(undefined, 'Time to appeal (business days)', 'Time to appeal (calendar days)'),
    ).toEqual(['Time to appeal (business days)'])
  })

  it('are never the school’s', () => {
    const schools = ['Time to give notice', 'Time to send the report', 'Time to share the evidence']
    for (const docType of documentTypes) expect(whats(docType, ...schools)).toEqual([])
  })

  it('are of a decision the appeal and the review alone', () => {
    const all = ['Time to answer the evidence', 'Time to appeal', 'Time to ask for a review']
    expect(whats('written_determination', ...all)).toEqual(all.slice(1))
    expect(whats('appeal_decision', ...all)).toEqual([])
    expect(whats('other', ...all)).toEqual([])
  })
})

describe('S6 summary, acts and what is said on a day agree', () => {
  const day = fc.constantFrom('2026-03-03', '2026-03-14', '2026-11-01', '2026-12-31', '2027-01-01')
  const date = fc.oneof(
    day.map((iso) => deadline(iso)),
    fc
      .tuple(day, fc.constantFrom('Hearing', 'Interview', 'Takes effect'))
      .map(([iso, what]) => event(iso, what)),
  )
  const dates = fc.uniqueArray(date, { maxLength: 6, selector: ({ iso, what }) => iso + what })
  const reportOf = (found: readonly FoundDate[]) => {
    const facts = factsOf('A letter.', { dates: found, docType: 'hearing_notice', letterDate })
    return { dates: found, toNote: daysToNote(facts), docType: 'hearing_notice' } as const
  }

  it('nothing has passed on the day of the letter', () => {
    fc.assert(
      fc.property(dates, (found) => {
        const report = reportOf(found)
        expect(saidOnDay(report, letterDate)).toBe('')
        expect(actsOnDay(report, letterDate).first.map(({ when }) => when)).not.toContain('passed')
      }),
    )
  })

  it('what has passed on a day has passed on each later one', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(dates, day, day, (found, one, other) => {
        const [before, after] = [one, other].toSorted()
        const report = reportOf(found)
        if (saidOnDay(report, before ?? '') !== '')
          expect(saidOnDay(report, after ?? '')).not.toBe('')
      }),
    )
  })

  it('the next date that is named is ahead, and no nearer one is noted', () => {
    fc.assert(
      fc.property(dates, day, (found, today) => {
        const report = reportOf(found)
        const said = saidOnDay(report, today)
        const ahead = report.toNote
          .map(({ iso }) => iso)
          .filter((iso) => iso >= today)
          .toSorted()
        if (said !== '') expect(said.includes('The next date')).toBe(ahead.length > 0)
        const acts = actsOnDay(report, today).all.filter(({ when }) => when !== 'passed')
        expect(acts.map((act) => act.day)).toEqual(ahead)
      }),
    )
  })
})
