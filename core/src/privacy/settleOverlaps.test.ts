import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Candidate, DetailKind } from './detail.ts'
import { settleOverlaps } from './settleOverlaps.ts'

const one = (kind: DetailKind, start: number, end: number): Candidate => ({
  kind,
  start,
  end,
  reason: 'is a test.',
  replacement: null,
})

it('P3: the stronger kind stands even when it is shorter', () => {
  const kept = settleOverlaps([one('person_name', 0, 20), one('email', 5, 9)], 20)
  expect(kept).toEqual([one('email', 5, 9)])
})

it('P3: among equals the longest stands, then the first', () => {
  const names = [one('person_name', 0, 5), one('person_name', 2, 12), one('person_name', 11, 21)]
  expect(settleOverlaps(names, 21)).toEqual([one('person_name', 2, 12)])
})

it('P3: every candidate that was dropped overlaps one that was kept', () => {
  const candidate = fc
    .tuple(fc.constantFrom<DetailKind>('email', 'phone', 'person_name'), fc.nat(40), fc.nat(9))
    .map(([kind, start, length]) => one(kind, start, start + length + 1))
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 15 }), (candidates) => {
      const kept = settleOverlaps(candidates, 60)
      for (const [at, each] of kept.entries()) {
        expect(each.start).toBeGreaterThanOrEqual(kept[at - 1]?.end ?? 0)
      }
      for (const each of candidates) {
        expect(kept.some((stays) => stays.start < each.end && each.start < stays.end)).toBe(true)
      }
    }),
  )
})
