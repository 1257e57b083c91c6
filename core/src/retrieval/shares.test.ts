import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, packShares } from './shares.ts'

it('sums what the terms give each entry, as adding them one by one does', () => {
  const TERMS = 6
  const entry = fc.array(fc.tuple(fc.nat(TERMS - 1), fc.integer({ min: -8, max: 8 })))
  const counted = fc.array(fc.tuple(fc.nat(TERMS + 1), fc.integer({ min: 0, max: 4 })))
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), counted, (entries, asked) => {
      const ofEntry = entries.map((shares) => new Map(shares))
      const plain = ofEntry.map((shares) =>
        asked.reduce((sum, [term, counts]) => sum + counts * (shares.get(term) ?? 0), 0),
      )
      expect([...packShares(TERMS, ofEntry.map(pack)).summed(asked, entries.length)]).toEqual(plain)
    }),
  )
})
