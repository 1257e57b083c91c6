import * as fc from 'fast-check'
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
type Dated = Parameters<typeof actsOnDay>[0]
const shown = (report: Dated, today: string) =>
  actsOnDay(report, today).first.map(({ when, day, what }) => [when, day, what])
const whatsOf = (toNote: FoundDate[], docType?: DocumentType) =>
  actsOnDay({ dates: toNote, toNote, ...(docType && { docType }) }, '2026-03-01').first.map(
    ({ what }) => what,
  )

describe('what to do now', () => {
  it('is the two next days, earliest first, the last day to act being ahead on that day itself', () => {
    expect(shown(all, '2026-03-20')).toEqual([
      ['by', '2026-03-20', 'Your answer is due'],
      ['on', '2026-04-02', 'Hearing'],
    ])
  })

  it('are the next by date that the reader must or may do, or is to come to', () => {
    const some = date('2026-03-10', 'deadline', '“If you want an advisor, tell us by March 10.”', 5)
    const before = date('2026-03-12', 'event', 'Pre-hearing meeting', 10)
    const help = date('2026-03-11', 'event', '“I am free to help you on March 11 at 2 p.m.”', 90)
    expect(whatsOf([answer, appeal, some])).toEqual([some.what, answer.what])
    expect(whatsOf([appeal, answer, before])).toEqual([before.what, answer.what])
    expect(whatsOf([answer, appeal, help])).toEqual([help.what, answer.what])
  })

  it('hold the next hearing or interview, unless two duties come before it', () => {
    const some = date('2026-03-10', 'deadline', '“If you want an advisor, tell us by March 10.”', 5)
    const his = date('2026-03-30', 'event', 'Interview of Mr. Oh', 30)
    const duty = date('2026-03-11', 'deadline', '“You must leave by March 11.”', 15)
    const other = date('2026-03-12', 'deadline', '“You are to sign it by March 12.”', 25)
    expect(whatsOf([some, answer, hearing])).toEqual([some.what, hearing.what])
    expect(whatsOf([some, answer, his])).toEqual([some.what, answer.what])
    expect(whatsOf([duty, other, hearing])).toEqual([duty.what, other.what])
  })

  it('are no time to act in whose day the letter tells as well', () => {
    const open = date('P5D', 'period', 'Time to appeal (business days)', 30)
    const report = { dates: [open, appeal], toNote: [appeal] }
    expect(actsOnDay(report, '2026-03-01').all.map(({ what }) => what)).toEqual([appeal.what])
    // The names differ: the one is a time, the other a day.
    const reply = date('2026-03-20', 'deadline', 'Your written response to the evidence is due', 40)
    const time = date('P10D', 'period', 'Time to answer the evidence (calendar days)', 30)
    const both = { dates: [time, reply], toNote: [reply] }
    expect(actsOnDay(both, '2026-03-01').all.map(({ what }) => what)).toEqual([reply.what])
  })

  it('are with what begins or ends by itself where a place is left', () => {
    const begins = date('2026-03-05', 'event', 'No-contact order', 5)
    const ends = date('2026-05-30', 'event', 'Suspension ends', 160)
    expect(whatsOf([answer, begins, ends])).toEqual([begins.what, answer.what])
    expect(whatsOf([begins, answer, hearing])).toEqual([answer.what, hearing.what])
  })

  it('are no day of the school’s, and another’s only where there is nothing else', () => {
    const expected = {
      ...date('2026-03-06', 'event', '“We expect it by March 6.”'),
      isSchools: true,
    }
    const his = date('2026-03-04', 'deadline', '“Mr. Oh may appeal … by March 4.”', 90)
    const report = { dates: [], toNote: [his, expected, answer] }
    const dates = [his, { ...expected, isSchools: true as const }, answer]
    expect(shown({ ...report, dates }, '2026-03-01')).toEqual([['by', answer.iso, answer.what]])
    expect(actsOnDay({ ...report, dates }, '2026-03-01').all).toHaveLength(3)
    expect(whatsOf([his])).toEqual([his.what])
  })

  it('stand in a list by date with all the others, each time to act in where it would end', () => {
    const letter = date('2026-03-02', 'event', 'Letter date')
    const object = date('P3D', 'period', 'Time to object (business days)', 30)
    const room = date('2026-03-08', 'event', '“Your room changes on March 8.”', 60)
    const toNote = [answer, hearing, appeal, room]
    const { all } = actsOnDay({ dates: [letter, object, ...toNote], toNote }, '2026-03-03')
    expect(all.map(({ day, what }) => day ?? what)).toEqual([
      object.what,
      room.iso,
      answer.iso,
      hearing.iso,
      appeal.iso,
    ])
    const later = actsOnDay({ dates: toNote, toNote }, '2026-03-21')
    expect(later.all.map(({ day }) => day)).toEqual([answer.iso, hearing.iso, appeal.iso])
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

  it('misses nothing that the letter only invited to', () => {
    const what = 'You may name witnesses by this day (not required)'
    const dates = [{ ...answer, what }]
    expect(shown({ dates, toNote: dates }, '2026-12-01')).toEqual([])
  })

  it('takes each act’s words from the dates, and says nothing of words that are not listed', () => {
    expect(
      actsOnDay({ ...all, dates: [answer] }, '2026-03-01').first.map((act) => act.date),
    ).toEqual([answer, undefined])
  })

  it('is of the step that the document is for, not of one that is over or to come', () => {
    const time = (what: string, start: number) => date('P10D', 'period', what, start)
    const dates = [time('Time to answer the evidence', 0), time('Time to appeal', 40)]
    const whatIn = (docType: DocumentType) =>
      shown({ dates, toNote: [], docType }, '2026-03-01').map(([, , what]) => what)
    expect(whatIn('written_determination')).toEqual(['Time to appeal'])
    expect(whatIn('evidence_review_letter')).toEqual(['Time to answer the evidence'])
    expect(whatIn('notice_of_allegations')).toEqual([])
    expect(whatIn('appeal_decision')).toEqual([])
    expect(whatIn('hearing_notice')).toEqual([])
    expect(whatIn('other')).toEqual([])
  })

  it('is no time that the school has', () => {
    const time = (what: string, start: number) => date('P10D', 'period', what, start)
    const dates = [
      time('Time to send the report (calendar days)', 0),
      time('Time to respond (calendar days)', 40),
    ]
    expect(shown({ dates, toNote: [] }, '2026-03-01').map(([, , what]) => what)).toEqual([
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
    expect(actsOnDay({ dates: [], toNote: [] }, '2026-03-01').all).toEqual([])
  })

  it('have a time of hours where it ends, before all that is later: 48 hours are two days', () => {
    const letter = date('2026-03-02', 'event', 'Letter date')
    const whatsWith = (iso: string, what = 'Time to object') =>
      actsOnDay(
        {
          dates: [letter, date(iso, 'period', what, 200), answer, hearing],
          toNote: [answer, hearing],
        },
        '2026-03-03',
      ).all.map((act) => act.what)
    expect(whatsWith('PT48H')).toEqual(['Time to object', answer.what, hearing.what])
    // March 20 is 18 days after the letter, and 14 business days.
    expect(whatsWith('P17D')[0]).toBe('Time to object')
    expect(whatsWith('P19D')[1]).toBe('Time to object')
    expect(whatsWith('P13D', 'Time to object (business days)')[0]).toMatch(/^Time to object/)
    expect(whatsWith('P15D', 'Time to object (business days)')[1]).toMatch(/^Time to object/)
    expect(whatsWith('P1M')[1]).toBe('Time to object')
    expect(whatsWith('P6M')[2]).toBe('Time to object')
    expect(whatsWith('P1Y')[2]).toBe('Time to object')
  })

  it('have a time at the end where the letter has no date, or where no school gives so long a one', () => {
    const time = date('P5D', 'period', 'Time to object', 200)
    const ofAge = date('P9999Y', 'period', 'Time to appeal', 220)
    const whats = (dates: FoundDate[]) =>
      actsOnDay({ dates, toNote: [answer] }, '2026-03-03').all.map(({ what }) => what)
    expect(whats([time, answer])).toEqual([answer.what, time.what])
    const letter = date('2026-03-02', 'event', 'Letter date')
    expect(whats([letter, ofAge, answer])).toEqual([answer.what, ofAge.what])
  })
})

describe('for any days and any day of the reader’s', () => {
  const day = fc.record({
    iso: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2028-02-29'),
    meaning: fc.constantFrom('deadline' as const, 'event' as const),
    what: fc.constantFrom(
      'Your answer is due',
      'Hearing',
      'Interview',
      'Suspension ends',
      'No-contact order',
      '“Mr. Oh may appeal by then.”',
      '“You must sign the papers.”',
    ),
    isSchools: fc.boolean(),
  })
  const some = fc.uniqueArray(day, { maxLength: 8, selector: ({ iso, what }) => iso + what })
  const today = fc.constantFrom(
    '2025-12-30',
    '2025-12-31',
    '2026-02-28',
    '2026-02-29',
    '2028-02-29',
    '2030-01-01',
  )
  const reportOf = (days: typeof some extends fc.Arbitrary<infer Days> ? Days : never) => {
    const dates = days.map(({ isSchools, ...own }, at) => ({
      ...date(own.iso, own.meaning, own.what, 20 * at),
      ...(isSchools && { isSchools: true as const }),
    }))
    return { dates, toNote: dates }
  }

  it('a first screen has at most two acts, each of them also in the list, and none twice', () => {
    fc.assert(
      fc.property(some, today, (days, now) => {
        const { all: listed, first } = actsOnDay(reportOf(days), now)
        expect(first.length).toBeLessThanOrEqual(2)
        expect(new Set(first).size).toBe(first.length)
        for (const act of first) expect(listed).toContainEqual(act)
      }),
    )
  })

  it('every day that is ahead is listed once, in order, and of the past only the latest deadline', () => {
    fc.assert(
      fc.property(some, today, (days, now) => {
        const report = reportOf(days)
        const { all: listed } = actsOnDay(report, now)
        const ahead = listed.flatMap(({ day: own = '', when }) => (when === 'passed' ? [] : own))
        expect(ahead).toEqual(
          days
            .map(({ iso }) => iso)
            .filter((iso) => iso >= now)
            .toSorted(),
        )
        const missed = days.filter(({ iso, meaning }) => meaning === 'deadline' && iso < now)
        const passed = listed.filter(({ when }) => when === 'passed').map((act) => act.day)
        expect(passed).toEqual(
          missed
            .map(({ iso }) => iso)
            .toSorted()
            .slice(-1),
        )
      }),
    )
  })

  it('a day of the school’s is never one of the acts on the first screen while it is ahead', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(some, today, (days, now) => {
        for (const { date: from, when } of actsOnDay(reportOf(days), now).first)
          if (when !== 'passed') expect(from?.isSchools).toBeUndefined()
      }),
    )
  })

  it('the report stays as it was, so that it is shown again on another day', () => {
    fc.assert(
      fc.property(some, today, (days, now) => {
        const report = reportOf(days)
        const before: unknown = JSON.parse(JSON.stringify(report))
        actsOnDay(report, now)
        expect(report).toEqual(before)
      }),
    )
  })
})
