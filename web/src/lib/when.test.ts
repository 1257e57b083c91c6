import { expect, it } from 'vitest'
import { dayOf, fullDayOf, timeOf } from './when.ts'

// An instant without a zone is the reader's own time, wherever the test runs.
it('writes the day and the time as the reader lives them', () => {
  expect(dayOf('2026-11-02T18:05:00')).toBe('Nov 2, 2026')
  expect(dayOf('2026-01-31T00:00:00')).toBe('Jan 31, 2026')
  expect(fullDayOf('2026-11-02T23:59:00')).toBe('November 2, 2026')
  expect(timeOf('2026-11-02T18:05:00')).toMatch(/^6:05\sPM$/)
})
