import type { CaseDeadline, CaseEntry, CaseEvent, EventKind, When } from '@hub/core/clock/caseEntry'
import { type Clock, clockOf } from '@hub/core/clock/clock'
import { type ClockDate, isDated } from '@hub/core/clock/clockDate'
import { describe, expect, it } from 'vitest'
import {
  actorWords,
  actWords,
  leadWords,
  stateWords,
  tallyWords,
  warningWords,
  whoseWords,
} from './clockWords.ts'
import { drawnDate } from './drawnWords.ts'
import { howCounted } from './howCounted.ts'

const sources = [{ type: 'typed' }] as const
const on = (day: string, more: object = {}): When => ({ type: 'day', day, ...more })
const within = (
  amount: number,
  days: 'calendar' | 'business' | 'school' | 'unsaid',
  from: { day: string } | { event: string },
  way: 1 | -1 = 1,
): When => ({ type: 'counted', length: { amount, unit: 'day', days }, from, way })

function event(id: string, kind: EventKind, when: When): CaseEvent {
  return { type: 'event', id, kind, what: id, when, part: 'none', actor: 'school', sources }
}
function due(id: string, when: When, more: Partial<CaseDeadline> = {}): CaseDeadline {
  const base = { type: 'deadline', id, what: id, when, sources } as const
  return { ...base, purpose: 'other', part: 'act', actor: 'you', ...more }
}

const clock = (entries: readonly CaseEntry[], today = '2027-01-11', closings = [] as const) =>
  clockOf({ entries, closings }, today)
function dateIn({ dates, open }: Clock, id: string): ClockDate {
  const found = [...dates, ...open].find((date) => date.id.startsWith(id))
  if (!found) throw new Error(id)
  return found
}
const how = (entries: readonly CaseEntry[], id: string, start?: string) => {
  const made = clock(entries)
  return howCounted(dateIn(made, id), made.today, start).join(' ')
}

const evidence = event('evidence', 'evidence_sent', on('2027-01-06'))
const hearing = event('hearing', 'hearing', on('2027-02-02', { time: '10:00 a.m.' }))

describe('how a day was counted', () => {
  it('is told with the start, and that weekends count', () => {
    expect(how([due('a', within(7, 'calendar', { day: '2027-01-06' }))], 'a')).toBe(
      'Counted: 7 calendar days from January 6. Weekends and holidays count too.',
    )
  })

  it('names each holiday that was skipped', () => {
    expect(how([due('a', within(10, 'business', { day: '2027-01-06' }))], 'a')).toBe(
      'Counted: 10 business days from January 6. This leaves out weekends and Martin Luther King Jr. Day.',
    )
  })

  it('tells both ends of two readings, and the day that is early enough', () => {
    expect(how([due('a', within(5, 'unsaid', { day: '2026-11-16' }))], 'a')).toBe(
      'Counted: 5 days from November 16, 2026. It comes to Saturday, November 21, 2026, if every day counts; or to Monday, November 23, 2026, if only business days count. Business days leave out weekends. Friday, November 20, 2026, is early enough either way. Ask which days count.',
    )
  })

  it('says of a federal limit what it is in calendar and in business days', () => {
    expect(how([evidence], 'evidence_answer')).toBe(
      'Counted: 10 days from January 6. It comes to Saturday, January 16, if every day counts; or to Thursday, January 21, if only business days count. Business days leave out weekends and Martin Luther King Jr. Day.',
    )
  })

  it('says where it is counted back', () => {
    expect(how([hearing], 'report_before_hearing')).toContain(
      'Counted back: 10 days from February 2.',
    )
  })

  it('names what it waits for', () => {
    const decision = event('decision', 'determination', { type: 'open' })
    const appeal = due('appeal', within(5, 'business', { event: 'decision' }))
    expect(how([decision, appeal], 'appeal', 'The written decision')).toBe(
      '5 business days after “The written decision,” which has no sure day yet.',
    )
  })

  it('tells from when a length without a day counts, as far as its own words do', () => {
    const open = (text: string) => {
      const letter = { type: 'letter', letter: 'a', page: 1, text, start: 0, end: 9 } as const
      const length = { amount: 3, unit: 'day', days: 'business' } as const
      return how([due('object', { type: 'open', length }, { sources: [letter] })], 'object')
    }
    expect(open('three business days of receipt')).toBe(
      'You have 3 business days. The count starts on the day you got it. Note that day.',
    )
    expect(open('three business days')).toContain('Ask on which day the count starts.')
    const when = { type: 'open', length: { amount: 3, unit: 'day', days: 'business' } } as const
    const waiting = due('appeal', { ...when, after: 'determination' })
    expect(how([waiting], 'appeal')).toBe(
      'You have 3 business days. We do not yet know when they start.',
    )
  })

  it('names the school’s closed days by the reader’s name for them', () => {
    const value = {
      entries: [due('a', within(3, 'school', { day: '2027-01-06' }))],
      closings: [{ from: '2027-01-07', to: '2027-01-08', name: 'Winter break' }],
    }
    const made = clockOf(value, '2027-01-04')
    expect(howCounted(dateIn(made, 'a'), made.today).join(' ')).toBe(
      'Counted: 3 school days from January 6. This leaves out weekends and Winter break.',
    )
  })

  it('is nothing for a day that was given', () => {
    expect(how([hearing], 'hearing')).toBe('')
  })
})

