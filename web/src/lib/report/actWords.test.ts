import { expect, it } from 'vitest'
import { actDay, actLead, actSentence, actWhat, moreWords } from './actWords.ts'

it('names the weekday, and the year only where it is not this one', () => {
  const act = { when: 'by', day: '2026-03-12', what: 'Your answer is due' } as const
  expect(actDay(act, '2026-03-01')).toBe('Thursday, Mar 12')
  expect(actDay(act, '2025-12-30')).toBe('Thursday, Mar 12, 2026')
})

it('names a length of time in the words of the letter', () => {
  const date = { text: 'ten (10)\nbusiness days', iso: 'P10D', meaning: 'period' } as const
  const act = { when: 'within', what: 'Time to answer (business days)' } as const
  const place = { what: act.what, page: 1, start: 0, end: 5 }
  expect(actDay({ ...act, date: { ...date, ...place } }, '2026-03-01')).toBe(
    'ten (10) business days',
  )
  expect(actWhat(act)).toBe('Answer')
  expect(actWhat({ when: 'within', what: 'Time to appeal (business days)' })).toBe(
    'Appeal, if you want to',
  )
})

it('leads a first possible day by what it is', () => {
  const act = { when: 'on', what: 'Hearing, on this day or later' } as const
  expect(`${actLead(act)}${actWhat(act)}`).toBe('Not before Hearing')
  expect(actLead({ when: 'by', what: '“Write to me by May 3.”' })).toBe('')
  expect(actLead({ when: 'passed', what: '“Write to me by May 3.”' })).toBe('Passed: ')
})

it.each([
  [
    'by',
    'Your reply about an advisor is due (at the earliest)',
    'Tell the office about your advisor, as the letter asks',
  ],
  ['passed', 'Any appeal is due', 'Any appeal was due'],
  ['passed', 'Your time to look at the evidence ends', 'Your time to look at the evidence ended'],
  [
    'by',
    'Last day to object to a panel member',
    'Object to a panel member, if you see bias or a conflict of interest',
  ],
  [
    'by',
    'You may send written questions by this day (not required)',
    'You may send written questions',
  ],
  ['by', 'Your file will be closed', 'Your file will be closed'],
  ['on', 'Hearing', 'Hearing'],
  ['by', 'Your written response is due', 'You may send a written response'],
] as const)('says what to do %s a day: %s', (when, what, act) => {
  expect(actWhat({ when, what })).toBe(act)
})

it('says that a day is late for what is due before it', () => {
  const act = { when: 'by', what: 'Your request for more time is due before this day' } as const
  expect(actLead(act)).toBe('Before ')
  expect(actWhat(act)).toBe('Ask for more time, if you need it')
})

it('quotes the letter where it is not sure what the day is for', () => {
  const sentence = (what: string) => actSentence({ when: 'on', what }, 'letter')
  expect(sentence('Hearing')).toBe('Hearing.')
  expect(sentence('“Write to me by May 3 (noon).”')).toBe(
    'The letter says: “Write to me by May 3 (noon).”',
  )
  const earliest = '“We finish in ninety days.” (at the earliest)'
  expect(sentence(earliest)).toBe('The letter says: “We finish in ninety days.”')
  expect(actLead({ when: 'on', what: earliest })).toBe('As early as ')
})

it('names in that line what each day is for, what people come to first', () => {
  const act = (when: 'by' | 'on', day: string, what: string) => ({ when, day, what })
  const acts = [
    act('by', '2026-11-04', 'Your written response to the report is due'),
    act('by', '2026-11-05', '“Tell us by November 5.”'),
    act('on', '2026-11-06', '“The room is free on November 6.”'),
    act('on', '2026-11-09', 'Meeting of Ms. Ray'),
    act('on', '2026-11-18', 'Hearing'),
    act('on', '2026-12-01', 'Suspension begins'),
  ]
  expect(moreWords(acts, '2026-10-01')).toBe(
    '6 more dates: hearing Nov 18; meeting Nov 9; written response due Nov 4; suspension begins Dec 1; also Nov 5, Nov 6',
  )
})

it('says that what the letter only invites to is not required', () => {
  const what = 'You may name witnesses by this day (not required)'
  expect(actSentence({ when: 'by', what }, 'email')).toBe(
    'You may name witnesses. This is not required.',
  )
})

it('names in that line whose interview it is, and that a day may be later', () => {
  const what = 'Interview of Mr. Oh, on this day or later'
  expect(moreWords([{ when: 'on', day: '2026-12-07', what }], '2026-11-30')).toBe(
    '1 more date: interview of Mr. Oh not before Dec 7',
  )
  const hearing = { when: 'on', day: '2026-12-16', what: 'Hearing, on this day or later' } as const
  expect(moreWords([hearing], '2026-11-30')).toBe('1 more date: hearing not before Dec 16')
})

it('names no day again in that line that stands above it', () => {
  const on = (day: string, what: string) => ({ when: 'on', day, what }) as const
  const above = [on('2026-12-31', '“It lasts through December 31.”')]
  const same = on('2026-12-31', '“The order stays until December 31.”')
  expect(moreWords([same], '2026-11-30', above)).toBe('')
  const later = on('2027-01-04', '“Write by January 4.”')
  expect(moreWords([same, later], '2026-11-30', above)).toBe('1 more date: Jan 4')
})

it('tells in a line what there is besides, each day once', () => {
  const on = (day: string) => ({ when: 'on', day, what: 'Meeting' }) as const
  const days = ['2026-10-31', '2026-11-04', '2026-11-04', '2026-11-09', '2027-01-05'].map(on)
  expect(moreWords(days, '2026-10-01')).toBe('4 more dates: meeting Oct 31, Nov 4, Nov 9, Jan 5')
  expect(moreWords(days.slice(0, 1), '2026-10-01')).toBe('1 more date: meeting Oct 31')
  const date = { text: 'three\ndays', iso: 'P3D', meaning: 'period' } as const
  const time = { when: 'within', what: 'Time to object' } as const
  const within = { ...time, date: { ...date, what: time.what, page: 1, start: 0, end: 5 } }
  expect(moreWords([within, ...days.slice(0, 1)], '2026-10-01')).toBe(
    '2 more: meeting Oct 31; within three days to object',
  )
})
