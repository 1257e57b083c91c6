import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedSparse, unpackedSparse } from './sparse.ts'

test('a table with few weights comes back at the same places, each weight as near as a sign can keep it', () => {
  const tables = fc.uniqueArray(
    fc.tuple(fc.nat({ max: 2 ** 18 - 1 }), fc.double({ min: 0.5, max: 8, noNaN: true })),
    { selector: ([place]) => place, maxLength: 60 },
  )
  fc.assert(
    fc.property(tables, (entries) => {
      const { places, weights } = unpackedSparse(packedSparse(new Map(entries)))
      const back = new Map(Array.from(places, (place, at) => [place, weights[at] ?? 0]))
      for (const [place, weight] of entries) {
        expect(Math.abs((back.get(place) ?? 0) - weight)).toBeLessThan(0.4)
      }
      const others = [...back].filter(([place]) => !entries.some(([kept]) => kept === place))
      expect(others.every(([, weight]) => Math.abs(weight) < 0.01)).toBe(true)
    }),
  )
})

test('an empty table stays empty', () => {
  expect(unpackedSparse(packedSparse(new Map())).places).toHaveLength(0)
})
