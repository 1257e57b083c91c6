import { describe, expect, it } from 'vitest'
import { idAndLength, sentence, wordLengths } from './fixtures.ts'
import { readPairs } from './pairs.ts'
import { type PairsModel, pairsFileOf } from './pairsModel.ts'
import type { ReaderModel } from './stances.ts'

/** Tokens' vectors are their id and their window's length; what is hidden is the mean of the sentence's ids, and nothing. */
const file = {
  asked: { 'MTG-05': 'abc', 'NOA-03': 'abcdef' },
  heads: { hidden: { inputs: 6, outputs: 2, at: 0 }, stance: { inputs: 2, outputs: 2, at: 14 } },
}
const hidden = [0, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const numbers = Float32Array.of(...hidden, 0, 0, 1, 0, -3, 0, 0.25, 0.5)
const learned: PairsModel = { encoder: idAndLength, file, numbers }

const reader = (pairs: PairsModel) => ({ vocabulary: wordLengths, pairs }) as ReaderModel
const sentences = ['aaaa bb', 'cccccc'].map((text, at) => sentence(text, '', at))

describe('J13 a second look', () => {
  it('judges the sentence beside what is asked, in the order of the pairs', async () => {
    const read = await readPairs(sentences, reader(learned), [
      { sentence: 1, requirement: 'MTG-05' },
      { sentence: 0, requirement: 'NOA-03' },
    ])
    // Means of 6, and of 4 and 2.
    for (const [at, mean] of [6, 3].entries()) {
      expect(read[at]?.met).toBeCloseTo(Math.tanh(mean / 10) + 0.25)
      expect(read[at]?.against).toBeCloseTo(-3 * Math.tanh(mean / 10) + 0.5)
    }
  })

  it('sees what is asked', async () => {
    // Of the first token its window's length, which grows with what is asked.
    const own = Float32Array.from(numbers, (one, at) => (at === 1 ? 0.01 : at < 12 ? 0 : one))
    const asked = { short: 'a', long: 'a b c d e' }
    const asking = reader({ ...learned, file: { ...file, asked }, numbers: own })
    const [short, long] = await readPairs(sentences, asking, [
      { sentence: 0, requirement: 'short' },
      { sentence: 0, requirement: 'long' },
    ])
    expect(long?.met).toBeGreaterThan(short?.met ?? Number.NaN)
  })

  it('says nothing of a sentence without a word, or of a requirement that it has not learned', async () => {
    const read = await readPairs([sentence(' ')], reader(learned), [
      { sentence: 0, requirement: 'MTG-05' },
      { sentence: 9, requirement: 'MTG-05' },
      { sentence: 0, requirement: 'POL-01' },
    ])
    expect(read).toEqual([undefined, undefined, undefined])
  })

  it('says what share of it is done', async () => {
    const shares: number[] = []
    const many = Array.from({ length: 20 }, (_, at) => sentence('a'.repeat(at + 1), '', at))
    const pairs = many.map((_, at) => ({ sentence: at, requirement: 'MTG-05' }))
    await readPairs(many, reader(learned), pairs, (share) => shares.push(share))
    expect(shares).toEqual([0.4, 0.8, 1])
  })
})

describe('the head of the second look', () => {
  it('is taken where its numbers fit', () => {
    expect(pairsFileOf(file, numbers, 2)).toBe(file)
  })

  it.each([
    ['asks nothing', { ...file, asked: {} }],
    ['asks without words', { ...file, asked: { 'MTG-05': '' } }],
    ['has no head', { ...file, heads: {} }],
    ['is nothing', null],
  ])('is not taken where heads.json %s', (_, damaged) => {
    expect(() => pairsFileOf(damaged, numbers, 2)).toThrow(/heads\.json/)
  })

  it('is not taken where heads.bin is cut off', () => {
    expect(() => pairsFileOf(file, numbers.subarray(1), 2)).toThrow(/heads\.bin/)
  })
})
