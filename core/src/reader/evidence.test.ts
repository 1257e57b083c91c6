import { describe, expect, it } from 'vitest'
import { evidenceOf, signNames } from './evidence.ts'
import { sentence } from './fixtures.ts'
import { likelihoodOf } from './judge.ts'

const stance = (met: number, speaks: number, against: number) => ({ met, speaks, against })
const sentences = ['A fee is owed.', 'You may bring anyone.', 'No attorney may attend.'].map(
  (text, at) => sentence(text, '', at),
)

describe('J3 the evidence on a point', () => {
  it('is the best sentences of the whole document, each with what else it says', () => {
    const evidence = evidenceOf(
      sentences,
      [stance(-9, -9, -9), stance(4, 5, -3), stance(-6, 2, 3)],
      -3,
    )
    expect(evidence?.met.text).toBe('You may bring anyone.')
    expect(evidence?.against.text).toBe('No attorney may attend.')
    const signs = Object.fromEntries(signNames.map((name, at) => [name, evidence?.signs[at]]))
    expect(signs).toMatchObject({
      met: 4,
      'met in another sentence': -6,
      against: 3,
      'against in another sentence': -3,
      'met where it is against': -6,
      'speaks where it is against': 2,
      usual: -3,
    })
  })

  it('is met by a whole sentence rather than by an item of a list, where one clearly meets it', () => {
    const texts = ['(c) a conflict of interest;', 'Either of you may appeal by May 4.']
    const list = texts.map((text, at) => sentence(text, '', at))
    const met = (whole: number) =>
      evidenceOf(list, [stance(7, 8, -9), stance(whole, 5, -9)], -3)?.met.text
    expect(met(4)).toBe(texts[1])
    expect(met(3.9)).toBe(texts[0])
  })

  it('J13 is against by both looks: what was looked at again goes before what was not', () => {
    const looked = (against: number, second: number) => ({
      ...stance(-9, -9, against),
      second: { met: -4, against: second },
    })
    const evidence = evidenceOf(sentences, [looked(3, -2), stance(-9, -9, 2.9), looked(1, 1)], -3)
    expect(evidence?.against.text).toBe('No attorney may attend.')
    expect(evidence?.signs.slice(-3)).toEqual([1, -2, -4])
    const unlooked = evidenceOf(
      sentences,
      [stance(-9, -9, 3), stance(-9, -9, 2), stance(1, 1, 1)],
      -3,
    )
    expect(unlooked?.against.text).toBe('A fee is owed.')
    expect(unlooked?.signs.slice(-3)).toEqual([-6, -6, -6])
  })

  it('of one sentence is that sentence, twice', () => {
    const evidence = evidenceOf(sentences.slice(0, 1), [stance(1, 2, 3)], -3)
    expect(evidence?.signs.slice(0, 6)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('is none in a document without a sentence', () => {
    expect(evidenceOf([], [], -3)).toBeUndefined()
  })
})

describe('J3 how likely a judgment is', () => {
  const judge = { weights: [1], bias: -1 }
  it('grows with its signs', () => {
    expect(likelihoodOf(judge, [1, 0, 0, 0, 0, 0, 0, 3], false)).toBeCloseTo(0.5)
    expect(likelihoodOf(judge, [4, 0, 0, 0, 0, 0, 0, 3], false)).toBeGreaterThan(0.9)
  })

  it('takes scores beyond all measure for high ones', () => {
    const of = (met: number) => likelihoodOf(judge, [met, 0, 0, 0, 0, 0, 0, 3], true)
    expect(of(900)).toBe(of(12))
  })
})
