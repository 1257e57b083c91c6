import { describe, expect, it } from 'vitest'
import type { DocumentType, FoundDate } from '../report.ts'
import { actsOnDay } from './actsOnDay.ts'

function date(iso: string, meaning: FoundDate['meaning'], what: string, start = 0): FoundDate {
  return { text: 'some words', iso, meaning, what, page: 1, start, end: start + 10 }
}

const answer = date('2026-03-20', 'deadline', 'Your answer is due', 40)
const hearing = date('2026-04-02', 'event', 'Hearing', 80)
const appeal = date('2026-04-20', 'deadline', 'Your appeal is due', 120)
const all = { dates: [answer, hearing, appeal], toNote: [answer, hearing, appeal] }
const shown = (report: Parameters<typeof actsOnDay>[0], today: string) =>
  actsOnDay(report, today).map(({ when, day, what }) => [when, day, what])

describe('what to do now', () => {
  it('is the two next days, earliest first, the last day to act being ahead on that day itself', () => {
    expect(shown(all, '2026-03-20')).toEqual([
      ['by', '2026-03-20', 'Your answer is due'],
      ['on', '2026-04-02', 'Hearing'],
    ])
  })

  it('are never without the hearing or meeting to come, and what only some have to do comes last', () => {
    const questions = date('2026-03-25', 'deadline', 'Written questions are due', 60)
    const some = date(
      '2026-03-10',
      'deadline',
      '“If you have no advisor, tell us by March 10.”',
      20,
    )
    const dates = [some, answer, questions, hearing]
    const whats = (toNote: typeof dates) =>
      actsOnDay({ dates, toNote }, '2026-03-01').map(({ what }) => what)
    expect(whats(dates)).toEqual([answer.what, hearing.what])
    expect(whats([some, answer])).toEqual([some.what, answer.what])
    const ends = date('2026-05-30', 'event', 'Suspension ends', 160)
    expect(whats([answer, ends])).toEqual([answer.what])
    expect(whats([ends])).toEqual([ends.what])
  })

  it('are not without the hearing for the meeting that prepares it, nor for a request that nobody has to make', () => {
    const before = date('2026-03-12', 'event', 'Pre-hearing meeting', 10)
    const request = date('2026-03-10', 'deadline', 'Your request for more time is due', 5)
    const dates = [request, before, answer, hearing]
    expect(shown({ dates, toNote: dates }, '2026-03-01').map(([, , what]) => what)).toEqual([
      before.what,
      hearing.what,
    ])
  })

  it('names a deadline before what takes place on the same day', () => {
    const dates = [hearing, { ...appeal, iso: hearing.iso }]
    expect(shown({ dates, toNote: dates }, '2026-03-01').map(([when]) => when)).toEqual([
      'by',
      'on',
    ])
  })

  it('gives the second place to the latest deadline that has passed, not to a meeting that has', () => {
    expect(shown(all, '2026-03-21')).toEqual([
      ['on', '2026-04-02', 'Hearing'],
      ['passed', '2026-03-20', 'Your answer is due'],
    ])
    expect(shown(all, '2026-05-01')).toEqual([['passed', '2026-04-20', 'Your appeal is due']])
  })

  it('takes each act’s words from the dates, and says nothing of words that are not listed', () => {
    expect(actsOnDay({ ...all, dates: [answer] }, '2026-03-01').map((act) => act.date)).toEqual([
      answer,
      undefined,
    ])
  })

  it('is of the step that the document is for, not of one that is over or to come', () => {
    const time = (what: string, start: number) => date('P10D', 'period', what, start)
    const dates = [time('Time to answer the evidence', 0), time('Time to appeal', 40)]
    const whatIn = (docType: DocumentType) =>
      actsOnDay({ dates, toNote: [], docType }, '2026-03-01').map(({ what }) => what)
    expect(whatIn('written_determination')).toEqual(['Time to appeal'])
    expect(whatIn('evidence_review_letter')).toEqual(['Time to answer the evidence'])
    expect(whatIn('notice_of_allegations')).toEqual([])
    expect(whatIn('appeal_decision')).toEqual([])
  })

  it('is no time that the school has', () => {
    const time = (what: string, start: number) => date('P10D', 'period', what, start)
    const dates = [
      time('Time to send the report (calendar days)', 0),
      time('Time to respond (calendar days)', 40),
    ]
    expect(actsOnDay({ dates, toNote: [] }, '2026-03-01').map(({ what }) => what)).toEqual([
      'Time to respond (calendar days)',
    ])
  })

  it('is nothing by a policy, whose times count in a case', () => {
    const time = { ...answer, iso: 'P10D', meaning: 'period', what: 'Time to respond' } as const
    expect(shown({ dates: [time], toNote: [] }, '2026-03-01')).toHaveLength(1)
    expect(shown({ dates: [time], toNote: [], docType: 'school_policy' }, '2026-03-01')).toEqual([])
  })

  it('goes by the deadlines in a report of an earlier version', () => {
    expect(shown({ dates: all.dates }, '2026-03-01')).toEqual([
      ['by', '2026-03-20', 'Your answer is due'],
      ['by', '2026-04-20', 'Your appeal is due'],
    ])
  })

  it('names a length of time to act in where no day follows from it, and only then', () => {
    const time = date('P10D', 'period', 'Time to appeal (business days)', 200)
    expect(shown({ dates: [time], toNote: [] }, '2026-03-01')).toEqual([
      ['within', undefined, 'Time to appeal (business days)'],
    ])
    expect(shown({ dates: [time, ...all.dates], toNote: all.toNote }, '2026-03-20')).toEqual(
      shown(all, '2026-03-20'),
    )
    const counted = { ...appeal, start: time.start }
    expect(shown({ dates: [time, counted], toNote: [counted] }, '2026-03-01')).toEqual([
      ['by', '2026-04-20', 'Your appeal is due'],
    ])
  })

  it('is nothing where there is no date', () => {
    expect(actsOnDay({ dates: [], toNote: [] }, '2026-03-01')).toEqual([])
  })
})
