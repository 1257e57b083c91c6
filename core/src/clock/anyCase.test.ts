/** What holds for every case, however its entries hang on each other. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayOfIso, isoOf } from '../deadlines/civilDate.ts'
import type { CountedDays } from '../deadlines/lengths.ts'
import { type Case, type CaseEntry, deadlinePurposes, eventKinds, type When } from './caseEntry.ts'
import { type Clock, clockOf, daysForCalendar } from './clock.ts'
import { isDated } from './clockDate.ts'
import { closedDay } from './closedDays.ts'
import { together } from './fromReport.ts'

const begin = dayOfIso('2026-10-01') ?? 0
const isos = fc.integer({ min: 0, max: 150 }).map((shift) => isoOf(begin + shift))
const kindsOfDay = fc.constantFrom<CountedDays>(
  'calendar',
  'business',
  'weekday',
  'school',
  'unsaid',
)
const lengths = fc.oneof(
  fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 30 })),
    unit: fc.constant('day' as const),
    days: kindsOfDay,
  }),
  fc.record({
    amount: fc.integer({ min: 1, max: 3 }),
    unit: fc.constantFrom('week' as const, 'month' as const),
    days: fc.constant('calendar' as const),
  }),
)
const ways = fc.constantFrom<1 | -1>(1, -1)
const isAbout = fc.constantFrom(undefined, undefined, true)
const EVENTS = 4
const starts = fc.oneof(
  isos.map((day) => ({ day })),
  fc.integer({ min: 0, max: EVENTS - 1 }).map((index) => ({ event: `event${index}` })),
)
const whens: fc.Arbitrary<When> = fc.oneof(
  fc.record({ type: fc.constant('day' as const), day: isos, isAbout }),
  fc.tuple(isos, fc.integer({ min: 0, max: 9 })).map(([day, days]) => ({
    type: 'day' as const,
    day,
    until: isoOf((dayOfIso(day) ?? 0) + days),
  })),
  fc.record({
    type: fc.constant('counted' as const),
    length: lengths,
    from: starts,
    way: ways,
    isAbout,
  }),
  fc.record({ type: fc.constant('open' as const), length: lengths }),
)
const sources = [{ type: 'typed' }] as const
const base = { when: whens, isDone: fc.constantFrom(undefined, undefined, true) }
const events = fc
  .array(
    fc.record({
      ...base,
      kind: fc.constantFrom(...eventKinds),
      part: fc.constantFrom('attend' as const, 'none' as const),
    }),
    {
      minLength: EVENTS,
      maxLength: EVENTS,
    },
  )
  .map((all) =>
    all.map((one, index): CaseEntry => {
      const id = `event${index}`
      return { ...one, type: 'event', id, what: id, actor: 'school', sources }
    }),
  )
const deadlines = fc
  .array(
    fc.record({
      ...base,
      purpose: fc.constantFrom(...deadlinePurposes),
      part: fc.constantFrom('act' as const, 'may' as const, 'none' as const),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map((one, index): CaseEntry => {
      const id = `deadline${index}`
      return { ...one, type: 'deadline', id, what: id, actor: 'you', sources }
    }),
  )
const closings = fc.array(
  fc
    .tuple(isos, fc.integer({ min: 0, max: 9 }))
    .map(([from, days]) => ({ from, to: isoOf((dayOfIso(from) ?? 0) + days) })),
  { maxLength: 2 },
)
const cases: fc.Arbitrary<Case> = fc
  .tuple(events, deadlines, closings)
  .map(([some, others, closed]) => ({ entries: [...some, ...others], closings: closed }))

const all = ({ dates, open }: Clock) => [...dates, ...open]
const byId = (clock: Clock) => new Map(all(clock).map((date) => [date.id, date]))
const holds = (check: (value: Case, today: string) => void, numRuns = 100) =>
  fc.assert(fc.property(cases, isos, check), { numRuns })

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

describe('of any case', () => {
  it('each entry stands in the clock once, and nothing that is not of the case or the rule', () => {
    holds((value, today) => {
      const clock = clockOf(frozen(value), today)
      const ids = all(clock).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const own = new Set(all(clock).flatMap((date) => (date.type === 'limit' ? [] : [date.id])))
      for (const { id, isDone } of value.entries) expect(own.has(id) || isDone === true).toBe(true)
      expect([...own].filter((id) => !value.entries.some((entry) => entry.id === id))).toEqual([])
    })
  })

  it('dates stand by day, and the tally is theirs', () => {
    holds((value, today) => {
      const { dates, open, tally } = clockOf(value, today)
      expect(dates.map(({ day }) => day)).toEqual(
        dates.map(({ day }) => day).toSorted((a, b) => a - b),
      )
      expect(open.some(isDated)).toBe(false)
      const count = (...states: string[]) =>
        dates.filter(({ state }) => states.includes(state)).length
      expect(tally).toEqual({
        ahead: count('ahead', 'may_have_passed'),
        overdue: count('overdue'),
        open: open.length,
      })
    })
  })

  it('no day hangs on the order in which entries were put in', () => {
    holds((value, today) => {
      const turned = byId(clockOf({ ...value, entries: value.entries.toReversed() }, today))
      for (const [id, date] of byId(clockOf(value, today))) {
        const { day, safe, state, certainty, counted } = date
        expect(turned.get(id)).toMatchObject({ day, safe, state, certainty, counted })
      }
    })
  })

  it('CC6: the safe day is in time by every reading, and a working day where there is one', () => {
    holds((value, today) => {
      const { dates, closed } = clockOf(value, today)
      for (const { safe, counted, day, type } of dates) {
        if (safe === null) continue
        const earliest = counted?.earliest ?? day
        expect(safe).toBeLessThanOrEqual(earliest)
        expect(closedDay(safe, closed) === null || safe === earliest).toBe(true)
        if (counted?.from != null && counted.way === 1 && type !== 'event') {
          expect(safe).toBeGreaterThan(counted.from)
        }
      }
    })
  })

  it('CC14: the acts are the reader’s, two at most, none twice, and none by a day that is gone', () => {
    holds((value, today) => {
      const clock = clockOf(value, today)
      const { acts, moreActs } = clock
      const named = [...acts, ...moreActs].map(({ date }) => date)
      expect(acts.length).toBeLessThanOrEqual(2)
      expect(new Set(named).size).toBe(named.length)
      // What is overdue is not pushed out by what comes next.
      if (clock.tally.overdue > 0) expect(acts.map(({ when }) => when)).toContain('passed')
      for (const { date, when, day } of [...acts, ...moreActs]) {
        const one = byId(clock).get(date)
        expect(['act', 'attend']).toContain(one?.part)
        expect(one?.state).not.toBe('done')
        if (when === 'passed') expect(day).toBeLessThan(clock.today)
        else expect(day).toBeGreaterThanOrEqual(clock.today)
      }
    })
  })

  it('CC16: the calendar has each sure day to act or to be there, the same that the acts name', () => {
    holds((value, today) => {
      const clock = clockOf(value, today)
      const days = daysForCalendar(clock)
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
      for (const day of days) expect(day).toBeGreaterThanOrEqual(clock.today)
      for (const { date, when, day } of [...clock.acts, ...clock.moreActs]) {
        const certainty = byId(clock).get(date)?.certainty
        if (when !== 'passed' && certainty !== 'about') expect(days).toContain(day)
      }
    })
  })

  it('CC12 CC19: nobody is late by a day that is not sure, and what is marked as done asks for nothing', () => {
    holds((value, today) => {
      const { dates, conflicts, overlaps } = clockOf(value, today)
      const near = new Set(
        dates.flatMap(({ id, certainty }) => (['about', 'plan'].includes(certainty) ? [id] : [])),
      )
      for (const { state, safe, certainty } of dates) {
        if (certainty === 'about') expect([state === 'overdue', safe]).toEqual([false, null])
        if (certainty === 'plan') expect(state).not.toBe('overdue')
      }
      for (const { date, limit, days } of conflicts) {
        expect([near.has(date), near.has(limit), days > 0]).toEqual([false, false, true])
      }
      for (const { dates: two, from, to } of overlaps) {
        expect([two.some((id) => near.has(id)), from <= to]).toEqual([false, true])
      }
      const done = value.entries.map((entry) => ({ ...entry, isDone: true }))
      const after = clockOf({ ...value, entries: done }, today)
      expect([after.acts, after.moreActs, after.overlaps, after.tally.overdue]).toEqual([
        [],
        [],
        [],
        0,
      ])
    })
  })

  it('time only goes on: what has passed is not ahead again a day later', () => {
    const step = { open: 0, ahead: 0, may_have_passed: 1, passed: 2, overdue: 2, done: 3 }
    holds((value, today) => {
      const [now, later] = [
        clockOf(value, today),
        clockOf(value, isoOf((dayOfIso(today) ?? 0) + 1)),
      ]
      for (const [id, { state, day }] of byId(later)) {
        const before = byId(now).get(id)
        expect(before?.day).toBe(day)
        if (before) expect(step[state]).toBeGreaterThanOrEqual(step[before.state])
      }
    })
  })

  it('CC3 CC4: a school that closes for longer makes no time to act shorter', () => {
    holds((value, today) => {
      const open = byId(clockOf({ ...value, closings: [] }, today))
      for (const [id, { counted }] of byId(clockOf(value, today))) {
        if (counted?.way !== 1 || counted.latest === null || counted.event !== null) continue
        const [first, last] = [
          open.get(id)?.counted?.earliest ?? 0,
          open.get(id)?.counted?.latest ?? 0,
        ]
        expect(counted.earliest).toBeGreaterThanOrEqual(first)
        expect(counted.latest).toBeGreaterThanOrEqual(last)
      }
    })
  })
})

describe('CC15 what several letters say', () => {
  it('stays the same when it is put together again, and no entry is lost', () => {
    holds(({ entries }) => {
      const once = together(frozen(entries))
      expect(together(once)).toEqual(once)
      const kept = once.reduce((sum, { sources: from }) => sum + from.length, 0)
      expect(kept).toBe(entries.length)
    })
  })

  it('is something to attend where one of them asks the reader to be there', () => {
    const when: When = { type: 'day', day: '2026-11-20' }
    const of = (id: string, part: 'attend' | 'none'): CaseEntry => {
      return {
        type: 'event',
        id,
        kind: 'interview',
        what: id,
        when,
        part,
        actor: 'school',
        sources,
      }
    }
    const parts = (...entries: CaseEntry[]) => together(entries).map(({ part }) => part)
    expect(parts(of('a', 'none'), of('b', 'attend'))).toEqual(['attend'])
    expect(parts(of('a', 'attend'), of('b', 'none'))).toEqual(['attend'])
    expect(parts(of('a', 'none'), of('b', 'none'))).toEqual(['none'])
  })
})

it('CC6: one day from a Friday ends on Saturday, and the start is no day to act by', () => {
  const length = { amount: 1, unit: 'day', days: 'calendar' } as const
  const when: When = { type: 'counted', length, from: { day: '2026-11-20' }, way: 1 }
  const more = { purpose: 'other', part: 'act', actor: 'you', sources } as const
  const entries: CaseEntry[] = [{ type: 'deadline', id: 'a', what: 'a', when, ...more }]
  const [date] = clockOf({ entries, closings: [] }, '2026-11-20').dates
  expect([date?.day, date?.safe].map((day) => isoOf(day ?? 0))).toEqual([
    '2026-11-21',
    '2026-11-21',
  ])
})

describe('CC14 CC16 a deadline whose safe day has gone by', () => {
  const when: When = {
    type: 'counted',
    length: { amount: 5, unit: 'day', days: 'unsaid' },
    from: { day: '2026-11-16' },
    way: 1,
  }
  const entry: CaseEntry = {
    type: 'deadline',
    id: 'a',
    what: 'a',
    purpose: 'other',
    when,
    part: 'act',
    actor: 'you',
    sources,
  }
  const on = (today: string): readonly (readonly Day[])[] => {
    const clock = clockOf({ entries: [entry], closings: [] }, today)
    return [clock.acts.map(({ day }) => day), daysForCalendar(clock)]
  }

  it('still has a day in the calendar while an end lies ahead, the one that the acts name', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((today) =>
      on(today)[1]?.map(isoOf),
    )
    expect(days).toEqual([['2026-11-20'], ['2026-11-21'], ['2026-11-23'], ['2026-11-23']])
    expect(on('2026-11-22')[0]).toEqual(on('2026-11-22')[1])
    expect(on('2026-11-24')[1]).toEqual([])
  })
})
