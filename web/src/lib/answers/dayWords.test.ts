import { expect, test } from 'vitest'
import { dayWords } from './dayWords.ts'

const now = new Date(2026, 10, 21, 9)

test.each([
  [new Date(2026, 10, 21, 0, 1), 'Today'],
  [new Date(2026, 10, 20, 23, 59), 'Nov 20'],
  [new Date(2025, 10, 21, 9), 'Nov 21, 2025'],
])('%s is %s', (moment, words) => {
  expect(dayWords(moment.toISOString(), now)).toBe(words)
})
