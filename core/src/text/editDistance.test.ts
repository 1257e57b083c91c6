import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

it.each([
  ['stanford', 'stanford', 0],
  ['stanferd', 'stanford', 1],
  ['havard', 'harvard', 1],
  ['harvvard', 'harvard', 1],
  ['pricneton', 'princeton', 1],
  ['missisipi', 'mississippi', 2],
  ['', '', 0],
  ['', 'law', 3],
  ['laywer', 'lawyer', 1],
  ['abc', 'xyz', 3],
])('%s is from %s by %i', (typed, known, slips) => {
  expect(editDistance(typed, known, 3).whole).toBe(slips)
})

it('counts from the beginning of a longer word too', () => {
  expect(editDistance('univresi', 'university', 2)).toEqual({ whole: 3, beginning: 1 })
})

it('stops with more than the most that is asked for', () => {
  expect(editDistance('boston', 'xyzxyz', 2).whole).toBeGreaterThan(2)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

it('is the same both ways, at least the difference in length, and 0 only for the same word', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const { whole, beginning } = editDistance(a, b, 20)
      expect(whole).toBe(editDistance(b, a, 20).whole)
      expect(whole).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(beginning).toBeLessThanOrEqual(whole)
      expect(whole === 0).toBe(a === b)
    }),
  )
})

it('does not fail on words longer than it looks at', () => {
  expect(editDistance('a'.repeat(500), 'a'.repeat(900), 2).whole).toBe(0)
})
