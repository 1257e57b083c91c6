import { isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'
import {
  columnsIn,
  dayOf,
  daysOf,
  drawn,
  due,
  happens,
  place,
  sample,
  sinceNotice,
  within,
} from './fixtures/drawnCase.ts'

describe('boxes', () => {
  it('stand on each counted day, from the day after', () => {
    const columns = drawn(sample, '2027-01-11')
    const { boxes, column } = place(columns, 'answer')
    expect(daysOf(columns, boxes)[0]).toBe('2027-01-07')
    expect(boxes.length).toBe(7)
    expect(columnsIn(columns)[column]).toBe('2027-01-13')
  })

  it('leave weekends and holidays free in business days', () => {
    const entries = sinceNotice(due('witnesses', within(10, 'notice', 'business')))
    const columns = drawn(entries, '2026-11-17')
    const days = daysOf(columns, place(columns, 'witnesses').boxes)
    expect(days.length).toBe(10)
    expect(days).not.toContain('2026-11-26')
    expect(days.at(-1)).toBe('2026-12-01')
  })

  it('of two readings are solid where both count, and the mark stands on the safe day', () => {
    const entries = sinceNotice(due('advisor', within(5, 'notice', 'unsaid')))
    const columns = drawn(entries, '2026-11-17')
    const { boxes, column, look } = place(columns, 'advisor')
    const certain = boxes.filter(({ isCertain }) => isCertain)
    const unsure = boxes.filter(({ isCertain }) => !isCertain)
    expect(daysOf(columns, certain)).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ])
    expect(daysOf(columns, unsure)).toEqual(['2026-11-21', '2026-11-23'])
    expect([columnsIn(columns)[column], look]).toEqual(['2026-11-20', 'solid'])
  })

  it('an event with two ends is dashed, since no day is guessed', () => {
    const entries = sinceNotice(happens('evidence', 'evidence_sent', within(5, 'notice', 'unsaid')))
    expect(place(drawn(entries, '2026-11-17'), 'evidence').look).toBe('dashed')
  })

  it('of the rule are those of the reading that comes to its day', () => {
    const columns = drawn(sample, '2027-01-11')
    const least = place(columns, 'evidence_answer:evidence')
    expect(daysOf(columns, least.boxes).at(-1)).toBe('2027-01-16')
    expect([least.boxes.length, least.shape]).toEqual([10, 'not_before'])
    const report = place(columns, 'report_before_hearing:hearing')
    expect(daysOf(columns, report.boxes)).toEqual(
      Array.from({ length: 10 }, (_, index) => isoOf(dayOf('2027-01-23') + index)),
    )
    expect([columnsIn(columns)[report.column], report.shape]).toEqual(['2027-01-23', 'at_latest'])
  })

  it('are gone once the day has passed, and the mark is hollow', () => {
    const columns = drawn(sample, '2027-01-14')
    expect(place(columns, 'answer')).toMatchObject({ boxes: [], look: 'hollow', shape: 'diamond' })
  })
})
