import { COUNTING_MINUTES } from '@hub/core/trust/terms'
import type { FastifyReply } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { addressKeys, createRateLimits } from './rateLimits.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['::FFFF:cb00:7107', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8::a:b', '2001:db8:0:0', '2001:db8:0'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0', '64:ff9b:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s is counted as %s, and of %s', (ip, own, wider) => {
  expect(addressKeys(ip)).toEqual({ own, wider })
})

test('[logs.counts-time][logs.counts-removal] a count and its timer are gone when its time is over, and none lasts longer than is told', async () => {
  vi.useFakeTimers()
  const { readingTurn, analysisTurn: _, ...limits } = createRateLimits(true)
  await readingTurn('203.0.113.7')
  const waits: number[] = []
  const reply = { header: (_: string, seconds: string) => waits.push(Number(seconds)) }
  const counts = Object.values(limits).map((limit) => {
    // A guard is given the request, a count the key.
    const run = limit as unknown as (one: unknown, reply: FastifyReply) => Promise<void>
    const given = isCount(limit, limits) ? '203.0.113.7' : { ip: '203.0.113.7' }
    return () => run(given, reply as never)
  })
  for (const count of counts) {
    await expect(async () => {
      for (let at = 0; at < 2000; at++) await count()
    }).rejects.toMatchObject({ status: 429 })
  }
  expect(waits).toHaveLength(counts.length)
  expect(Math.max(...waits)).toBeLessThanOrEqual(COUNTING_MINUTES * 60)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  vi.advanceTimersByTime(COUNTING_MINUTES * 60_000)
  expect(vi.getTimerCount()).toBe(0)
  for (const count of counts) await count()
})

function isCount(
  limit: unknown,
  {
    messages,
    crisisMessages,
    chainCalls,
  }: Omit<ReturnType<typeof createRateLimits>, 'readingTurn' | 'analysisTurn'>,
) {
  return limit === messages || limit === crisisMessages || limit === chainCalls
}

test('a turn counts what an address has sent before, and with more room what its /48 has', async () => {
  const { analysisTurn, readingTurn: turn } = createRateLimits(false)
  expect([await turn('203.0.113.7'), await turn('::ffff:203.0.113.7')]).toEqual([0, 1])
  expect(await turn('203.0.113.8')).toBe(0)
  for (let at = 1; at <= 12; at++) await turn(`2001:db8:1:${at}::1`)
  expect(await turn('2001:db8:1:99::1')).toBe(2)
  expect(await analysisTurn('203.0.113.7'), 'who sent files had none analyzed').toBe(0)
})
