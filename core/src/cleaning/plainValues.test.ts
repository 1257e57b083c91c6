import { describe, expect, it } from 'vitest'
import { placeWords, timeWords } from './plainValues.ts'

describe('a time', () => {
  it.each([
    ['2026-03-03T09:14:00Z', 'March 3, 2026, 09:14 UTC'],
    ['2026-03-03T09:14:00.123+00:00', 'March 3, 2026, 09:14 UTC'],
    ['2026-03-03T09:14:00+00:30', 'March 3, 2026, 09:14'],
    ['2026:02:11 21:40:07', 'February 11, 2026, 21:40'],
    ["D:20260302140500-06'00'", 'March 2, 2026, 14:05'],
    ["D:20260302140500+00'00'", 'March 2, 2026, 14:05 UTC'],
    ['D:20260302140500Z', 'March 2, 2026, 14:05 UTC'],
    ['D:2026030214', 'March 2, 2026, 14:00'],
    ['2026-03-02', 'March 2, 2026'],
    ['2026-03', 'March 2026'],
    ['2026', '2026'],
  ])('%s is told in plain words', (value, words) => {
    expect(timeWords(value)).toBe(words)
  })

  it.each(['Mon, 02 Mar 2026 14:05:00 GMT', '0000:00:00 00:00:00', 'in March', ''])(
    'that is none of these notations stays: %s',
    (value) => expect(timeWords(value)).toBe(value),
  )
})

describe('a place', () => {
  const north = { degrees: 41.882, side: 'N' }

  it('is told in plain words', () => {
    expect(placeWords(north, { degrees: 87.623, side: 'W' })).toBe('41.8820° north, 87.6230° west')
    expect(placeWords({ degrees: 33.9, side: 's' }, { degrees: 151.2, side: '' })).toBe(
      '33.9000° south, 151.2000°',
    )
  })

  it('is none where the numbers are not', () => {
    expect(placeWords(north, { degrees: Number.NaN, side: 'W' })).toBe('')
    expect(placeWords({ degrees: 91, side: 'N' }, north)).toBe('')
  })
})
