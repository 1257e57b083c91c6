import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['law', 'law', 0],
    ['', 'law', 3],
    ['suicde', 'suicide', 1],
    ['laywer', 'lawyer', 1],
    ['violance', 'violence', 1],
    ['suicidle', 'suicidal', 2],
    ['abc', 'xyz', 3],
  ])('from %j to %j is %i', (from, to, slips) => {
    expect(editDistance(from, to)).toBe(slips)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  it('is the same both ways, 0 only for the same word, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (from, to) => {
        const slips = editDistance(from, to)
        expect(editDistance(to, from)).toBe(slips)
        expect(slips === 0).toBe(from === to)
        expect(slips).toBeLessThanOrEqual(Math.max(from.length, to.length))
        expect(slips).toBeGreaterThanOrEqual(Math.abs(from.length - to.length))
      }),
    )
  })
})
