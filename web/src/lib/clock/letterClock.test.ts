import type { FoundDate } from '@hub/core/analysis/report'
import { isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'
import { foundFor, letterClock, withSafeDays } from './letterClock.ts'

const today = '2026-11-16'

/** Five days of a letter of Monday, November 16, 2026: Saturday where every day counts, else Monday. */
const advisor: FoundDate = {
  text: 'five (5) days',
  iso: '2026-11-21',
  meaning: 'deadline',
  what: 'Your reply about an advisor is due (at the earliest)',
  page: 1,
  start: 40,
  end: 53,
  counted: { from: '2026-11-16', way: 1, amount: 5, unit: 'day', days: 'unsaid' },
}
const interview: FoundDate = {
  text: 'November 19, 2026',
  iso: '2026-11-19',
  meaning: 'event',
  what: 'Interview',
  page: 1,
  start: 10,
  end: 27,
}
const evidence: FoundDate = { ...interview, what: 'Evidence shared', start: 70, end: 87 }
const clockOf = (...dates: FoundDate[]) =>
  letterClock({ id: 'letter', docType: 'notice_of_allegations', dates }, today)

describe('the clock of one letter', () => {
  it('leads a deadline by the working day that is early enough either way, without saying "at the earliest"', () => {
    const [date] = clockOf(advisor)?.dates ?? []
    expect(date?.what).toBe('Your reply about an advisor is due')
    expect(date && isoOf(date.day)).toBe('2026-11-20')
  })

  it('counts the report back from a decision only of a K-12 school, which need hold no hearing', () => {
    const dates = [{ ...interview, iso: '2026-12-10', what: 'Decision' }]
    const limits = (audience: 'k12' | 'postsecondary') =>
      letterClock({ id: 'letter', docType: 'appeal_decision', dates, audience }, today)
        ?.dates.filter(({ type }) => type === 'limit')
        .map(({ what }) => what)
    expect(limits('k12')).toEqual(['The investigative report is sent to you'])
    expect(limits('postsecondary')).toEqual([])
  })

  it('has no limit that was over before a decision was read', () => {
    const dates = [{ ...interview, iso: '2026-10-19', what: 'Hearing' }]
    const limits = (docType: 'written_determination' | 'hearing_notice') =>
      letterClock({ id: 'letter', docType, dates }, today)?.dates.filter(
        ({ type }) => type === 'limit',
      )
    expect(limits('hearing_notice')).toHaveLength(1)
    expect(limits('written_determination')).toEqual([])
  })

  it('has the limits of the rule itself, and leaves those of federal offices to the case clock', () => {
    const clock = clockOf(interview, evidence)
    const limits = [...(clock?.dates ?? []), ...(clock?.open ?? [])].filter(
      ({ type }) => type === 'limit',
    )
    expect(limits.map(({ what }) => what)).toEqual([
      'The end of the 10 days that the rule gives you to answer the evidence',
    ])
  })

  it('takes the same words once, though a report lists them twice', () => {
    expect(clockOf(interview, interview)?.dates).toHaveLength(1)
  })

  it('is none where no date has a place in it', () => {
    expect(clockOf()).toBeNull()
    expect(clockOf({ ...interview, iso: 'P2Y', meaning: 'period', what: 'Records' })).toBeNull()
  })

  it('is none where a report holds more dates than a clock does', () => {
    const many = Array.from({ length: 301 }, (_, at) => ({ ...interview, what: 'Day', start: at }))
    expect(clockOf(...many)).toBeNull()
  })

  it('knows the words that each date was read from', () => {
    const clock = clockOf(advisor, interview)
    const read = clock?.dates.map((date) => foundFor(date, [advisor, interview]))
    expect(read).toEqual([[interview], [advisor]])
  })
})

describe('the days to act by', () => {
  const noted = { dates: [advisor, interview], toNote: [advisor] }

  it('are those of the drawing, in the list of dates and among those to note', () => {
    const { dates, toNote } = withSafeDays(noted, clockOf(advisor, interview))
    expect(dates.map(({ iso }) => iso)).toEqual(['2026-11-20', '2026-11-19'])
    expect(toNote.map(({ iso }) => iso)).toEqual(['2026-11-20'])
  })

  it('stay as the report has them once the safe day has passed, and where there is no clock', () => {
    const later = letterClock(
      { id: 'letter', docType: 'notice_of_allegations', dates: [advisor] },
      '2026-11-21',
    )
    expect(withSafeDays(noted, later)).toEqual(noted)
    expect(withSafeDays(noted, null)).toBe(noted)
  })

  it('of a report of an earlier version have no list to note', () => {
    expect(withSafeDays({ dates: [advisor] }, clockOf(advisor))).not.toHaveProperty('toNote')
  })
})
