import { expect, test } from 'vitest'
import { dayWords, monthWords } from './dayWords.ts'

test('a stored day and a month are said as a reader says them', () => {
  expect(dayWords('2026-11-02')).toBe('Nov 2, 2026')
  expect(monthWords('2026-01')).toBe('January 2026')
})
