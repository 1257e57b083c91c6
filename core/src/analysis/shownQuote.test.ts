import { expect, it } from 'vitest'
import { shownQuote } from './shownQuote.ts'

it('keeps words as they are, on one line', () => {
  expect(shownQuote({ quote: ' You must not\n discuss  this ' })).toBe('You must not discuss this')
})

it('shows on which sides they were taken from longer words', () => {
  const quote = '3; evidence sent to parties'
  expect(shownQuote({ quote, cut: 'before' })).toBe('…3; evidence sent to parties')
  expect(shownQuote({ quote, cut: 'after' })).toBe('3; evidence sent to parties…')
  expect(shownQuote({ quote, cut: 'both' })).toBe('…3; evidence sent to parties…')
})

it('cuts long words after a whole one, and says so once', () => {
  const quote = 'word '.repeat(100)
  const shown = shownQuote({ quote, cut: 'both' })
  expect(shown).toMatch(/^…word .* word…$/)
  expect(shown.length).toBeLessThanOrEqual(282)
  expect(shownQuote({ quote: 'x'.repeat(500) })).toHaveLength(281)
  expect(shownQuote({ quote }, 12)).toBe('word word…')
})

it.each([
  ['| Purpose | To hear the evidence |', 'Purpose: To hear the evidence'],
  ['Purpose: | To hear the evidence | May 4', 'Purpose: To hear the evidence; May 4'],
  ['• You may have an advisor.', 'You may have an advisor.'],
  ['- a no-contact order', 'a no-contact order'],
  ['2. You may bring one person.', '2. You may bring one person.'],
  ['-5 degrees', '-5 degrees'],
])('leaves out the borders of “%s”', (quote, shown) => {
  expect(shownQuote({ quote })).toBe(shown)
})
