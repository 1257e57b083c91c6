import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_MOST, rangeUpTo } from './pageRange.ts'

test('the newest page ends with the newest record', () => {
  expect(rangeUpTo(120, 50)).toEqual({ start: 71, limit: 50 })
})

test('the last page is what is left', () => {
  expect(rangeUpTo(20, 50)).toEqual({ start: 1, limit: 20 })
  expect(rangeUpTo(1, 20)).toEqual({ start: 1, limit: 1 })
})

test('without records there is no range', () => {
  expect(rangeUpTo(0, 20)).toBeNull()
})

test('whatever is asked for, a range stays within 1 to the last record and within 50', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 1, max: 500 }),
      (last, size) => {
        const range = rangeUpTo(last, size)
        expect(range).not.toBeNull()
        if (!range) return
        expect(range.start).toBeGreaterThanOrEqual(1)
        expect(range.start + range.limit - 1).toBe(last)
        expect(range.limit).toBeLessThanOrEqual(Math.min(size, PAGE_MOST))
      },
    ),
  )
})
