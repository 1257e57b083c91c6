import { isIPv6 } from 'node:net'
import type { preHandlerAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

const TEN_MINUTES = 600

/** How many writes one address may make (points) in which time (seconds). */
const limits = {
  reviews: { points: 60, duration: TEN_MINUTES },
  schools: { points: 60, duration: TEN_MINUTES },
  proposals: { points: 20, duration: TEN_MINUTES },
  uploads: { points: 60, duration: TEN_MINUTES },
  /** Counted where a sign-in begins; what it begins can be ended once. */
  signIn: { points: 20, duration: TEN_MINUTES },
} as const

export type Limited = keyof typeof limits

/** A guard for each kind of write. Counts are in memory only and dropped when their time is over. */
export type RateLimits = Record<Limited, preHandlerAsyncHookHandler>

/** @param enabled false only for load tests on a loopback address */
export function createRateLimits(enabled: boolean): RateLimits {
  const guard = (name: Limited): preHandlerAsyncHookHandler => {
    if (!enabled) return async () => {}
    const limiter = new RateLimiterMemory({ keyPrefix: name, ...limits[name] })
    return async (request, reply) => {
      const refused = await limiter.consume(addressKey(request.ip)).then(
        () => null,
        (result: RateLimiterRes) => result,
      )
      if (!refused) return
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      reply.header('retry-after', String(seconds))
      const minutes = Math.ceil(seconds / 60)
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
      throw new Refusal(429, `That was a lot in a short time. Please try again in ${wait}.`)
    }
  }
  return {
    reviews: guard('reviews'),
    schools: guard('schools'),
    proposals: guard('proposals'),
    uploads: guard('uploads'),
    signIn: guard('signIn'),
  }
}

/** What is counted for an address. One home or phone has a whole /64 of IPv6 addresses, so that is one. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [before = '', after] = ip.split('::')
  const groups = before === '' ? [] : before.split(':')
  if (after !== undefined) {
    const rest = after === '' ? [] : after.split(':')
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return groups.slice(0, 4).join(':')
}
