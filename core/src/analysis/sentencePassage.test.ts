import { expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { metPassage } from './sentencePassage.ts'

const quoteOf = (text: string) => {
  const reading = readDocument(onePage(text))
  const [first] = reading.sentences
  return first && metPassage(reading, first).quote
}

it.each(['NOT RESPONSIBLE.', 'Count 2 - RESPONSIBLE.', 'Allegation 2: responsible.'])(
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

it('a cell of a table is quoted with its row, and shown without its borders', () => {
  const row = '| Interviews of three witnesses | June 9 to 17 |'
  const reading = readDocument(onePage(`| Step | Day |\n|---|---|\n${row}\n| Report | June 18 |`))
  const cell = reading.sentences.find(({ text }) => text.startsWith('June 9'))
  expect(cell && metPassage(reading, cell).quote).toBe(row)
})
