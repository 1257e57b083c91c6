/** The case clock, held against the timelines of `corpus/clock`. */
import { readFileSync } from 'node:fs'
import type { Case, CaseEntry, EventKind, When, WrittenLength } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import type { ClockDate } from '@hub/core/clock/clockDate'
import type { DayCount } from '@hub/core/clock/countOut'
import { type Day, isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'

/** An entry as a line writes it; see corpus/README.md. */
interface Line {
  readonly id: string
  readonly kind?: EventKind
  readonly purpose?: 'evidence_answer' | 'report_answer' | 'appeal' | 'other'
  readonly on?: string
  readonly until?: string
  /** '5 calendar', '5 days' (the kind is not said), '2 weeks', '1 month'. */
  readonly length?: string
  /** An id or a day. */
  readonly from?: string
  readonly before?: string
  readonly about?: true
  readonly moves?: 1 | -1
  readonly after?: EventKind
  readonly part?: 'act' | 'may' | 'none'
  readonly done?: true
}

interface ExpectedDate {
  readonly id: string
  readonly day: string
  readonly state: string
  readonly certainty?: string
  /** For a counted one, by reading: the end, and of a short one the counted days. */
  readonly ends?: readonly string[]
  readonly counted?: readonly string[]
  /** Working days that a reading skips, with their names. */
  readonly skipped?: readonly string[]
}

interface Timeline {
  readonly id: string
  readonly about: string
  readonly today: string
  readonly closings?: Case['closings']
  readonly done?: readonly string[]
  readonly entries: readonly Line[]
  readonly expect: {
    readonly dates: readonly ExpectedDate[]
    readonly open: readonly string[]
    readonly acts: readonly string[]
    readonly conflicts: readonly unknown[]
    readonly overlaps: readonly unknown[]
    readonly tally: readonly number[]
    readonly wouldBe?: readonly unknown[]
  }
}

const file = new URL('../../corpus/clock/timelines.jsonl', import.meta.url)
const timelines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Timeline)

function entryOf(line: Line): CaseEntry {
  const { id, kind, purpose = 'other' } = line
  const sources = [{ type: 'typed' }] as const
  const base = { id, what: id, when: whenOf(line), sources, isDone: line.done }
  if (kind === undefined) {
    const part = line.part ?? 'act'
    return { ...base, type: 'deadline', purpose, part, actor: part === 'none' ? 'school' : 'you' }
  }
  const part = line.part ?? (kind === 'hearing' || kind === 'interview' ? 'attend' : 'none')
  return { ...base, type: 'event', kind, part, actor: 'school' }
}

function whenOf({ on, until, length, from, before, about, moves, after }: Line): When {
  if (on !== undefined) return { type: 'day', day: on, until }
  const written = length === undefined ? undefined : lengthOf(length)
  const start = from ?? before
  if (!written || start === undefined) return { type: 'open', length: written, after }
  const isDay = /^\d{4}-/.test(start)
  return {
    type: 'counted',
    length: written,
    way: before === undefined ? 1 : -1,
    from: isDay ? { day: start } : { event: start },
    isAbout: about,
    moves,
  }
}

function lengthOf(written: string): WrittenLength {
  const [amount = '', word = ''] = written.split(' ')
  const every = { amount: Number(amount), days: 'calendar' } as const
  if (word === 'week' || word === 'weeks') return { ...every, unit: 'week' }
  if (word === 'month' || word === 'months') return { ...every, unit: 'month' }
  if (word === 'day' || word === 'days') return { ...every, unit: 'day', days: 'unsaid' }
  return { ...every, unit: 'day', days: word as WrittenLength['days'] }
}

/** A date as the lines write it. */
function told({ id, day, state, certainty, counted }: ClockDate): ExpectedDate {
  const readings = counted?.readings ?? []
  const isShort = (readings[0]?.days.length ?? 0) <= 31
  const skipped = readings.flatMap(skippedIn)
  return {
    id,
    day: day === null ? '' : isoOf(day),
    state,
    ...(certainty !== 'sure' && { certainty }),
    ...(readings.length > 0 && { ends: readings.map(({ end }) => isoOf(end)) }),
    ...(readings.length > 0 && isShort && { counted: readings.map(runsOf) }),
    ...(isShort && skipped.length > 0 && { skipped: [...new Set(skipped)].toSorted() }),
  }
}

function skippedIn({ days }: DayCount): string[] {
  return days.flatMap(({ day, number, closed }) =>
    number !== null || closed === null || closed.type === 'weekend'
      ? []
      : [`${isoOf(day)} ${closed.name ?? 'closed'}`],
  )
}

/** Days in a row as 'first..last'. */
function runsOf({ days }: DayCount): string {
  const runs: { first: Day; last: Day }[] = []
  for (const { day, number } of days.toSorted((a, b) => a.day - b.day)) {
    const run = runs.at(-1)
    if (number === null) continue
    if (run && run.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  const words = runs.map(({ first, last }) =>
    first === last ? isoOf(first) : `${isoOf(first)}..${isoOf(last)}`,
  )
  return words.join(' ')
}

describe('CC18 the clock of timelines', () => {
  it('has at least 200, each with a name of its own', () => {
    expect(new Set(timelines.map(({ id }) => id)).size).toBe(timelines.length)
    expect(timelines.length).toBeGreaterThanOrEqual(200)
  })

  it.each(timelines.map((one) => [one.id, one.about, one] as const))('%s: %s', (_, __, one) => {
    const known = { entries: one.entries.map(entryOf), closings: one.closings ?? [] }
    const clock = clockOf({ ...known, doneLimits: one.done }, one.today)
    const { ahead, overdue, open } = clock.tally
    const wouldBe = clock.open.flatMap((date) =>
      date.type === 'limit' ? date.wouldBe.map(({ event, day }) => [event, isoOf(day)]) : [],
    )
    expect({
      dates: clock.dates.map(told),
      open: clock.open.map(({ id }) => id),
      acts: clock.acts.map(({ when, day, date }) => `${when} ${isoOf(day)} ${date}`),
      conflicts: clock.conflicts.map(({ date, limit, days }) => [date, limit, days]),
      overlaps: clock.overlaps.map(({ dates, from, to }) => [...dates, isoOf(from), isoOf(to)]),
      tally: [ahead, overdue, open],
      ...(wouldBe.length > 0 && { wouldBe }),
    }).toEqual(one.expect)
  })
})
