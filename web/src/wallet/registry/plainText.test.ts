import { expect, test } from 'vitest'
import { plainLine, plainLines } from './plainText.ts'

test('marks that turn the direction of writing are left out', () => {
  expect(plainLine('Lakeside \u202Eegelloc\u202C')).toBe('Lakeside egelloc')
  expect(plainLine('\u2066a\u2069\u200f\ufeffb')).toBe('ab')
})

test('control characters are left out, and a line stays one line', () => {
  expect(plainLine(' a\u0000b\u001b[31m\r\nc\td ')).toBe('ab[31m c d')
})

test('several lines keep their breaks', () => {
  expect(plainLines('a\r\nb\rc\nd\u0007')).toBe('a\nb\nc\nd')
})

test('other scripts, accents and joined signs stay as they are', () => {
  const text = 'Université عربى עברית 学校 👩‍🎓'
  expect(plainLine(text)).toBe(text)
})
