import { expect, test } from 'vitest'
import { averageOf, averageWords } from './schoolAverage.ts'

test('the average is the sum of the ratings through their number, or 0', () => {
  expect(averageOf({ totalRating: 13, totalReviews: 4 })).toBe(3.25)
  expect(averageOf({ totalRating: 0, totalReviews: 0 })).toBe(0)
})

test('the average is said with what it rests on', () => {
  expect(averageWords({ totalRating: 13, totalReviews: 4 })).toBe(
    '3.3 out of 5, based on 4 reviews',
  )
  expect(averageWords({ totalRating: 2, totalReviews: 1 })).toBe('2.0 out of 5, based on 1 review')
})
