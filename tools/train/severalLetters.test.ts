import { severalLetters } from '@hub/core/analysis/classify/severalLetters'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { readStances } from '@hub/core/reader/stances'
import { openReader } from '@hub/server/analysis/openReader'
import { expect, test } from 'vitest'
import { markedLetters } from './corpus.ts'

const reader = openReader('models/reader')

/** The kinds of the letters that the model that ships finds in one text. */
async function lettersIn(text: string) {
  const model = await reader
  const reading = readDocument(onePage(text))
  const stances = await readStances(reading.sentences, model)
  return severalLetters(reading, stances, model.file.kindJudge).map(({ docType }) => docType)
}

/** Letters of one writer that greet somebody, by their kind. */
const greeted = markedLetters().filter(
  ({ text, writer }) => writer === 'H' && /^dear\b/im.test(text),
)
const ofKind = (kind: string) => greeted.find((letter) => letter.kind === kind)?.text ?? ''

test.each([
  ['notice_of_allegations', 'hearing_notice'],
  ['evidence_review_letter', 'written_determination'],
])('K15 two letters in one file are told: %s, %s', async (one, other) => {
  expect(await lettersIn(`${ofKind(one)}\n\n\n${ofKind(other)}`)).toEqual([one, other])
})

test('K15 one letter is one, and two of a kind are not told apart', async () => {
  const own = ofKind('hearing_notice')
  expect(await lettersIn(own)).toEqual([])
  expect(await lettersIn(`${own}\n\n\n${own}`)).toEqual([])
  const told = await Promise.all(greeted.map(({ text }) => lettersIn(text)))
  expect(told.filter((letters) => letters.length > 0)).toEqual([])
})
