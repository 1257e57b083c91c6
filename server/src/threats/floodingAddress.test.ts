/** One address that sends analyses without end, each from an account of its own, since it keeps no cookie. */
import { setImmediate as breath } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createRateLimits } from '../plugins/rateLimits.ts'
import { Turns } from '../turns.ts'

const signal = new AbortController().signal

/** A hub with one thread, and analyses that end when the test says so. */
function hub() {
  const { analysisTurn } = createRateLimits(false)
  const turns = new Turns(1)
  const begun: string[] = []
  const paused = vi.fn<(name: string) => void>()
  const ends = new Map<string, () => void>()
  const analyze = async (name: string, ip: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const wanted = { signal, rank: await analysisTurn(ip), pause: () => paused(name) }
    return turns.take(wanted, () => {
      begun.push(name)
      return promise
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await breath()
  }
  const flood = async (count: number) => {
    for (let at = 0; at < count; at++) {
      void analyze(`flood ${at}`, '203.0.113.7')
      await breath()
    }
  }
  return { analyze, begun, end, flood, paused }
}

test('flooding address: as it begins, another waits for the one analysis that is at work, and for no other', async () => {
  const { analyze, begun, end, flood } = hub()
  await flood(12)
  void analyze('letter', '203.0.113.8')
  await breath()
  expect(begun).toEqual(['flood 0'])
  await end('flood 0')
  expect(begun).toEqual(['flood 0', 'letter'])
})

test('flooding address: while it goes on, another waits for none', async () => {
  const { analyze, begun, end, flood, paused } = hub()
  await flood(12)
  for (const at of [0, 1, 2]) await end(`flood ${at}`)
  void analyze('letter', '203.0.113.8')
  await breath()
  expect(begun.slice(3)).toEqual(['flood 3', 'letter'])
  expect(paused.mock.calls).toEqual([['flood 3']])
})

test('flooding address: with one of IPv6, new addresses of its network help it little', async () => {
  const { analyze, begun, end } = hub()
  for (let at = 0; at < 12; at++) {
    void analyze(`flood ${at}`, `2001:db8:1:2::${at + 1}`)
    await breath()
  }
  void analyze('letter', '2001:db8:99::1')
  await breath()
  await end('flood 0')
  expect(begun).toEqual(['flood 0', 'letter'])
})
