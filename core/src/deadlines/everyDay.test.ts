/** Any day, in any way of writing it: what holds for one date must hold at the ends of months and years too. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOf,
  dayOfIso,
  isoOf,
  longDate,
  monthNames,
  weekdayNames,
  weekdayOf,
} from './civilDate.ts'
import { datesIn, short } from './fixtures/inLetter.ts'

const first = dayOfIso('2011-01-01') ?? 0
const last = dayOfIso('2048-12-31') ?? 0
const days = fc.integer({ min: first, max: last })
/** Days around the turn of a year, the end of February, and the changes of the clocks. */
const edges = fc
  .tuple(
    fc.integer({ min: 2019, max: 2033 }),
    fc.constantFrom('01-01', '03-01', '03-08', '11-01', '12-25'),
    fc.integer({ min: -6, max: 6 }),
  )
  .map(([year, monthDay, shift]) => (dayOfIso(`${year}-${monthDay}`) ?? 0) + shift)
const anyDay = fc.oneof(days, edges)

const two = (number: number) => String(number).padStart(2, '0')
const ordinal = (day: number) => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}
const monthOf = (month: number) => monthNames[month - 1] ?? ''
const weekday = (day: number) => weekdayNames[weekdayOf(day)] ?? ''

const ways: Readonly<Record<string, (day: number) => string>> = {
  'May 4, 2026': longDate,
  'MAY 4, 2026': (day) => longDate(day).toUpperCase(),
  'Monday, May 4, 2026': (day) => `${weekday(day)}, ${longDate(day)}`,
  'Mon., May 4, 2026': (day) => `${weekday(day).slice(0, 3)}., ${longDate(day)}`,
  'May 4, 2026 (Monday)': (day) => `${longDate(day)} (${weekday(day)})`,
  'May 4th, 2026': (day) =>
    withParts(day, (year, month, of) => `${monthOf(month)} ${ordinal(of)}, ${year}`),
  '4 May 2026': (day) => withParts(day, (year, month, of) => `${of} ${monthOf(month)} ${year}`),
  'the 4th of May, 2026': (day) =>
    withParts(day, (year, month, of) => `the ${ordinal(of)} of ${monthOf(month)}, ${year}`),
  '4-May-2026': (day) =>
    withParts(day, (year, month, of) => `${of}-${monthOf(month).slice(0, 3)}-${year}`),
  "May 4, '26": (day) =>
    withParts(day, (year, month, of) => `${monthOf(month)} ${of}, '${two(year % 100)}`),
  '5/4/2026': (day) => withParts(day, (year, month, of) => `${month}/${of}/${year}`),
  '05/04/26': (day) =>
    withParts(day, (year, month, of) => `${two(month)}/${two(of)}/${two(year % 100)}`),
  '5.4.2026': (day) => withParts(day, (year, month, of) => `${month}.${of}.${year}`),
  '5-4-2026': (day) => withParts(day, (year, month, of) => `${month}-${of}-${year}`),
  '2026-05-04': isoOf,
  '2026/05/04': (day) => isoOf(day).replaceAll('-', '/'),
  '2026-05-04T23:59:00-05:00': (day) => `${isoOf(day)}T23:59:00-05:00`,
}

function withParts(
  day: number,
  write: (year: number, month: number, of: number) => string,
): string {
  const { year, month, day: of } = dateOf(day)
  return write(year, month, of)
}

describe.each(Object.entries(ways))('D1 any day written as %s', (_way, write) => {
  it('is that day, its words are the whole of it, and it is no other', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const text = `You must answer by ${write(day)}.`
        const [found, ...others] = datesIn(text)
        expect(others).toEqual([])
        expect(found).toMatchObject({ iso: isoOf(day), meaning: 'deadline' })
        expect(write(day).replace(/^the /, '')).toContain(found?.text.replace(/^the /, ''))
        expect(text.slice(found?.start, found?.end)).toBe(found?.text)
        expect(found?.remark).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })
})

