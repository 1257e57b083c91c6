import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alike, createTrigrams, nearestFirst } from './trigrams.ts'

const trigramsOf = (words: readonly string[]) => {
  const trigrams = createTrigrams()
  for (const word of words) trigrams.add(word)
  return trigrams
}
const all = () => true

describe('alike', () => {
  it('is 1 for the same word and 0 for words with nothing in common', () => {
    expect(alike('lawyer', 'lawyer')).toBe(1)
    expect(alike('lawyer', 'zoom')).toBe(0)
  })

  it('is the part of the runs of three that both have', () => {
    // "  l", " la", "law" are in both; "aw " and "aws", "ws " are not.
    expect(alike('law', 'laws')).toBe(3 / 6)
  })
})

describe('nearest', () => {
  const words = ['lawyer', 'law', 'lawful', 'flaw', 'zoom']

  it('gives the most alike first, and none that shares nothing', () => {
    const found = trigramsOf(words).nearest('lawyers', 9, all)
    expect(found.map(({ word }) => word)).toEqual(['lawyer', 'law', 'lawful', 'flaw'])
  })

  it('gives at most so many, of those that are wanted', () => {
    const found = trigramsOf(words).nearest('lawyers', 1, (word) => word !== 'lawyer')
    expect(found.map(({ word }) => word)).toEqual(['law'])
  })

  it('gives what comparing all words gives', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (known, typed) => {
        const compared = known
          .map((one) => ({ word: one, alike: alike(typed, one) }))
          .filter((one) => one.alike > 0)
        const found = trigramsOf(known).nearest(typed, 5, all)
        expect(found).toEqual(compared.toSorted(nearestFirst).slice(0, 5))
      }),
    )
  })

  it('gives the same whatever order the words came in', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (known, typed) => {
        const found = trigramsOf(known).nearest(typed, 9, all)
        expect(trigramsOf(known.toReversed()).nearest(typed, 9, all)).toEqual(found)
        expect(found.every((one) => one.alike > 0 && one.alike <= 1)).toBe(true)
        // Words such as "aaa" and "aaaa" have the same runs.
        if (known.includes(typed)) expect(found).toContainEqual({ word: typed, alike: 1 })
      }),
    )
  })

  it('finds nothing for nothing typed among words, and takes no harm from what is no word', () => {
    const trigrams = trigramsOf(['law', 'constructor', '__proto__', '🙂', '\ud800'])
    expect(trigrams.nearest('', 9, all)).toEqual([])
    expect(trigrams.nearest('__proto__', 1, all)).toEqual([{ word: '__proto__', alike: 1 }])
    expect(trigrams.nearest('🙂', 1, all)).toEqual([{ word: '🙂', alike: 1 }])
    expect(createTrigrams().nearest('law', 9, all)).toEqual([])
  })
})
