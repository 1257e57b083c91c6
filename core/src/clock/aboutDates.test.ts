/** CC19: days that nobody is sure of, and what is counted from them. */
import { describe, expect, it } from 'vitest'
import { isoOf } from '../deadlines/civilDate.ts'
import type { CaseDeadline, CaseEntry, CaseEvent, EventKind, When } from './caseEntry.ts'
import { type Clock, clockOf, daysForCalendar } from './clock.ts'
import { together } from './fromReport.ts'

const typed = [{ type: 'typed' }] as const
const on = (day: string): When => ({ type: 'day', day })
const about = (day: string, until?: string): When => ({ type: 'day', day, until, isAbout: true })
const within = (amount: number, event: string): When => ({
  type: 'counted',
  length: { amount, unit: 'day', days: 'calendar' },
  from: { event },
  way: 1,
})

function happens(
  id: string,
  kind: EventKind,
  when: When,
  more: Partial<CaseEvent> = {},
): CaseEvent {
  const base = { type: 'event', id, kind, what: id, when, sources: typed } as const
  return { ...base, part: 'none', actor: 'school', ...more }
}

function due(id: string, when: When, more: Partial<CaseDeadline> = {}): CaseDeadline {
  const base = { type: 'deadline', id, what: id, when, sources: typed } as const
  return { ...base, purpose: 'other', part: 'act', actor: 'you', ...more }
}

const clock = (entries: readonly CaseEntry[], today: string) =>
  clockOf({ entries, closings: [] }, today)

function dateIn({ dates }: Clock, id: string) {
  const date = dates.find((one) => one.id === id)
  if (!date) throw new Error(`${id} has no day.`)
  return { ...date, day: isoOf(date.day) }
}

describe('CC19 a day that nobody is sure of', () => {
  const decision = happens('decision', 'determination', about('2027-02-14'))
  const appeal = due('appeal', within(5, 'decision'), { purpose: 'appeal' })

  it('keeps its day and says that it is not sure', () => {
    const made = clock([decision], '2027-01-11')
    expect(dateIn(made, 'decision')).toMatchObject({ day: '2027-02-14', certainty: 'about' })
  })

  it('gives what counts from it a day that is no surer, and none that is early enough', () => {
    const made = clock([decision, appeal], '2027-01-11')
    expect(dateIn(made, 'appeal')).toMatchObject({
      day: '2027-02-19',
      certainty: 'about',
      safe: null,
    })
  })

  it('passes that on along a chain of counted events', () => {
    const chain = [
      decision,
      happens('letter', 'other', within(2, 'decision')),
      due('answer', within(5, 'letter')),
    ]
    expect(dateIn(clock(chain, '2027-01-11'), 'answer')).toMatchObject({
      day: '2027-02-21',
      certainty: 'about',
    })
  })

  it('no report has to come before the second day of a hearing', () => {
    const days = [
      happens('one', 'hearing', on('2027-02-02')),
      happens('two', 'hearing', on('2027-02-03')),
    ]
    const limits = clock(days, '2027-01-11').dates.map(({ id }) => id)
    expect(limits.filter((id) => id.startsWith('report_before_hearing'))).toEqual([
      'report_before_hearing:one',
    ])
  })

  it('of a stretch gives its last day to what counts forward', () => {
    const stretch = happens('evidence', 'other', about('2027-02-01', '2027-02-14'))
    const made = clock([stretch, due('answer', within(10, 'evidence'))], '2027-01-11')
    expect(dateIn(made, 'answer')).toMatchObject({ day: '2027-02-24', certainty: 'about' })
  })

  it('makes federal limits no surer either, and none of them is called kept by it', () => {
    const hearing = happens('hearing', 'hearing', on('2027-02-02'))
    const report = happens('report', 'report_sent', about('2027-01-04'))
    expect(
      dateIn(clock([hearing, report], '2027-01-11'), 'report_before_hearing:hearing').state,
    ).toBe('ahead')
    const sent = happens('report', 'report_sent', on('2027-01-14'))
    const stateOn = (today: string) =>
      dateIn(clock([hearing, sent], today), 'report_before_hearing:hearing').state
    // A report that is promised is not sent yet.
    expect(['2027-01-13', '2027-01-14'].map(stateOn)).toEqual(['ahead', 'done'])
    const evidence = happens('evidence', 'evidence_sent', about('2027-01-06'))
    expect(dateIn(clock([evidence], '2027-01-11'), 'evidence_answer:evidence')).toMatchObject({
      certainty: 'about',
      safe: null,
    })
  })

  it('is held against nobody: no conflict, no overlap', () => {
    const evidence = happens('evidence', 'evidence_sent', about('2027-01-06'))
    const answer = due('answer', within(5, 'evidence'), { purpose: 'evidence_answer' })
    const other = due('other', within(6, 'evidence'))
    const { conflicts, overlaps } = clock([evidence, answer, other], '2027-01-07')
    expect([conflicts, overlaps]).toEqual([[], []])
    const hearing = happens('hearing', 'hearing', on('2027-02-02'))
    const late = happens('report', 'report_sent', about('2027-02-01'))
    expect(clock([hearing, late], '2027-01-11').conflicts).toEqual([])
  })

  it('is no day for a calendar', () => {
    expect(daysForCalendar(clock([decision, appeal], '2027-01-11'))).toEqual([])
  })

  it('is never overdue: it may have passed, and is told until it is marked as done', () => {
    const made = clock([decision, appeal], '2027-02-25')
    expect(dateIn(made, 'appeal').state).toBe('may_have_passed')
    expect(made.acts.map(({ date, when }) => [date, when])).toEqual([['appeal', 'passed']])
    const done = clock([decision, { ...appeal, isDone: true }], '2027-02-25')
    expect([dateIn(done, 'appeal').state, done.acts]).toEqual(['done', []])
  })

  it('may still come where the reader takes part, and has passed where they do not', () => {
    const meeting = happens('meeting', 'interview', about('2027-01-10'), { part: 'attend' })
    const notice = happens('notice', 'notice', about('2027-01-10'))
    const made = clock([meeting, notice], '2027-01-11')
    expect(dateIn(made, 'meeting').state).toBe('may_have_passed')
    expect(dateIn(made, 'notice').state).toBe('passed')
    expect(made.acts).toMatchObject([{ date: 'meeting', when: 'passed' }])
  })

  it('lets OCR’s limit be told from it, and may have passed with it', () => {
    const act = happens('act', 'last_act', about('2026-07-01'))
    expect(dateIn(clock([act], '2027-01-11'), 'ocr_complaint:act')).toMatchObject({
      day: '2026-12-28',
      certainty: 'about',
      state: 'may_have_passed',
    })
  })

  it('gives way to a letter that names the same day', () => {
    const before = happens('mine', 'notice', about('2026-11-16'))
    const letters = happens('letters', 'notice', on('2026-11-16'))
    expect(together([before, letters])).toMatchObject([{ id: 'mine', when: on('2026-11-16') }])
  })
})

describe('CC11 a plan', () => {
  it('of the report keeps no limit and breaks none', () => {
    const notice = happens('notice', 'notice', on('2026-11-16'))
    const hearing = happens('hearing', 'hearing', on('2027-02-02'))
    const planned = (amount: number) =>
      happens('report', 'report_sent', { ...within(amount, 'notice'), isAbout: true } as When)
    const early = clock([notice, hearing, planned(30)], '2027-01-11')
    expect(dateIn(early, 'report_before_hearing:hearing').state).toBe('ahead')
    expect(clock([notice, hearing, planned(75)], '2027-01-11').conflicts).toEqual([])
  })
})
