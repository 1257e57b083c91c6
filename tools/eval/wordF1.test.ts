import { expect, test } from 'vitest'
import { wordF1 } from './wordF1.ts'

test('the same words in another layout are a full score', () => {
  expect(wordF1('Dear Ms. Osei:\nThe hearing', 'dear ms osei the\n\nhearing.')).toBe(1)
})

test('a missing word and an added one lower the score', () => {
  expect(wordF1('one two three four', 'one two three')).toBeCloseTo(6 / 7)
  expect(wordF1('one two three', 'one two three three')).toBeCloseTo(6 / 7)
  expect(wordF1('one', 'two')).toBe(0)
})
