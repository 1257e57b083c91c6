import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptSubscription, nextMonth, noSubscription, standingOf } from './standing.ts'

const end = new Date('2026-12-21T10:00:00Z')
const after = (milliseconds: number) => new Date(end.getTime() + milliseconds)
const DAY = 86_400_000

const paid = (fields: Partial<KeptSubscription> = {}): KeptSubscription => ({
  status: 'active',
  source: 'stripe',
  endsAt: end,
  cancelAtPeriodEnd: false,
  ...fields,
})

test.each([
  ['active', true],
  ['trialing', true],
  ['past_due', false],
  ['incomplete', false],
  ['canceled', false],
  ['none', false],
] as const)('a subscription that is %s gives access: %s', (status, hasAccess) => {
  expect(standingOf(paid({ status }), after(-DAY))).toMatchObject({ hasAccess, status })
})

test('a canceled subscription gives access to the last moment of its month, and none after', () => {
  const canceled = paid({ cancelAtPeriodEnd: true })
  expect(standingOf(canceled, after(-1))).toEqual({
    hasAccess: true,
    status: 'active',
    cancelAtPeriodEnd: true,
    endsAt: end,
    source: 'stripe',
  })
  expect(standingOf(canceled, after(0))).toEqual({
    hasAccess: false,
    status: 'canceled',
    cancelAtPeriodEnd: false,
    endsAt: end,
    source: 'stripe',
  })
})

test('a paid subscription that goes on waits three days for news of its next month', () => {
  expect(standingOf(paid(), after(3 * DAY - 1)).hasAccess).toBe(true)
  expect(standingOf(paid(), after(3 * DAY)).hasAccess).toBe(false)
})

test('a demo that goes on begins its next month by itself, also after months without a visit', () => {
  const demo = paid({ source: 'demo' })
  expect(standingOf(demo, after(-1)).endsAt).toEqual(end)
  expect(standingOf(demo, after(0)).endsAt).toEqual(new Date('2027-01-21T10:00:00Z'))
  const later = standingOf(demo, new Date('2027-06-01T00:00:00Z'))
  expect(later).toMatchObject({ hasAccess: true, endsAt: new Date('2027-06-21T10:00:00Z') })
})

test('a canceled demo does not begin another month', () => {
  const canceled = paid({ source: 'demo', cancelAtPeriodEnd: true })
  expect(standingOf(canceled, after(0))).toMatchObject({ hasAccess: false, status: 'canceled' })
})

test('a grant has no end', () => {
  const granted = { ...noSubscription, status: 'active', source: 'grant' } as const
  expect(standingOf(granted, after(1000 * DAY))).toMatchObject({ hasAccess: true, endsAt: null })
})

test.each([
  ['2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
  ['2028-01-31T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
  ['2026-12-15T08:00:00.000Z', '2027-01-15T08:00:00.000Z'],
])('a month after %s is %s', (from, to) => {
  expect(nextMonth(new Date(from)).toISOString()).toBe(to)
})

test('a month has 28 to 31 days', () => {
  const dates = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (from) => {
      const days = (nextMonth(from).getTime() - from.getTime()) / DAY
      expect(days).toBeGreaterThanOrEqual(28)
      expect(days).toBeLessThanOrEqual(31)
    }),
  )
})
