import { describe, expect, it } from 'vitest'
import { wordLengths } from './fixtures.ts'
import { pairWindow } from './pairWindow.ts'

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** `window` of learning/pairs/data.py gives the same for the same tokens, with -1 and -2 as its special ones. */
describe('the window of a second look', () => {
  it('has what is asked, the sentence, and what stands before and after it', () => {
    const tokens = [[11], [21, 22], [31], [41, 42], [51]]
    const window = pairWindow((at) => tokens[at], 3, [1, 2], [5], wordLengths)
    expect(window).toEqual({
      ids: [-1, 1, 2, -2, 5, 21, 22, 31, -2, 41, 42, -2, 51, -2],
      start: 9,
      end: 11,
    })
  })

  it('has nothing beside the only sentence of a document', () => {
    const window = pairWindow((at) => [[7, 8]][at], 0, [1], [], wordLengths)
    expect(window).toEqual({ ids: [-1, 1, -2, -2, 7, 8, -2, -2], start: 4, end: 6 })
  })

  it('takes what is nearest of what stands before it, and no more than was learned from', () => {
    const tokens = [from(100, 30), from(200, 40), from(300, 120), from(500, 50)]
    const { ids, start, end } = pairWindow((at) => tokens[at], 2, from(1, 80), [9], wordLengths)
    expect(ids).toEqual([
      -1,
      ...from(1, 64),
      -2,
      ...from(122, 8),
      ...from(200, 40),
      -2,
      ...from(300, 96),
      -2,
      ...from(500, 24),
      -2,
    ])
    expect([start, end, ids.length]).toEqual([115, 211, 237])
  })
})
