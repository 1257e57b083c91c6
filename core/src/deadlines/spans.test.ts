import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFrom, indexFrom, withoutOverlaps } from './spans.ts'

const span = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
  .map(([start, length]) => ({ start, end: start + length }))
const spans = fc.array(span, { maxLength: 15 })

describe('spans without overlaps', () => {
  it('stand in order, none in another, and each that was left out runs into one that was kept', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const kept = withoutOverlaps(Object.freeze(all))
        for (const [index, one] of kept.entries()) {
          expect(one.start).toBeGreaterThanOrEqual(kept[index - 1]?.end ?? 0)
        }
        const isCovered = (one: (typeof all)[number]) =>
          kept.some((other) => other.start <= one.start && one.start < other.end)
        expect(all.every(isCovered)).toBe(true)
        expect(withoutOverlaps(kept)).toEqual(kept)
      }),
    )
  })

  it('of two at one place the one given first stays', () => {
    const [first, second] = [
      { start: 3, end: 5, name: 'first' },
      { start: 3, end: 9, name: 'second' },
    ]
    expect(withoutOverlaps([first, second])).toEqual([first])
    expect(withoutOverlaps([second, first])).toEqual([second])
  })
})

describe('the first span from a place on', () => {
  it('is the one that a walk through all of them finds', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: -2, max: 60 }), (all, at) => {
        const ordered = all.toSorted((a, b) => a.start - b.start)
        const index = ordered.findIndex(({ start }) => start >= at)
        expect(indexFrom(ordered, at)).toBe(index === -1 ? ordered.length : index)
        expect(firstFrom(ordered, at)).toBe(ordered[index])
      }),
    )
  })
})
