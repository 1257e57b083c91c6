import type { CaseEntry, EventKind, When } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import { type Day, dayOfIso, isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'
import { clockColumns } from './clockColumns.ts'
import type { ClockColumns, DrawingRoom, PlacedDate } from './clockGrid.ts'

/** Labels of what happens have two short lines, the others one. */
const wide: DrawingRoom = {
  width: 1136,
  rem: 16,
  widthOf: ({ type }) => ({ full: type === 'event' ? 76 : 130, short: 56 }),
}
const wideLimits = ({ type }: Dated) => ({ full: type === 'limit' ? 400 : 76, short: 56 })
const dayOf = (iso: string): Day => dayOfIso(iso) ?? 0

function happens(id: string, kind: EventKind, when: string | When): CaseEntry {
  const day: When = typeof when === 'string' ? { type: 'day', day: when } : when
  const base = { id, what: id, when: day, sources: [{ type: 'typed' } as const] }
  return { ...base, type: 'event', kind, part: 'none', actor: 'school' }
}

function due(id: string, when: string | When): CaseEntry {
  const { what, when: day, sources } = happens(id, 'other', when)
  return {
    id,
    what,
    when: day,
    sources,
    type: 'deadline',
    purpose: 'other',
    part: 'act',
    actor: 'you',
  }
}

function within(amount: number, from: string, days: 'calendar' | 'business' | 'unsaid'): When {
  return { type: 'counted', length: { amount, unit: 'day', days }, from: { event: from }, way: 1 }
}

function drawn(entries: readonly CaseEntry[], today: string, room = wide): ClockColumns {
  const columns = clockColumns(clockOf({ entries, closings: [] }, today), room)
  if (columns === null) throw new Error('There is no drawing.')
  return columns
}

/** The days with a column, and 'cut' for a gap; dates beside the window by their ids. */
function columnsIn({ columns }: ClockColumns): string[] {
  return columns.map((column) => {
    if (column.type === 'day') return isoOf(column.day)
    return column.type === 'cut' ? 'cut' : `${column.type} ${column.date}`
  })
}

function place(columns: ClockColumns, id: string): PlacedDate {
  const found = columns.lanes.flatMap(({ dates }) => dates).find(({ date }) => date === id)
  if (!found) throw new Error(`${id} is not drawn.`)
  return found
}

const daysOf = (columns: ClockColumns, boxes: PlacedDate['boxes']) =>
  boxes.map(({ column }) => columnsIn(columns)[column])

const sample = [
  happens('complaint', 'complaint', '2026-11-09'),
  happens('notice', 'notice', '2026-11-16'),
  happens('interview', 'interview', '2026-12-03'),
  happens('evidence', 'evidence_sent', '2027-01-06'),
  due('experts', '2027-01-08'),
  due('answer', within(7, 'evidence', 'calendar')),
  happens('hearing', 'hearing', '2027-02-02'),
  happens('decision', 'determination', {
    ...within(90, 'notice', 'unsaid'),
    isAbout: true,
  } as When),
]

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
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      due('answer', within(30, 'notice', 'calendar')),
    ]
    const columns = drawn(entries, '2026-11-17')
    expect(columnsIn(columns)).not.toContain('cut')
    expect(place(columns, 'answer').boxes.length).toBe(30)
  })

  it('begins with a length that still runs, though an event came after its start', () => {
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      due('answer', within(20, 'notice', 'calendar')),
      happens('interview', 'interview', '2026-11-30'),
    ]
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
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      due('advisor', within(5, 'notice', 'unsaid')),
      happens('call', 'other', '2026-11-21'),
    ]
    const columns = drawn(entries, '2026-11-22')
    expect(columnsIn(columns)[place(columns, 'advisor').column]).toBe('2026-11-20')
  })
})

