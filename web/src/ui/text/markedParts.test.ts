import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedParts, type Range } from './markedParts.ts'

describe('markedParts', () => {
  it('cuts the text at the ranges', () => {
    expect(markedParts('an appeal now', [[3, 9]])).toEqual([
      { text: 'an ', marked: false },
      { text: 'appeal', marked: true },
      { text: ' now', marked: false },
    ])
  })

  it('joins ranges that overlap or touch, in any order', () => {
    expect(
      markedParts('abcdef', [
        [3, 5],
        [1, 3],
        [2, 4],
      ]),
    ).toEqual([
      { text: 'a', marked: false },
      { text: 'bcde', marked: true },
      { text: 'f', marked: false },
    ])
  })

  it('leaves out empty, turned and outlying ranges', () => {
    expect(
      markedParts('abc', [
        [1, 1],
        [2, 1],
        [7, 9],
        [-4, -1],
      ]),
    ).toEqual([{ text: 'abc', marked: false }])
  })

  it('always gives the whole text back and marks exactly what lies in a range', () => {
    const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }))
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(range), (text, ranges: Range[]) => {
        const parts = markedParts(text, ranges)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        let at = 0
        for (const part of parts) {
          for (let end = at + part.text.length; at < end; at += 1) {
            expect(ranges.some(([from, to]) => from <= at && at < to)).toBe(part.marked)
          }
        }
      }),
    )
  })
})
