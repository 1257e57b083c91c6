import { describe, expect, it } from 'vitest'
import { idAndLength, sentence, timesOf, wordLengths } from './fixtures.ts'
import type { ReaderModel } from './stances.ts'
import { readTimes } from './times.ts'
import { type TimesModel, timesFileOf } from './timesModel.ts'

/** An appeal if its words are long; the school's if their window is. Tokens' vectors are their id and their window's length. */
const file = {
  whats: ['none', 'appeal'],
  whos: ['nobody', 'school'],
  roles: ['respondent'],
  heads: { meaning: { inputs: 6, outputs: 4, at: 0 }, roles: { inputs: 6, outputs: 1, at: 28 } },
}
const weights = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
const numbers = Float32Array.of(...weights, 4.5, 0, 9.5, 0, ...Array.from({ length: 7 }, () => 0))
const learned: TimesModel = { encoder: idAndLength, file, numbers }

/** A model of which nothing but what tells times is asked. */
const reader = (times: TimesModel) => ({ vocabulary: wordLengths, times }) as ReaderModel

describe('what a time is of', () => {
  const text = 'Within tenlong daysss you may do it by xx'
  const times = [
    { sentence: 0, start: 7, end: 21 },
    { sentence: 0, start: 39, end: 41 },
  ]

  it('is the likeliest, with its share among all', async () => {
    const read = await readTimes([sentence(text)], reader(learned), times)
    expect(read.map((one) => [one?.what, one?.who])).toEqual([
      ['appeal', 'school'],
      ['none', 'school'],
    ])
    // Words of 7 and 6 letters, in a window of 9 tokens beside the first, two masks and the last.
    expect(read[0]?.likelihood).toBeCloseTo(1 / (1 + Math.exp(4.5 - 6.5)))
    expect(read[0]?.sureOfWho).toBeCloseTo(1 / (1 + Math.exp(9.5 - 13)))
  })

  it('is judged by the mask before the words and by the first token as well', async () => {
    const of = async (input: number) => {
      const own = Float32Array.from(numbers, () => 0)
      own[input] = 1
      const [read] = await readTimes([sentence(text)], reader({ ...learned, numbers: own }), times)
      return Math.log(1 / (read?.likelihood ?? 0) - 1)
    }
    // The mask is -3 and the first token -1, so the first of two names is so much less likely than the other.
    expect(await of(0)).toBeCloseTo(-3)
    expect(await of(4)).toBeCloseTo(-1)
  })

  it('is read once where words and all around them are the same', async () => {
    let windows = 0
    const encode: typeof idAndLength.encode = (all) => {
      windows += all.length
      return idAndLength.encode(all)
    }
    const model = reader({ ...learned, encoder: { ...idAndLength, encode } })
    const far = Array.from({ length: 90 }, () => 'a').join(' ')
    const sentences = [far, text, far, text, far].map((own, at) => sentence(own, '', at))
    const twice = [1, 3].map((at) => ({ sentence: at, start: 7, end: 21 }))
    const read = await readTimes(sentences, model, twice)
    expect(windows).toBe(1)
    expect(read[1]).toEqual(read[0])
  })

  it('is not told for words without a token', async () => {
    const read = await readTimes([sentence('a  b')], reader(learned), [
      { sentence: 0, start: 1, end: 2 },
      { sentence: 7, start: 0, end: 1 },
    ])
    expect(read).toEqual([undefined, undefined])
  })

  it('J8 is read of hundreds in a sentence, each part of which is read once, and of no more than 400', async () => {
    let characters = 0
    const tokenize = (words: string) => {
      characters += words.length
      return wordLengths.tokenize(words)
    }
    const long = 'by May 4, '.repeat(600)
    const each = Array.from({ length: 600 }, (_, at) => ({
      sentence: 0,
      start: 10 * at + 3,
      end: 10 * at + 8,
    }))
    const model = { ...reader(learned), vocabulary: { ...wordLengths, tokenize } }
    const read = await readTimes([sentence(long)], model, each)
    expect(read.filter((one) => one !== undefined)).toHaveLength(400)
    expect(characters).toBeLessThan(4 * long.length)
  })

  it('is told in the order in which times were asked for, not in that of their places', async () => {
    const whatsOf = async (...asked: readonly (typeof times)[number][]) =>
      (await readTimes([sentence(text)], reader(learned), asked)).map((one) => one?.what)
    const [first, second] = times
    if (!first || !second) throw new Error('Two times were expected.')
    expect(await whatsOf(first, second)).toEqual(['appeal', 'none'])
    expect(await whatsOf(second, first)).toEqual(['none', 'appeal'])
  })

  it('is read in batches, and the share that is done is told after each', async () => {
    const shares: number[] = []
    const sentences = Array.from({ length: 20 }, (_, at) => sentence('a'.repeat(at + 1), '', at))
    const each = sentences.map(({ text: { length } }, at) => ({
      sentence: at,
      start: 0,
      end: length,
    }))
    const read = await readTimes(sentences, reader(timesOf(['hearing'], 'both')), each, (share) =>
      shares.push(share),
    )
    expect(read.every((one) => one?.what === 'hearing' && one.likelihood === 1)).toBe(true)
    expect(shares).toEqual([0.4, 0.8, 1])
  })
})

describe('the head of a model of times', () => {
  it('is taken where names and numbers fit', () => {
    expect(timesFileOf(file, numbers, 2)).toBe(file)
  })

  it.each([
    ['names too few', { ...file, whats: ['none'] }],
    ['names nothing', { ...file, whos: [] }],
    ['has no head', { ...file, heads: {} }],
    ['is nothing', null],
  ])('is not taken where heads.json %s', (_, damaged) => {
    expect(() => timesFileOf(damaged, numbers, 2)).toThrow(/heads\.json/)
  })

  it('is not taken where heads.bin is cut off', () => {
    expect(() => timesFileOf(file, numbers.subarray(1), 2)).toThrow(/heads\.bin/)
  })
})
