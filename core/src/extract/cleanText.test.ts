import { expect, test } from 'vitest'
import { cleanText, TEXT_LENGTH_MAX } from './cleanText.ts'
import { paginate } from './paginate.ts'

test('letters, spaces, hyphens and line ends of many kinds become the plain ones', () => {
  expect(cleanText('ﬁnal o\ufb03ce\u00a0no\u2011contact\u2003x\u2028y e\u0301')).toBe(
    'final office no-contact x\ny é',
  )
})

test('half a character is not passed on', () => {
  expect(cleanText('a\ud800b')).toBe('a\ufffdb')
})

test('more text than can be handled is refused', () => {
  expect(() => cleanText('a'.repeat(TEXT_LENGTH_MAX + 1))).toThrow('too_long')
})

test('no more than one blank line parts paragraphs, and lines end without blanks', () => {
  const { text, pages } = paginate('\n\n one  \n\n\n\n\ntwo\t\n\n\fthree \ffour\n')
  expect(text).toBe(' one\n\ntwo\n\nthree four')
  expect(pages.map(({ start, end }) => text.slice(start, end))).toEqual([
    ' one\n\ntwo\n\n',
    'three ',
    'four',
  ])
})
