import { expect, test } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { quoted } from './quoted.ts'

const text = 'First. “The hearing is on May 4, at noon.” Last.'
const sentence = { start: 7, end: 42 }

function quoteOf(words: string) {
  const start = text.indexOf(words)
  return quoted(onePage(text), sentence, { start, end: start + words.length })
}

test('F1 a quotation tells on which sides it leaves out words, and marks are no words', () => {
  expect(quoteOf('“The hearing is on May 4, at noon.”')).toEqual({
    quote: '“The hearing is on May 4, at noon.”',
    page: 1,
    ...sentence,
  })
  expect(quoteOf('The hearing is on May 4, at noon')).not.toHaveProperty('cut')
  expect(quoteOf('hearing is')).toMatchObject({ cut: 'both' })
  expect(quoteOf('The hearing')).toMatchObject({ cut: 'after' })
  expect(quoteOf('4, at noon')).toMatchObject({ cut: 'before' })
})
