import { describe, expect, it } from 'vitest'
import { type Day, dayOfIso, isoOf } from '../deadlines/civilDate.ts'
import { isAuthority } from '../knowledge/authorities.ts'
import { cites } from '../knowledge/cites.ts'
import {
  type CaseDeadline,
  type CaseEntry,
  type CaseEvent,
  type EventKind,
  MOST_ENTRIES,
  type When,
} from './caseEntry.ts'
import { clockOf, daysForCalendar } from './clock.ts'
import { federalLimits } from './federalLimits.ts'

const typed = [{ type: 'typed' }] as const
const on = (day: string): When => ({ type: 'day', day })

function event(
  id: string,
  kind: EventKind,
  when: When,
  part: CaseEvent['part'] = 'none',
): CaseEvent {
  return { type: 'event', id, kind, what: id, when, part, actor: 'school', sources: typed }
}

function deadline(id: string, when: When, more: Partial<CaseDeadline> = {}): CaseDeadline {
  const base = { type: 'deadline', id, what: id, when, sources: typed } as const
  return { ...base, purpose: 'other', part: 'act', actor: 'you', ...more }
}

const clock = (entries: readonly CaseEntry[], today: string) =>
  clockOf({ entries, closings: [] }, today)
const isoDays = (days: readonly Day[]) => days.map(isoOf)

describe('CC7 federal limits', () => {
  it('each cites a paragraph or an authority that the hub knows', () => {
    for (const { cite } of federalLimits)
      expect(cites.includes(cite) || isAuthority(cite)).toBe(true)
  })

  it('carry their cite, and nothing of the school’s', () => {
    const { dates } = clock([event('evidence', 'evidence_sent', on('2027-01-06'))], '2027-01-11')
    expect(dates.find(({ type }) => type === 'limit')).toMatchObject({
      limit: 'evidence_answer',
      bound: 'not_before',
      actor: 'school',
      sources: [{ type: 'rule', cite: '34 CFR 106.45(b)(5)(vi)' }],
    })
  })

  it('set no number of days for an appeal or for the whole process', () => {
    const kinds = new Set<string>(federalLimits.flatMap(({ from }) => [...from]))
    for (const kind of ['dismissal', 'appeal_notice', 'notice', 'complaint']) {
      expect(kinds).not.toContain(kind)
    }
  })
})

describe('CC14 acts', () => {
  it('lead with the day that is early enough by every reading', () => {
    const when: When = {
      type: 'counted',
      length: { amount: 5, unit: 'day', days: 'unsaid' },
      from: { day: '2026-11-16' },
      way: 1,
    }
    const { acts } = clock([deadline('advisor', when)], '2026-11-17')
    expect(acts).toEqual([{ date: 'advisor', when: 'by', day: dayOfIso('2026-11-20') }])
  })

  it('are two, and the others ahead are kept by date', () => {
    const days = ['2026-12-04', '2026-11-20', '2026-11-30', '2026-11-24']
    const { acts, moreActs } = clock(
      days.map((day) => deadline(day, on(day))),
      '2026-11-17',
    )
    expect(acts.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-24'])
    expect(moreActs.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-04'])
  })

  it('are none where nothing is to be met', () => {
    expect(clock([event('notice', 'notice', on('2026-11-16'))], '2026-11-17').acts).toEqual([])
  })
})

describe('CC16 days for a calendar', () => {
  it('are those on which the reader acts or takes part, from today on, each once', () => {
    const entries = [
      event('notice', 'notice', on('2026-11-20')),
      event('hearing', 'hearing', on('2027-02-02'), 'attend'),
      deadline('passed', on('2026-11-10')),
      deadline('done', on('2026-11-30'), { isDone: true }),
      deadline('answer', on('2026-12-01')),
      deadline('form', on('2026-12-01')),
    ]
    expect(isoDays(daysForCalendar(clock(entries, '2026-11-16')))).toEqual([
      '2026-12-01',
      '2027-02-02',
    ])
  })
})

describe('CC17 what cannot be counted', () => {
  const notice = event('notice', 'notice', on('2026-11-16'))
  it.each<[string, readonly CaseEntry[]]>([
    ['a day that is none', [deadline('a', on('2026-02-30'))]],
    [
      'a stretch that ends before it begins',
      [event('a', 'incident', { ...on('2026-10-24'), until: '2026-10-05' } as When)],
    ],
    ['two entries with one id', [notice, deadline('notice', on('2026-11-20'))]],
    [
      'a length from what is no event',
      [
        deadline('a', {
          type: 'counted',
          length: { amount: 5, unit: 'day', days: 'calendar' },
          from: { event: 'nothing' },
          way: 1,
        }),
      ],
    ],
    [
      'too many entries',
      Array.from({ length: MOST_ENTRIES + 1 }, (_, index) =>
        deadline(`d${index}`, on('2026-11-20')),
      ),
    ],
  ])('%s is refused', (_, entries) => {
    expect(() => clock(entries, '2026-11-17')).toThrow(RangeError)
  })

  it('the fullest case is counted, however its entries hang on each other', () => {
    const chain = Array.from({ length: MOST_ENTRIES }, (_, index) =>
      index === 0
        ? notice
        : event(`e${index}`, 'other', {
            type: 'counted',
            length: { amount: 1, unit: 'day', days: 'calendar' },
            from: { event: index === 1 ? 'notice' : `e${index - 1}` },
            way: 1,
          }),
    )
    const { dates } = clock(chain.toReversed(), '2026-11-17')
    expect(dates.at(-1)?.day).toBe((dayOfIso('2026-11-16') ?? 0) + MOST_ENTRIES - 1)
  })
})