describe('D3 a day of the months around the letter, without its year', () => {
  const withoutYear = (day: number) => longDate(day).replace(/, \d+$/, '')
  const letterOf = (day: number, words: string) =>
    short(datesIn(`${longDate(day)}\n\nDear Sam:\n\n${words}`)).slice(1)
  const distance = fc.integer({ min: 1, max: 150 })
  const isLeapDay = (day: number) => isoOf(day).endsWith('-02-29')

  it('that is to come is the next such day, over the new year too', () => {
    fc.assert(
      fc.property(anyDay, distance, (letter, ahead) => {
        const day = letter + ahead
        const due = [`${isoOf(day)} deadline`]
        expect(letterOf(letter, `Your answer is due by ${withoutYear(day)}.`)).toEqual(due)
        const { month, day: of } = dateOf(day)
        expect(letterOf(letter, `Your answer is due by ${month}/${of}.`)).toEqual(due)
        expect(letterOf(letter, `The hearing will be held on ${withoutYear(day)}.`)).toEqual([
          `${isoOf(day)} event`,
        ])
      }),
      { numRuns: 80 },
    )
  })

  it('that is told of the past is the last such day', () => {
    fc.assert(
      fc.property(anyDay, distance, (letter, ago) => {
        expect(letterOf(letter, `We met with you on ${withoutYear(letter - ago)}.`)).toEqual([
          `${isoOf(letter - ago)} event`,
        ])
      }),
      { numRuns: 80 },
    )
  })

  it('is none where that year has no such day: nobody is told that it was due two years ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2012, max: 2045 }), (year) => {
        const letter = dayOfIso(`${year}-01-26`) ?? 0
        const isThere = dayOfIso(`${year}-02-29`) !== null
        const found = letterOf(letter, 'Your answer is due by February 29.')
        expect(found).toEqual(isThere ? [`${year}-02-29 deadline`] : [])
        expect(letterOf(letter, 'Answer | February 29').length).toBe(isThere ? 1 : 0)
      }),
    )
  })

  it('that was a leap day is the last one there was', () => {
    const told = letterOf(dayOfIso('2026-01-26') ?? 0, 'You were seen with him on February 29.')
    expect(told).toEqual(['2024-02-29 event'])
    expect(isLeapDay(dayOfIso('2024-02-29') ?? 0)).toBe(true)
  })
})

describe('D5 days told by their distance, in a letter of any day', () => {
  const found = (letter: number, words: string) =>
    datesIn(`${longDate(letter)}\n\nDear Sam:\n\n${words}`).filter(
      ({ what }) => what !== 'Letter date',
    )
  const from = (letter: number, words: string) =>
    found(letter, words).map(({ iso }) => (dayOfIso(iso) ?? 0) - letter)

  it('tomorrow is the next day and yesterday the one before, at the end of a month or year too', () => {
    fc.assert(
      fc.property(anyDay, (letter) => {
        expect(from(letter, 'Please answer by tomorrow.')).toEqual([1])
        expect(from(letter, 'Please answer by the day after tomorrow.')).toEqual([2])
        expect(from(letter, 'We spoke yesterday.')).toEqual([-1])
        expect(from(letter, 'Please answer no later than a week from today.')).toEqual([7])
      }),
      { numRuns: 60 },
    )
  })

  it('a weekday to come is that weekday within the next six days, and none where it is the letter’s own', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...weekdayNames), (letter, name) => {
        const [ahead] = from(letter, `Please answer by ${name}.`)
        if (weekday(letter) === name) expect(ahead).toBeUndefined()
        else {
          expect(weekday(letter + (ahead ?? 0))).toBe(name)
          expect(ahead).toBeGreaterThan(0)
          expect(ahead).toBeLessThan(7)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('a weekday of next week is in the week that begins with the next Monday', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...weekdayNames), (letter, name) => {
        const nextMonday = letter + ((8 - weekdayOf(letter)) % 7 || 7)
        const [ahead = 0] = from(letter, `Let us meet on ${name} of next week.`)
        expect(weekday(letter + ahead)).toBe(name)
        expect(letter + ahead).toBeGreaterThanOrEqual(nextMonday)
        expect(letter + ahead).toBeLessThan(nextMonday + 7)
      }),
      { numRuns: 80 },
    )
  })
})
