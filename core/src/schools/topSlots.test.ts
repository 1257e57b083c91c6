import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { topSlots } from './topSlots.ts'

it('gives the best in order, as sorting all would, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), fc.integer({ min: 0, max: 40 }), (slots, most) => {
      const best = slots.toSorted((a, b) => b - a).slice(0, most)
      expect(topSlots(slots, most, (a, b) => a > b)).toEqual(best)
    }),
  )
})