describe('a date', () => {
  const made = clock([
    evidence,
    hearing,
    due('experts', on('2027-01-08')),
    event('incident', 'incident', on('2026-10-05', { until: '2026-10-24' })),
    event('decision', 'determination', { type: 'open' }),
    event('plan', 'other', {
      ...within(40, 'calendar', { day: '2027-01-06' }),
      isAbout: true,
    } as When),
    due('appeal', within(5, 'business', { event: 'decision' })),
  ])
  it.each([
    ['hearing', 'Tuesday, February 2, 10:00 a.m.'],
    ['evidence_answer', 'Not before Saturday, January 16'],
    ['report_before_hearing', 'By Saturday, January 23'],
    ['incident', 'October 5, 2026 to October 24, 2026'],
    ['plan', 'About February 15'],
    ['decision', 'No day yet'],
    ['appeal', 'After the decision'],
    ['ocr_complaint', '180 days after the last act'],
  ])('%s is led by “%s”', (id, words) => {
    expect(leadWords(dateIn(made, id), made.today)).toBe(words)
  })

  it('says whose it is', () => {
    const ids = ['hearing', 'evidence', 'experts', 'evidence_answer', 'ocr_complaint']
    expect(ids.map((id) => whoseWords(dateIn(made, id)))).toEqual([
      'Event',
      'Event',
      'Last day to act',
      'Federal rule',
      'Federal office',
    ])
  })

  it('says that the reader takes part only in what is still to come', () => {
    const part = (today: string) =>
      actorWords(dateIn(clock([{ ...hearing, part: 'attend' }], today), 'hearing'))
    expect(part('2027-01-11')).toBe('You take part')
    expect(part('2027-03-01')).toBeNull()
  })

  it('is theirs where the rule gives them the time, and never required where it is not', () => {
    const limit = dateIn(clock([evidence]), 'evidence_answer')
    expect(actorWords(limit)).toBeNull()
    const what = 'You may name witnesses by this day (not required)'
    const named = due('names', on('2027-01-20'), { what, part: 'may' })
    expect(whoseWords(dateIn(clock([named]), 'names'))).toBe('Not required')
    const date = dateIn(clock([named]), 'names')
    expect(isDated(date) && drawnDate(date, date.day).what).toBe('You may name witnesses')
  })

  it('that was missed is not called late, but not marked as done', () => {
    expect(stateWords(dateIn(made, 'experts'))).toBe('Passed, not marked as done')
    expect(stateWords(dateIn(made, 'plan'))).toBe('A plan, not a deadline')
  })

  it('counts among those ahead, passed and open', () => {
    expect(tallyWords(made)).toBe(
      'Today is Monday, January 11. 4 dates lie ahead, 1 has passed and is not marked as done, 3 have no day yet.',
    )
    expect(tallyWords(clock([]))).toBe('Today is Monday, January 11.')
  })
})

