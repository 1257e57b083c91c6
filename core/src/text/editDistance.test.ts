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

/** The distance as the book has it, with a whole table for each pair. */
function byTheBook(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      table[row]![column] = Math.min(
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

it('is the distance by the book, whatever was compared before, and with any most', () => {
  fc.assert(
    fc.property(letters, letters, letters, fc.integer({ min: 0, max: 6 }), (a, b, other, most) => {
      editDistance(other, `${a}${b}`, 20)
      const exact = byTheBook(a, b)
      expect(editDistance(a, b, 20).whole).toBe(exact)
      const bounded = editDistance(a, b, most).whole
      expect(bounded <= most ? bounded : 'more').toBe(exact <= most ? exact : 'more')
    }),
  )
})

it('to a beginning is the least of the distances to all beginnings', () => {
  fc.assert(
    fc.property(letters, letters, (typed, known) => {
      const all = Array.from({ length: known.length + 1 }, (_, end) =>
        byTheBook(typed, known.slice(0, end)),
      )
      expect(editDistance(typed, known, 20).beginning).toBe(Math.min(...all))
    }),
  )
})

it('takes letters beyond the 48th for the same, and those before it for what they are', () => {
  const word = 'a'.repeat(48)
  expect(editDistance(`${word}bc`, `${word}xyz`, 3).whole).toBe(0)
  expect(editDistance(`${'a'.repeat(47)}b`, `${'a'.repeat(47)}x`, 3).whole).toBe(1)
})
