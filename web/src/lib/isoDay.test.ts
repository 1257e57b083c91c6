import { expect, it } from 'vitest'
import { isoDay } from './isoDay.ts'

it("takes today from the reader's clock", () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
