import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postingDay } from './postingDay.ts'

const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Pacific/Honolulu']

test('an evening in California is stored as that day, at noon UTC', () => {
  expect(postingDay(new Date('2026-11-22T07:30:00Z')).toISOString()).toBe(
    '2026-11-21T12:00:00.000Z',
  )
})

test('the stored day shows as one date all over the country', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, (now) => {
      const day = postingDay(now)
      const dates = zones.map((timeZone) =>
        new Intl.DateTimeFormat('en-US', { timeZone }).format(day),
      )
      expect(new Set(dates).size).toBe(1)
    }),
  )
})