describe('boxes', () => {
  it('stand on each counted day, from the day after', () => {
    const columns = drawn(sample, '2027-01-11')
    const { boxes, column } = place(columns, 'answer')
    expect(daysOf(columns, boxes)[0]).toBe('2027-01-07')
    expect(boxes.length).toBe(7)
    expect(columnsIn(columns)[column]).toBe('2027-01-13')
  })

  it('leave weekends and holidays free in business days', () => {
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      due('witnesses', within(10, 'notice', 'business')),
    ]
    const columns = drawn(entries, '2026-11-17')
    const days = daysOf(columns, place(columns, 'witnesses').boxes)
    expect(days.length).toBe(10)
    expect(days).not.toContain('2026-11-26')
    expect(days.at(-1)).toBe('2026-12-01')
  })

  it('of two readings are solid where both count, and the mark stands on the safe day', () => {
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      due('advisor', within(5, 'notice', 'unsaid')),
    ]
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
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      happens('evidence', 'evidence_sent', within(5, 'notice', 'unsaid')),
    ]
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

describe('lanes', () => {
  it('are what happens, what you do and the federal rule, and an empty one is left out', () => {
    const lanesOf = ({ lanes }: ClockColumns) => lanes.map(({ lane }) => lane)
    expect(lanesOf(drawn(sample, '2027-01-11'))).toEqual(['happens', 'you', 'rule'])
    expect(lanesOf(drawn([due('answer', '2026-11-20')], '2026-11-16'))).toEqual(['you'])
  })

  it('a label starts at its mark, and ends at it in the last third', () => {
    const columns = drawn(sample, '2027-01-11')
    const evidence = place(columns, 'evidence')
    expect(evidence.label).toEqual({ column: evidence.column, align: 'start' })
    const hearing = place(columns, 'hearing')
    expect(hearing.label).toEqual({ column: hearing.column, align: 'end' })
  })

  it('the label of a length starts over its first box', () => {
    const { boxes, label } = place(drawn(sample, '2027-01-11'), 'answer')
    expect(label).toEqual({ column: boxes[0]?.column, align: 'start' })
  })

  it('the label of a length that would leave the drawing ends at its last box', () => {
    const room = { ...wide, widthOf: wideLimits }
    const columns = drawn(sample, '2027-01-11', room)
    const { boxes, label } = place(columns, 'report_before_hearing:hearing')
    expect(label).toEqual({ column: boxes.at(-1)?.column, align: 'end' })
  })

  it('what stands after the window has its label from its mark on', () => {
    const decision = place(drawn(sample, '2027-01-11'), 'decision')
    expect(decision.label).toEqual({ column: decision.column, align: 'start' })
  })

  it('a day by which the school acts is something that happens', () => {
    const entries: CaseEntry[] = [{ ...due('decision', '2026-11-20'), part: 'none' }]
    expect(drawn(entries, '2026-11-16').lanes.map(({ lane }) => lane)).toEqual(['happens'])
  })

  it('a stretch goes to the column of its last day', () => {
    const entries = [
      happens('hearing', 'other', { type: 'day', day: '2026-11-18', until: '2026-11-20' }),
    ]
    const { column, lastColumn } = place(drawn(entries, '2026-11-17'), 'hearing')
    expect([column, lastColumn]).toEqual([1, 3])
  })

  it('two labels that would touch stand in two rows, the later one in a row of its own', () => {
    const entries = ['2026-11-17', '2026-11-18'].map((day) => due(day, day))
    const later = due('2026-11-30', '2026-11-30')
    const columns = drawn([...entries, later], '2026-11-16')
    expect(place(columns, '2026-11-17').row).toBe(0)
    expect(place(columns, '2026-11-18').row).toBe(1)
    expect(place(columns, '2026-11-30').row).toBe(0)
    expect(columns.lanes[0]).toMatchObject({ rows: 2, hasWords: true })
  })

  it('two labels that stand apart by half a rem share a row, and not by less', () => {
    const entries = [due('a', '2026-11-16'), due('b', '2026-11-18'), due('c', '2026-12-08')]
    const { dayWidth } = drawn(entries, '2026-11-16')
    const rowFor = (width: number) =>
      place(
        drawn(entries, '2026-11-16', { ...wide, widthOf: () => ({ full: width, short: 20 }) }),
        'b',
      ).row
    expect(rowFor(2 * dayWidth - 8.01)).toBe(0)
    expect(rowFor(2 * dayWidth - 7.99)).toBe(1)
  })

  it('after three rows a lane has dates alone', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-12-08']
    const entries = days.map((day) => due(day, day))
    const room = { ...wide, widthOf: () => ({ full: 400, short: 30 }) }
    const columns = drawn(entries, '2026-11-16', room)
    expect(columns.lanes[0]).toMatchObject({ hasWords: false, rows: 2 })
    expect(place(columns, '2026-11-20').label).not.toBeNull()
  })

  it('what happens keeps its mark on the line where three rows do not hold its date', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-12-08']
    const entries = days.map((day) => happens(day, 'other', day))
    const room = { ...wide, widthOf: () => ({ full: 600, short: 520 }) }
    const columns = drawn(entries, '2026-11-16', room)
    expect(columns.lanes[0]).toMatchObject({ hasWords: false, rows: 3 })
    expect(place(columns, '2026-11-19').label).not.toBeNull()
    expect(place(columns, '2026-11-20')).toMatchObject({ label: null, column: 4 })
  })

  it('words that would leave the drawing are left to the list', () => {
    const room = { ...wide, widthOf: () => ({ full: 1100, short: 60 }) }
    const columns = drawn([due('a', '2026-11-20')], '2026-11-16', room)
    expect(columns.lanes[0]?.hasWords).toBe(false)
  })

  it('boxes of lengths that overlap never stand on each other', () => {
    const entries = [
      happens('notice', 'notice', '2026-11-16'),
      ...[8, 9, 10, 11, 12].map((days) => due(`d${days}`, within(days, 'notice', 'calendar'))),
    ]
    const columns = drawn(entries, '2026-11-17')
    const rows = [8, 9, 10, 11, 12].map((days) => place(columns, `d${days}`).row)
    expect(new Set(rows).size).toBe(5)
  })
})

