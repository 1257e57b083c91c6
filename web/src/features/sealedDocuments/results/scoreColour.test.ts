import { expect, test } from 'vitest'
import { scoreColour } from './scoreColour.ts'

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'yellow'],
  [70, 'yellow'],
  [69, 'red'],
  [0, 'red'],
])('a score of %i is %s', (score, colour) => {
  expect(scoreColour(score).colour).toBe(colour)
})
