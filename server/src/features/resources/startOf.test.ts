import { expect, it } from 'vitest'
import { startOf } from './startOf.ts'

it.each([
  ['week', '2026-03-03T10:00:00.000Z', '2026-02-24T10:00:00.000Z'],
  ['month', '2026-11-22T10:00:00.000Z', '2026-10-22T10:00:00.000Z'],
  ['month', '2026-01-15T10:00:00.000Z', '2025-12-15T10:00:00.000Z'],
  ['month', '2026-03-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['year', '2024-02-29T10:00:00.000Z', '2023-02-28T10:00:00.000Z'],
] as const)('a %s that ends at %s began at %s', (range, now, start) => {
  expect(startOf(range, new Date(now)).toISOString()).toBe(start)
})
