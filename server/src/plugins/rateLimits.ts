import { isIPv6 } from 'node:net'
import { COUNTING_MINUTES } from '@hub/core/trust/terms'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

const LONGEST = COUNTING_MINUTES * 60

/** How many writes one address may make (points) in which time (seconds). */
const limits = {
  reviews: { points: 60, duration: LONGEST },
  schools: { points: 60, duration: LONGEST },
  proposals: { points: 20, duration: LONGEST },
  uploads: { points: 60, duration: LONGEST },
  content: { points: 60, duration: LONGEST },
  /** Each of these calls asks the chain. */
  removals: { points: 20, duration: LONGEST },
  /** Counted where a sign-in begins; what it begins can be ended once. */
  signIn: { points: 20, duration: LONGEST },
  /** Each of these calls asks the payment provider. */
  subscription: { points: 40, duration: LONGEST },
} as const

/** How many messages one account or address may have answered in a minute. */
const MESSAGES = { points: 30, duration: 60 } as const

/** How many calls one address may have passed on to the chain in a minute. */
const CHAIN_CALLS = { points: 1_200, duration: 60 } as const

export type Limited = keyof typeof limits

/** Counts one more for a key, or several; refuses with 429 where that is too many. */
export type Count = (key: string, reply: FastifyReply, howMany?: number) => Promise<void>

/** A guard for each kind of write. Counts are in memory only and dropped when their time is over. */
export type RateLimits = Record<Limited, preHandlerAsyncHookHandler> & {
  /** Messages to the assistant: by account, or by `addressKey` where there is none. */
  messages: Count
  /** The same for messages in a crisis, so that many others before do not leave one without an answer. */
  crisisMessages: Count
  /** Calls to the chain, by `addressKey`. */
  chainCalls: Count
}

/** @param enabled false only for load tests on a loopback address */
export function createRateLimits(enabled: boolean): RateLimits {
  const counter = (name: string, limit: { points: number; duration: number }): Count => {
    if (!enabled) return async () => {}
    const limiter = new RateLimiterMemory({ keyPrefix: name, ...limit })
    return async (key, reply, howMany = 1) => {
      const refused = await limiter.consume(key, howMany).then(
        () => null,
        (result: RateLimiterRes) => result,
      )
      if (refused) throw tooMany(refused, reply)
    }
  }
  const guard = (name: Limited): preHandlerAsyncHookHandler => {
    const count = counter(name, limits[name])
    return (request: FastifyRequest, reply) => count(addressKey(request.ip), reply)
  }
  return {
    reviews: guard('reviews'),
    schools: guard('schools'),
    proposals: guard('proposals'),
    uploads: guard('uploads'),
    content: guard('content'),
    removals: guard('removals'),
    signIn: guard('signIn'),
    subscription: guard('subscription'),
    messages: counter('messages', MESSAGES),
    crisisMessages: counter('crisisMessages', MESSAGES),
    chainCalls: counter('chainCalls', CHAIN_CALLS),
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes, reply: FastifyReply): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  reply.header('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal(429, `That was a lot in a short time. Please try again in ${wait}.`)
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
