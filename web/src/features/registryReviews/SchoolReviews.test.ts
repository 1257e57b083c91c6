import { expect, test } from 'vitest'
import { averageOf, scoreWords } from './SchoolReviews.tsx'

test('the average is the sum of the ratings through their number, or 0', () => {
  expect(averageOf({ totalRating: 13, totalReviews: 4 })).toBe(3.25)
  expect(averageOf({ totalRating: 0, totalReviews: 0 })).toBe(0)
})

test('the average is said with what it rests on', () => {
  expect(scoreWords({ totalRating: 17, totalReviews: 5 })).toBe('3.4 out of 5, based on 5 reviews')
  expect(scoreWords({ totalRating: 4800, totalReviews: 1200 })).toBe(
    '4.0 out of 5, based on 1,200 reviews',
  )
})

test('under five reviews no average is said', () => {
  expect(scoreWords({ totalRating: 20, totalReviews: 4 })).toBe('Too few to score: 4 of 5')
})
