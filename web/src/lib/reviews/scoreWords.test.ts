import { expect, test } from 'vitest'
import { averageWords, tooFewWords } from './scoreWords.ts'

test('an average has one decimal', () => {
  expect(averageWords(4.25)).toBe('4.3 out of 5')
  expect(averageWords(4)).toBe('4.0 out of 5')
})

test('too few reviews are counted against what a score takes', () => {
  expect(tooFewWords(3)).toBe('Too few to score: 3 of 5')
})
