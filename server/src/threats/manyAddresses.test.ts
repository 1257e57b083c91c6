import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createRateLimits } from '../plugins/rateLimits.ts'

const reply = { header: () => reply } as unknown as FastifyReply

/** How many of one write each of the addresses gets done, tried 30 times each. */
async function done(addresses: readonly string[]): Promise<number> {
  const { signIn } = createRateLimits(true)
  const guard = signIn as unknown as (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  let count = 0
  for (const ip of addresses) {
    for (let at = 0; at < 30; at++) {
      await guard({ ip } as FastifyRequest, reply).then(
        () => count++,
        () => {},
      )
    }
  }
  return count
}

const each = (howMany: number, address: (at: string) => string) =>
  Array.from({ length: howMany }, (_, at) => address((at + 1).toString(16)))

/** What one address gets done. */
const ONE = 20

test('many addresses: seventy-five networks of one /48 are not counted as seventy-five people', async () => {
  expect(await done(each(75, (at) => `2001:db8:1:${at}::1`))).toBe(4 * ONE)
})

test('many addresses: those of one /64 are one', async () => {
  expect(await done(each(75, (at) => `2001:db8:1:2::${at}`))).toBe(ONE)
})

test('many addresses: one of IPv4 is the same however IPv6 writes it', async () => {
  const ways = ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:FFFF:CB00:7107']
  expect(await done(ways)).toBe(ONE)
})

test('people at other networks are not held up by one that is busy', async () => {
  expect(await done(each(5, (at) => `2001:db8:${at}::1`))).toBe(5 * ONE)
  expect(await done(each(5, (at) => `::ffff:203.0.113.${at}`))).toBe(5 * ONE)
})
