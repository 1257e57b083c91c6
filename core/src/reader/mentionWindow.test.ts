import { describe, expect, it } from 'vitest'
import { wordLengths } from './fixtures.ts'
import { mentionWindow } from './mentionWindow.ts'

/** Sentences of these tokens. */
const among = (...sentences: readonly (readonly number[])[]) => {
  return (at: number) => sentences[at]
}
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** `around` of learning/times/data.py gives the same for the same tokens, with -1, -2 and -3 as its special ones. */
describe('the window of a time', () => {
  it('has the words between two masks, with their sentence and those beside it, under the heading', () => {
    const tokens = among([11, 12], [21, 22, 23, 24, 25], [31])
    const window = mentionWindow(tokens, { sentence: 1, start: 2, end: 4 }, [1, 2], wordLengths)
    const before = [-1, 1, 2, -2, 11, 12, -2, 21, 22]
    expect(window).toEqual({
      ids: [...before, -3, 23, 24, -3, 25, -2, 31, -2],
      start: 10,
      end: 12,
    })
  })

  it('without a heading begins with what stands before the words', () => {
    const window = mentionWindow(among([5, 6]), { sentence: 0, start: 0, end: 1 }, [], wordLengths)
    expect(window).toEqual({ ids: [-1, -3, 5, -3, 6, -2], start: 2, end: 3 })
  })

  it('takes of each part what is nearest, and no more than was learned from', () => {
    const tokens = among(from(100, 50), from(200, 60), from(300, 30))
    const span = { sentence: 1, start: 20, end: 40 }
    const { ids, start, end } = mentionWindow(tokens, span, from(1, 20), wordLengths)
    expect(ids).toEqual([
      -1,
      ...from(1, 12),
      -2,
      ...from(107, 43),
      -2,
      ...from(200, 20),
      -3,
      ...from(220, 16),
      -3,
      ...from(240, 20),
      -2,
      ...from(300, 19),
      -2,
    ])
    expect([start, end]).toEqual([79, 95])
    expect(ids).toHaveLength(137)
  })
})
