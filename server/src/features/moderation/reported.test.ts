import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportedToday } from './reported.ts'

const thing = { kind: 'review', subject: '1', reason: 'spam' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the same report counts once from one address, and from another one again', () => {
  const reported = new ReportedToday()
  expect(reported.add('203.0.113.7', thing)).toBe(true)
  expect(reported.add('203.0.113.7', thing)).toBe(false)
  expect(reported.add('203.0.113.8', thing)).toBe(true)
  expect(reported.add('203.0.113.7', { ...thing, subject: '2' })).toBe(true)
})

test('[reports.once-time][reports.once-removal] it is forgotten with the day', () => {
  const reported = new ReportedToday()
  reported.add('203.0.113.7', thing)
  vi.setSystemTime(new Date('2026-11-24T20:00:00Z'))
  expect(reported.add('203.0.113.7', thing)).toBe(true)
})

test('[reports.once-readers] what is remembered holds no address', () => {
  const reported = new ReportedToday()
  reported.add('203.0.113.7', thing)
  expect(inspect(reported, { showHidden: true, depth: 5 })).not.toContain('203.0.113')
})

test('a report that could not be kept may be sent again', () => {
  const reported = new ReportedToday()
  reported.add('203.0.113.7', thing)
  reported.clear()
  expect(reported.add('203.0.113.7', thing)).toBe(true)
})
