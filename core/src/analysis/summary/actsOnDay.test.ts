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
})
