import { isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'
import {
  columnsIn,
  dayOf,
  drawn,
  due,
  happens,
  place,
  sample,
  sinceNotice,
  within,
} from './fixtures/drawnCase.ts'

describe('the window', () => {
  const columns = drawn(sample, '2027-01-11')

  it('runs from the last event before today to the last dated day', () => {
    const days = columnsIn(columns).filter((column) => column.startsWith('20'))
    expect([days[0], days.at(-1), days.length]).toEqual(['2027-01-06', '2027-02-02', 28])
    expect(columnsIn(columns)[columns.today]).toBe('2027-01-11')
  })

  it('has what came before on its left, and a plan on its right, not to scale', () => {
    expect(columnsIn(columns).filter((column) => !column.startsWith('20'))).toEqual([
      'before complaint',
      'before notice',
      'before interview',
      'after decision',
    ])
    expect(place(columns, 'decision').look).toBe('dashed')
    expect(columns.leftOut).toBe(0)
  })

  it('counts what has no place in it', () => {
    const more = [happens('incident', 'incident', '2026-10-05'), ...sample]
    expect(drawn(more, '2027-01-11').leftOut).toBe(1)
  })

  it.each([
    [10, false],
    [11, true],
  ])('a gap of %i empty days is cut: %s', (empty, isCut) => {
    const from = dayOf('2026-11-16')
    const entries = [due('first', isoOf(from)), due('next', isoOf(from + empty + 1))]
    const days = columnsIn(drawn(entries, '2026-11-16'))
    expect(days.includes('cut')).toBe(isCut)
    expect(days.length).toBe(isCut ? 3 : empty + 2)
  })

  it('has the number of days that a cut leaves out', () => {
    const entries = [due('first', '2026-11-16'), due('next', '2026-12-16')]
    const { columns } = drawn(entries, '2026-11-16')
    expect(columns[1]).toEqual({ type: 'cut', days: 29 })
  })

  it('is never cut inside of a counted length', () => {
    const entries = sinceNotice(due('answer', within(30, 'notice', 'calendar')))
    const columns = drawn(entries, '2026-11-17')
    expect(columnsIn(columns)).not.toContain('cut')
    expect(place(columns, 'answer').boxes.length).toBe(30)
  })

  it('begins with a length that still runs, though an event came after its start', () => {
    const entries = sinceNotice(
      due('answer', within(20, 'notice', 'calendar')),
      happens('interview', 'interview', '2026-11-30'),
    )
    expect(columnsIn(drawn(entries, '2026-12-01'))).toContain('2026-11-17')
  })

  it('has 35 days at most: a longer length is a mark without boxes', () => {
    const entries = [happens('act', 'last_act', '2026-11-16')]
    const columns = drawn(entries, '2026-11-17')
    expect(columns.columns.filter(({ type }) => type === 'day').length).toBeLessThanOrEqual(35)
    const complaint = place(columns, 'ocr_complaint:act')
    expect(complaint.boxes).toEqual([])
    expect(columnsIn(columns)[complaint.column]).toBe('2027-05-15')
  })

  it('leaves what would not fit into 35 days to its right', () => {
    const days = Array.from({ length: 9 }, (_, index) => isoOf(dayOf('2026-11-16') + index * 9))
    const columns = drawn(
      days.map((day) => due(day, day)),
      '2026-11-16',
    )
    expect(columns.columns.filter(({ type }) => type === 'day').length).toBe(28)
    expect(columnsIn(columns).filter((column) => column.startsWith('after')).length).toBe(2)
    expect(columns.leftOut).toBe(3)
  })

  it('holds today where nothing else is near', () => {
    const columns = drawn([happens('notice', 'notice', '2026-03-02')], '2026-11-16')
    expect(columnsIn(columns)).toEqual(['2026-03-02', 'cut', '2026-11-16'])
    expect(columns.today).toBe(2)
  })

  it('does not begin with a long stretch, which stands before it', () => {
    const entries = [
      happens('incident', 'incident', { type: 'day', day: '2026-10-05', until: '2026-10-24' }),
    ]
    expect(columnsIn(drawn(entries, '2026-10-26'))).toEqual(['before incident', '2026-10-26'])
  })

  it('begins with a stretch that still runs, and goes on to its last day', () => {
    const days = { type: 'day', day: '2026-11-12', until: '2026-11-20' } as const
    const entries = [happens('notice', 'notice', '2026-11-16'), happens('inspect', 'other', days)]
    const columns = drawn(entries, '2026-11-17')
    expect(columnsIn(columns)).toEqual(
      Array.from({ length: 9 }, (_, index) => isoOf(dayOf('2026-11-12') + index)),
    )
    expect(place(columns, 'inspect')).toMatchObject({ column: 0, lastColumn: 8 })
  })

  it('has a stretch that runs for months before it, and all else in it', () => {
    const days = { type: 'day', day: '2026-06-01', until: '2026-12-20' } as const
    const entries = [happens('leave', 'other', days), due('answer', '2026-12-22')]
    const columns = drawn(entries, '2026-12-14')
    expect(columnsIn(columns)[0]).toBe('before leave')
    expect(columnsIn(columns)).toContain('2026-12-22')
  })

  it('draws what is not certain as well, dashed', () => {
    const sent = { type: 'day', day: '2026-11-18', isAbout: true } as const
    const entries = [
      happens('evidence', 'evidence_sent', sent),
      due('answer', within(3, 'evidence', 'calendar')),
    ]
    const columns = drawn(entries, '2026-11-17')
    expect([place(columns, 'evidence').look, place(columns, 'answer').look]).toEqual([
      'dashed',
      'dashed',
    ])
    expect(place(columns, 'answer').boxes.map(({ isCertain }) => isCertain)).toEqual([
      false,
      false,
      false,
    ])
  })

  it('has before it a missed day, and none that is done', () => {
    const entries = [
      due('missed', '2026-11-02'),
      { ...due('sent', '2026-11-03'), isDone: true },
      happens('notice', 'notice', '2026-11-16'),
    ]
    const columns = drawn(entries, '2026-11-17')
    expect(columnsIn(columns)).toEqual(['before missed', '2026-11-16', '2026-11-17'])
    expect(place(columns, 'missed')).toMatchObject({ shape: 'diamond', look: 'hollow' })
  })

  it('keeps in it what may have passed, though an event came after its safe day', () => {
    const entries = sinceNotice(
      due('advisor', within(5, 'notice', 'unsaid')),
      happens('call', 'other', '2026-11-21'),
    )
    const columns = drawn(entries, '2026-11-22')
    expect(columnsIn(columns)[place(columns, 'advisor').column]).toBe('2026-11-20')
  })
})
