import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenize } from '../find/tokenizedText.ts'
import { findByRules } from '../findByRules.ts'
import { bytesOf } from './bytesOf.ts'
import { nameOf, vectorOf, wordOf } from './lexicon.ts'
import { matrixOf, multiply } from './matrix.ts'
import { signsOf } from './signsOf.ts'
import { chancesOf, LABELS } from './tagger.ts'

function chances(text: string): Float32Array {
  const tokenized = tokenize(text)
  return chancesOf(signsOf(tokenized.tokens, findByRules(tokenized)))
}

it('P18: the chances of each token are one together, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const all = chances(text)
      expect(all.length).toBe(tokenize(text).tokens.length * LABELS.length)
      for (let from = 0; from < all.length; from += LABELS.length) {
        const sum = all.subarray(from, from + LABELS.length).reduce((total, one) => total + one, 0)
        expect(sum).toBeCloseTo(1, 4)
      }
    }),
    { numRuns: 60 },
  )
})

it('P18: a word is judged by the eight words to either side of it and by no other', () => {
  const around = 'then they told me that it was over and'
  const texts = ['Reno', 'never'].map((far) => `${far} ${around} marisela ${around} done`)
  const [one, other] = texts.map((text) =>
    chances(text).slice(10 * LABELS.length, 11 * LABELS.length),
  )
  expect(one).toEqual(other)
})

it('knows words and names by their hashes, also where an ending is added', () => {
  expect(vectorOf(wordOf('library'))).toHaveLength(48)
  expect(wordOf('libraries-')).toBe(wordOf('libraries'))
  expect(wordOf('xqzvw')).toBe(0)
  expect([nameOf('james'), nameOf('hallway')]).toEqual([expect.any(Number), 0])
  expect(nameOf('james')).toBeGreaterThan(0)
})

it('reads tables from text: signed bytes with a scale for each row', () => {
  const table = matrixOf({ columns: 2, scales: 'AAAAPwAAAEA=', bytes: 'Af4DBA==' })
  expect([...table.values]).toEqual([0.5, -1, 6, 8])
  const to = new Float32Array(2)
  multiply(table, new Float32Array([2, 1]), to)
  expect([...to]).toEqual([0, 20])
})

it.each([
  ['', []],
  ['AQ==', [1]],
  ['AQI=', [1, 2]],
  ['AQL/', [1, 2, 255]],
])('reads base64 of any length: %j', (text, bytes) => {
  expect([...bytesOf(text)]).toEqual(bytes)
})
