import type { Case, CaseDeadline, CaseEvent, EventKind, When } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import { dayOfIso } from '@hub/core/deadlines/civilDate'
import { expect, test } from 'vitest'
import { withDone, withEntry, withLetter, withoutEntry } from './editCase.ts'

const today = '2027-01-11'
const on = (day: string): When => ({ type: 'day', day })

function event(id: string, kind: EventKind, when: When): CaseEvent {
  const sources = [{ type: 'typed' }] as const
  return { type: 'event', id, kind, what: id, when, part: 'none', actor: 'school', sources }
}

const letter = (page: number) =>
  ({ type: 'letter', letter: 'L', page, text: 'May 4', start: 3, end: 8 }) as const

const answer: CaseDeadline = {
  type: 'deadline',
  id: 'answer',
  what: 'answer',
  purpose: 'evidence_answer',
  part: 'act',
  actor: 'you',
  sources: [{ type: 'typed' }],
  when: {
    type: 'counted',
    length: { amount: 7, unit: 'day', days: 'calendar' },
    from: { event: 'evidence' },
    way: 1,
  },
}
const evidence = event('evidence', 'evidence_sent', on('2027-01-06'))
const value: Case = { entries: [evidence, answer], closings: [] }

test('what is counted from a deleted date keeps its day', () => {
  const left = withoutEntry(value, 'evidence', today)
  expect(left.entries).toHaveLength(1)
  expect(clockOf(left, today).dates[0]?.day).toBe(dayOfIso('2027-01-13'))
})

test('what is counted from a deleted date without a day keeps its length', () => {
  const planned = {
    ...value,
    entries: [event('evidence', 'evidence_sent', { type: 'open' }), answer],
  }
  const { open } = clockOf(withoutEntry(planned, 'evidence', today), today)
  expect(open.find(({ id }) => id === 'answer')).toMatchObject({
    after: 'evidence_sent',
    counted: { length: { amount: 7 } },
  })
})

test('what is counted from a deleted date that is not certain is not made to look certain', () => {
  const near = {
    ...value,
    entries: [{ ...evidence, when: { ...on('2027-01-06'), isAbout: true } as When }, answer],
  }
  const left = withoutEntry(near, 'evidence', today)
  expect(left.entries[0]?.when).toMatchObject({ type: 'open', after: 'evidence_sent' })
})

test('a changed date takes its place, so that what counts from it moves with it', () => {
  const moved = withEntry(value, { ...evidence, when: on('2027-01-08') })
  const { dates } = clockOf(moved, today)
  expect(dates.find(({ id }) => id === 'answer')?.day).toBe(dayOfIso('2027-01-15'))
})

test('a date and a limit are marked as done, and not done again', () => {
  const limit = 'report_before_hearing:hearing'
  const withHearing = withEntry(value, event('hearing', 'hearing', on('2027-02-02')))
  const done = withDone(withDone(withHearing, 'answer', true), limit, true)
  const stateOf = (one: Case, id: string) =>
    clockOf(one, today).dates.find((date) => date.id === id)?.state
  expect([stateOf(done, 'answer'), stateOf(done, limit)]).toEqual(['done', 'done'])
  const back = withDone(withDone(done, 'answer', false), limit, false)
  expect([stateOf(back, 'answer'), stateOf(back, limit)]).toEqual(['ahead', 'ahead'])
})

test('the same letter added again changes nothing, and keeps what the reader changed', () => {
  const found = { ...event('L:3:event', 'hearing', on('2027-02-02')), sources: [letter(1)] }
  const once = withLetter(value, [found])
  const changed = withEntry(once, { ...found, when: on('2027-02-09') })
  expect(withLetter(changed, [found])).toEqual(changed)
})

test('a letter’s date that was typed before is one date with both sources, also when the letter comes again', () => {
  const found = { ...event('L:3:event', 'evidence_sent', on('2027-01-06')), sources: [letter(2)] }
  const once = withLetter(value, [found])
  expect(once.entries).toHaveLength(2)
  expect(once.entries[0]).toMatchObject({ id: 'evidence', sources: [{ type: 'typed' }, letter(2)] })
  expect(withLetter(once, [found])).toEqual(once)
})
