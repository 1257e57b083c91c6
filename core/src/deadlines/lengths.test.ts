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
