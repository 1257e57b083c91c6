import { expect, test } from 'vitest'
import { quoteFinder } from './findQuote.ts'

const text =
  'The  panel\nwill decide. “No appeal” is\tavailable. The panel will decide within 5–7 days.'
const findQuote = quoteFinder(text)
const words = (quote: string, nth?: number) => {
  const span = findQuote(quote, nth)
  return span && text.slice(span.start, span.end)
}

test('copied words are found across line ends, tabs and other quotation marks', () => {
  expect(words('The panel will decide.')).toBe('The  panel\nwill decide.')
  expect(words('"No appeal" is available')).toBe('“No appeal” is\tavailable')
  expect(words('within 5-7 days')).toBe('within 5–7 days')
})

test('of equal words the named place is taken', () => {
  expect(findQuote('panel will decide', 2)?.start).toBe(text.lastIndexOf('panel'))
  expect(words('panel will decide', 3)).toBeNull()
})

test('a long quotation is found by its first and last words', () => {
  expect(words('“No appeal … days.')).toBe(text.slice(text.indexOf('“')))
  expect(words('“No appeal … weeks.')).toBeNull()
})

test('words that are not there are not found', () => {
  expect(words('The panel shall decide')).toBeNull()
  expect(words('  ')).toBeNull()
})
