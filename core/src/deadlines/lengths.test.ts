import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../document/plain.ts'
import { findLengths, isoLength } from './lengths.ts'

function read(text: string): string[] {
  return findLengths({ text, plain: plainText(text) }).map(
    (length) => `${text.slice(length.start, length.end)}=${isoLength(length)} ${length.days}`,
  )
}

describe('D7 lengths of time', () => {
  it.each([
    ['within ten (10) calendar days of it', 'ten (10) calendar days=P10D calendar'],
    ['within 5 (five) business days', '5 (five) business days=P5D business'],
    ['an inquiry that is 1-3 days in duration', '1-3 days=P3D unsaid'],
    ['within 10 business days', '10 business days=P10D business'],
    ['within ten days', 'ten days=P10D unsaid'],
    ['within twenty-one days', 'twenty-one days=P21D unsaid'],
    ['one hundred and twenty calendar days', 'one hundred and twenty calendar days=P120D calendar'],
    ['at least 30 school days', '30 school days=P30D school'],
    ['two working days', 'two working days=P2D business'],
    ['in two to three weeks', 'two to three weeks=P21D unsaid'],
    ['within 5-7 business days', '5-7 business days=P7D business'],
    ['within a fortnight', 'a fortnight=P14D unsaid'],
    ['within 48 hours of this', '48 hours=PT48H unsaid'],
    ['a 10-day period', '10-day=P10D unsaid'],
    ['kept for seven years', 'seven years=P7Y unsaid'],
    ['suspended for up to six months', 'six months=P6M unsaid'],
    ['by the tenth (10th) business day after it', 'tenth (10th) business day=P10D business'],
  ])('%s', (text, length) => {
    expect(read(text)).toEqual([length])
  })

  it.each([
    'She is nineteen years old and had known him for three years.',
    'open 24 hours a day, 7 days a week',
    'You share that road four evenings a week, and I want his side on those two days.',
    'Call the help desk, seven days a week until ten.',
    'two years ago',
    'over the past 12 years',
    'Interviews take about two hours.',
    'She has rowed with him for two years.',
    'on the first day of class',
    'once a year',
  ])('leaves out: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('D7 any length of time', () => {
  const ones = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'
  const teens = 'fifteen sixteen seventeen eighteen nineteen'
  const small = `${ones} ${teens}`.split(' ')
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
  /** As a letter writes a number below a thousand. */
  const inWords = (number: number): string => {
    if (number >= 100) {
      const hundreds = `${small[Math.floor(number / 100) - 1]} hundred`
      return number % 100 === 0 ? hundreds : `${hundreds} ${inWords(number % 100)}`
    }
    if (number < 20) return small[number - 1] ?? ''
    const [ten, one] = [tens[Math.floor(number / 10) - 2] ?? '', small[(number % 10) - 1]]
    return one === undefined ? ten : `${ten}-${one}`
  }

  it('is the same in words, in digits and in both, whichever stands in brackets', () => {
    for (const days of [...Array(200).keys(), 270, 300, 365, 366, 999].slice(1)) {
      const written = inWords(days)
      for (const length of [written, `${days}`, `${written} (${days})`, `${days} (${written})`]) {
        expect(read(`within ${length} business days of it`)).toEqual([
          `${length} business days=P${days}D business`,
        ])
      }
    }
  })

  it('counts by its digits where words and digits differ', () => {
    expect(read('within ten (15) days')).toEqual(['ten (15) days=P15D unsaid'])
    expect(read('within 15 (ten) days')).toEqual(['15 (ten) days=P15D unsaid'])
  })

  it.each([
    ['within ten weekdays', 'ten weekdays=P10D weekday'],
    ['within one weekday', 'one weekday=P1D weekday'],
    ['within five (5) workdays', 'five (5) workdays=P5D business'],
    ['within 3 schooldays', '3 schooldays=P3D school'],
    ['within ten (10) business\n days', 'ten (10) business\n days=P10D business'],
    [
      'within ten\u00a0(10)\u00a0business\u00a0days',
      'ten\u00a0(10)\u00a0business\u00a0days=P10D business',
    ],
    ['WITHIN TEN (10) BUSINESS DAYS', 'TEN (10) BUSINESS DAYS=P10D business'],
    ['within 5‑7 business days', '5‑7 business days=P7D business'],
  ])('names its kind of day however it is set: %j', (text, length) => {
    expect(read(text)).toEqual([length])
  })

  it.each([
    'within 0 days',
    'within -10 days',
    'within 10.5 days',
    'within 1,000 days',
    'within $10 days',
    'the weekday of the hearing',
    'three weekends',
  ])('is none where no whole number of days stands there: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('lies in its sentence, in order and apart from others, is no zero and changes nothing', () => {
    const piece = fc.constantFrom(
      'ten ',
      '(10) ',
      '10',
      ' to ',
      '-',
      'business ',
      'days ',
      'day',
      ' weeks',
      ' of ',
      'within ',
      'twenty',
      ' hundred ',
      'month ',
      'a ',
      'fortnight ',
      '48 hours',
      '(',
      ')',
      ', ',
      'İ',
      '\ud800',
      '0 ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('')
        const sentence = Object.freeze({ text, plain: plainText(text) })
        let end = 0
        for (const length of findLengths(sentence)) {
          expect(length.start).toBeGreaterThanOrEqual(end)
          expect(length.end).toBeLessThanOrEqual(text.length)
          expect(text.slice(length.start, length.end)).toMatch(/^\S.*\S$/s)
          expect(length.amount).toBeGreaterThan(0)
          expect(isoLength(length)).toMatch(/^P(?:T\d+H|\d+[DMY])$/)
          end = length.end
        }
      }),
    )
  })
})
