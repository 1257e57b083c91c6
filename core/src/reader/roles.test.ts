import { expect, test } from 'vitest'
import { idAndLength, sentence, wordLengths } from './fixtures.ts'
import { readRoles } from './roles.ts'
import type { ReaderModel } from './stances.ts'

/** An investigator by how long the name is: one by one letter for each above six. */
const file = {
  whats: [],
  whos: [],
  roles: ['respondent', 'investigator'],
  heads: { meaning: { inputs: 6, outputs: 0, at: 0 }, roles: { inputs: 6, outputs: 2, at: 0 } },
}
const numbers = Float32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -9, -6)
const reader = {
  vocabulary: wordLengths,
  times: { encoder: idAndLength, file, numbers },
} as unknown as ReaderModel

test('what parts somebody has is told of each mention, in log odds', async () => {
  const words = 'Then Whitlock will call Orr'
  const mentions = [
    { sentence: 0, start: 5, end: 13 },
    { sentence: 0, start: 24, end: 27 },
  ]
  const read = await readRoles([sentence(words)], reader, mentions)
  expect(read.map((odds) => [...(odds ?? [])])).toEqual([
    [
      ['respondent', -9],
      ['investigator', 2],
    ],
    [
      ['respondent', -9],
      ['investigator', -3],
    ],
  ])
})