describe('what stands behind', () => {
  it('weekends and holidays are bands, each with its reason', () => {
    const columns = drawn(sample, '2027-01-11')
    const days = columnsIn(columns)
    expect(
      columns.bands.map(({ first, last, closed }) => [days[first], days[last], closed]),
    ).toEqual([
      ['2027-01-09', '2027-01-10', { type: 'weekend' }],
      ['2027-01-16', '2027-01-17', { type: 'weekend' }],
      ['2027-01-18', '2027-01-18', { type: 'holiday', name: 'Martin Luther King Jr. Day' }],
      ['2027-01-23', '2027-01-24', { type: 'weekend' }],
      ['2027-01-30', '2027-01-31', { type: 'weekend' }],
    ])
  })

  it('a month has its name where there is room for it', () => {
    const columns = drawn(sample, '2027-01-11')
    expect(columns.months.map(({ day }) => isoOf(day))).toEqual(['2027-01-06', '2027-02-01'])
    const late = drawn([due('a', '2026-11-29'), due('b', '2026-12-07')], '2026-11-29')
    expect(late.months.map(({ day }) => isoOf(day))).toEqual(['2026-12-01'])
  })

  it('Mondays, firsts and today have their numbers, and every day where columns are wide', () => {
    const columns = drawn(sample, '2027-01-11')
    const numbered = columns.numbered.map((at) => columnsIn(columns)[at])
    expect(numbered).toEqual(['2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01'])
    const later = ['2027-01-05', '2027-01-15', '2027-01-25', '2027-02-04']
    const cut = drawn(
      later.map((day) => due(day, day)),
      '2026-12-16',
    )
    expect(cut.numbered.map((at) => columnsIn(cut)[at])).toContain('2027-01-05')
    const few = drawn([due('a', '2026-11-20')], '2026-11-17')
    expect(few.numbered.length).toBe(few.columns.length)
  })
})

describe('room', () => {
  const clock = clockOf({ entries: sample, closings: [] }, '2027-01-11')

  it('below 60rem the list is the drawing', () => {
    expect(clockColumns(clock, { ...wide, width: 959 })).toBeNull()
    expect(clockColumns(clock, { ...wide, width: 960 })).not.toBeNull()
  })

  it('with large text the list is the drawing, too', () => {
    expect(clockColumns(clock, { ...wide, rem: 24 })).toBeNull()
  })

  it('dates beside the window give way before a column gets narrower than 1.25rem', () => {
    const columns = drawn(sample, '2027-01-11', { ...wide, width: 960 })
    expect(columns.dayWidth).toBeGreaterThanOrEqual(20)
    expect(columnsIn(columns)).not.toContain('before complaint')
    expect(columns.leftOut).toBeGreaterThan(0)
  })

  it('the columns fill the width', () => {
    const { columns, dayWidth } = drawn(sample, '2027-01-11')
    const all = columns.reduce(
      (sum, column) =>
        sum + (column.type === 'day' ? dayWidth : column.type === 'cut' ? 24 : column.width),
      6.75 * 16,
    )
    expect(all).toBeCloseTo(1136)
  })

  it('an empty case has no drawing', () => {
    expect(clockColumns(clockOf({ entries: [], closings: [] }, '2027-01-11'), wide)).toBeNull()
  })
})
