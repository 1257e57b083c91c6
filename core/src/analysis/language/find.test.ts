import { expect, test } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { affirms, findFirst, type Pattern } from './find.ts'
import { phrase } from './phrase.ts'
import { isNegatedAt } from './stance.ts'

const finds = (text: string, pattern: Pattern) => {
  const reading = readDocument(onePage(text))
  const hit = findFirst(reading, pattern)
  return hit ? text.slice(hit.start, hit.end) : null
}
const advisor = affirms(phrase`advisor of .. choice`)

test('a phrase matches over line ends, gaps and few words', () => {
  expect(
    finds('During the whole of this process you may have an advisor\nof your own choice.', advisor),
  ).toBe('advisor\nof your own choice')
  expect(phrase`we … record`.test('we will, if asked, record')).toBe(true)
  expect(phrase`we … record`.test('we listen; nobody will record')).toBe(false)
})

test('an affirmed phrase with a "not" before it is not found', () => {
  expect(finds('You may not have an advisor of your choice.', advisor)).toBeNull()
  expect(
    finds('It is not a trial, and you may have an advisor of your choice.', advisor),
  ).not.toBeNull()
})

test('"no later than" and "not responsible" negate nothing', () => {
  expect(isNegatedAt('no later than may 3 you must answer', 24)).toBe(false)
  expect(isNegatedAt('presumed not responsible and may answer', 29)).toBe(false)
  expect(isNegatedAt('you may not ever answer', 17)).toBe(true)
})

test.each([
  'Advisor of your choice',
  'For example, an advisor of your choice may be a friend.',
  'Under the former policy an advisor of your choice was allowed.',
  'The regulation provides: "each party may have an advisor of their choice".',
])('headings, examples, older and quoted rules are not the document speaking: %s', (text) => {
  expect(finds(text, advisor)).toBeNull()
})

test('a pattern may ask for words beside it', () => {
  const near = affirms(phrase`it is free`, { near: phrase`advisor` })
  expect(finds('We can give you an advisor. Yes, it is free.', near)).toBe('it is free')
  expect(finds('We can give you a bed. Yes, it is free.', near)).toBeNull()
})
