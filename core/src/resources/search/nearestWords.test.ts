import { describe, expect, it } from 'vitest'
import { nearestWords, swappedNeighbours } from './nearestWords.ts'

const nearest = (typed: string, ...words: string[]) => {
  const found = nearestWords(
    typed,
    words.map((word) => ({ word })),
  )
  return found?.words.map(({ word }) => word)
}

describe('nearestWords', () => {
  it('takes the words with the fewest slips between', () => {
    expect(nearest('violance', 'violence', 'violet', 'balance')).toEqual(['violence'])
  })

  it('takes at most three, the likeliest first', () => {
    expect(nearest('stalx', 'stale', 'stalk', 'stall', 'stala')).toEqual([
      'stale',
      'stalk',
      'stall',
    ])
  })

  it.each([
    ['short words, which are too much like each other', 'ocr', ['ocd']],
    ['long words that are mistyped to a short one', 'offic', ['of']],
    ['words that are too far', 'zebra', ['lawyer']],
  ])('leaves %s', (_case, typed, words) => {
    expect(nearest(typed, ...words)).toBeUndefined()
  })
})

describe('swappedNeighbours', () => {
  it('swaps each two letters that differ', () => {
    expect(swappedNeighbours('noon')).toEqual(['onon', 'nono'])
    expect(swappedNeighbours('a')).toEqual([])
    expect(swappedNeighbours('a'.repeat(100))).toEqual([])
  })

  it('keeps letters whole that take two units', () => {
    expect(swappedNeighbours('a\u{10000}')).toEqual(['\u{10000}a'])
  })
})
