import { expect, it } from 'vitest'
import { shortQuote } from './shortQuote.ts'

it('keeps words as they are, on one line', () => {
  expect(shortQuote(' You must not\n discuss  this ')).toBe('You must not discuss this')
})

it('cuts long words after a whole one, and says so', () => {
  const shown = shortQuote('word '.repeat(100))
  expect(shown).toMatch(/ word…$/)
  expect(shown.length).toBeLessThanOrEqual(281)
  expect(shortQuote('x'.repeat(500))).toHaveLength(281)
})