describe('a day that is not certain', () => {
  const act = event('act', 'last_act', on('2026-10-05', { isAbout: true }))
  const sent = event('sent', 'evidence_sent', on('2027-01-06', { isAbout: true }))
  const stretch = event('break', 'other', on('2027-01-18', { until: '2027-01-22', isAbout: true }))
  const answer = due('answer', within(7, 'unsaid', { event: 'sent' }), { purpose: 'appeal' })
  const made = clock([act, sent, stretch, answer])

  it.each([
    ['act', 'About October 5, 2026'],
    ['break', 'About January 18 to January 22'],
    ['answer', 'About January 13'],
    ['evidence_answer', 'Not before about January 16'],
    ['ocr_complaint', 'By about April 3'],
  ])('%s is led by “%s”', (id, words) => {
    expect(leadWords(dateIn(made, id), made.today)).toBe(words)
  })

  it('says so, and not that it happened', () => {
    expect(stateWords(dateIn(made, 'break'))).toBe('Day not certain')
    expect(stateWords(dateIn(made, 'act'))).toBe('Day not certain, may have passed')
    expect(whoseWords(dateIn(made, 'act'))).toBe('Event')
  })

  it('lets no day that counts from it be told as certain, or as early enough', () => {
    expect(howCounted(dateIn(made, 'answer'), made.today)).toEqual([
      'Counted: 7 days from about January 6.',
      'It comes to a day from about January 13 to about January 15, as days are counted.',
      'The day that it counts from is not certain, so this one may come earlier or later. Find out the exact day.',
      'Business days leave out weekends.',
    ])
  })

  it('is told among the acts, with what to find out', () => {
    const [first] = made.acts
    expect(first && actWords(first, dateIn(made, 'answer'), made)).toBe(
      'Send your appeal, if you want to appeal. The day is not certain: find out the exact one.',
    )
  })

  it('is drawn with its word, and a stretch with both ends', () => {
    const drawn = (id: string) => {
      const date = dateIn(made, id)
      return isDated(date) ? drawnDate(date, made.today).day : null
    }
    expect(drawn('break')).toBe('about Mon, Jan 18 to Fri, Jan 22')
    expect(drawn('answer')).toBe('about Wed, Jan 13')
  })
})

describe('what does not fit', () => {
  const answer = due('answer', within(7, 'calendar', { event: 'evidence' }), {
    purpose: 'evidence_answer',
  })

  it('names both days of an answer that is due too early, and the act says what to ask for', () => {
    const made = clock([evidence, answer])
    expect(warningWords(made)).toEqual([
      'The school’s last day to answer the evidence, January 13, comes 3 days before the rule’s 10 days are over, January 16.',
    ])
    const [act] = made.acts
    expect(act && actWords(act, dateIn(made, 'answer'), made)).toBe(
      'Send your written answer to the evidence, or ask for the full 10 days.',
    )
  })

  it('names both days of a report that came too late', () => {
    const report = event('report', 'report_sent', on('2027-01-25'))
    expect(warningWords(clock([hearing, report]))).toEqual([
      'The report was sent on January 25. By every way of counting, the rule’s last day for it was January 23, 2 days before.',
    ])
  })

  it('tells two deadlines that overlap', () => {
    const list = due('list', within(5, 'calendar', { day: '2027-01-08' }))
    expect(warningWords(clock([answer, evidence, list])).at(-1)).toBe(
      'Two deadlines overlap from January 9 to January 13: “answer” and “list.”',
    )
    const quoted = due('“Send your list.”', within(5, 'calendar', { day: '2027-01-08' }))
    expect(warningWords(clock([answer, evidence, quoted])).at(-1)).toMatch(/“Send your list\.”$/)
  })
})
