import { expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { metPassage } from './sentencePassage.ts'

const quoteOf = (text: string) => {
  const reading = readDocument(onePage(text))
  const [first] = reading.sentences
  return first && metPassage(reading, first).quote
}

it.each(['NOT RESPONSIBLE.', 'Count 2 - RESPONSIBLE.'])(
  'a result by itself is quoted with its reason: %s',
  (result) => {
    expect(quoteOf(`${result} The video shows the push. He left.`)).toBe(
      `${result} The video shows the push.`,
    )
    expect(quoteOf(`${result}\n\nThe sanctions follow.`)).toBe(result)
  },
)

it('other sentences are quoted alone', () => {
  const own = 'Retaliation is prohibited.'
  expect(quoteOf(`${own} Tell us of any.`)).toBe(own)
})
