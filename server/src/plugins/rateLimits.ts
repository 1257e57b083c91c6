import { isIPv6 } from 'node:net'
import { COUNTING_MINUTES } from '@hub/core/trust/terms'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

const LONGEST = COUNTING_MINUTES * 60

/** How many writes one address may make (points) in which time (seconds). */
const limits = {
  reviews: { points: 60, duration: LONGEST },
  /** Codes that open a review: few enough that nobody tries them out. */
  receipts: { points: 30, duration: LONGEST },
  schools: { points: 60, duration: LONGEST },
  proposals: { points: 20, duration: LONGEST },
  uploads: { points: 60, duration: LONGEST },
  content: { points: 60, duration: LONGEST },
  reports: { points: 20, duration: LONGEST },
  /** Each code is a message to somebody's mailbox. */
  schoolCodes: { points: 10, duration: LONGEST },
  /** Each of these calls asks the chain. */
  removals: { points: 20, duration: LONGEST },
  /** Counted where a sign-in begins; what it begins can be ended once. */
  signIn: { points: 20, duration: LONGEST },
  /** Each of these calls asks the payment provider. */
  subscription: { points: 40, duration: LONGEST },
} as const

/** How many messages one account or address may have answered in a minute. */
const MESSAGES = { points: 30, duration: 60 } as const

/** How many calls for a number, or work worth as many, one address may have passed on to the chain in a minute. */
const CHAIN_CALLS = { points: 1_200, duration: 60 } as const

export type Limited = keyof typeof limits

/** A /48 may do as much as so many addresses: a campus has many people, and one person a whole /48. */
const WIDER = 4

/** Counts one more for a key or an address, or several; refuses with 429 where that is too many. */
export type Count = (
  who: string | CountedAddress,
  reply: FastifyReply,
  howMany?: number,
) => Promise<void>

/** A guard for each kind of write. Counts are in memory only and dropped when their time is over. */
export type RateLimits = Record<Limited, preHandlerAsyncHookHandler> & {
  /** Messages to the assistant: by account, or by `addressKeys` where there is none. */
  messages: Count
  /** The same for messages in a crisis, so that many others before do not leave one without an answer. */
  crisisMessages: Count
  /** Calls to the chain, by `addressKeys`. */
  chainCalls: Count
  /**
   * How many files an address has sent before, of late, and how many documents it has had analyzed. They refuse none: those
   * that wait for the same work take turns, so that one who sends many does not hold up who sends one.
   */
  readingTurn: (ip: string) => Promise<number>
  analysisTurn: (ip: string) => Promise<number>
}

/** @param enabled false only for load tests on a loopback address */
export function createRateLimits(enabled: boolean): RateLimits {
  const counter = (name: string, limit: { points: number; duration: number }): Count => {
    if (!enabled) return async () => {}
    const limiter = new RateLimiterMemory({ keyPrefix: name, ...limit })
    const { points, duration } = limit
    const widerLimiter = new RateLimiterMemory({
      keyPrefix: `${name}/48`,
      points: points * WIDER,
      duration,
    })
    return async (who, reply, howMany = 1) => {
      const { own, wider } = typeof who === 'string' ? { own: who, wider: null } : who
      await consume(limiter, own, howMany, reply)
      if (wider !== null) await consume(widerLimiter, wider, howMany, reply)
    }
  }
  const guard = (name: Limited): preHandlerAsyncHookHandler => {
    const count = counter(name, limits[name])
    return (request: FastifyRequest, reply) => count(addressKeys(request.ip), reply)
  }
  return {
    reviews: guard('reviews'),
    receipts: guard('receipts'),
    schools: guard('schools'),
    proposals: guard('proposals'),
    uploads: guard('uploads'),
    content: guard('content'),
    reports: guard('reports'),
    schoolCodes: guard('schoolCodes'),
    removals: guard('removals'),
    signIn: guard('signIn'),
    subscription: guard('subscription'),
    messages: counter('messages', MESSAGES),
    crisisMessages: counter('crisisMessages', MESSAGES),
    chainCalls: counter('chainCalls', CHAIN_CALLS),
    readingTurn: turns('reading'),
    analysisTurn: turns('analysis'),
  }
}

function turns(what: string): (ip: string) => Promise<number> {
  const sent = new RateLimiterMemory({ keyPrefix: `turn/${what}`, points: 1, duration: LONGEST })
  return async (ip) => {
    const { own, wider } = addressKeys(ip)
    const { consumedPoints } = await sent.penalty(own)
    const ofNetwork = wider === null ? 0 : (await sent.penalty(wider)).consumedPoints / WIDER
    return Math.floor(Math.max(consumedPoints, ofNetwork)) - 1
  }
}

async function consume(
  limiter: RateLimiterMemory,
  key: string,
  howMany: number,
  reply: FastifyReply,
): Promise<void> {
  const refused = await limiter.consume(key, howMany).then(
    () => null,
    (result: RateLimiterRes) => result,
  )
  if (refused) throw tooMany(refused, reply)
}

function tooMany({ msBeforeNext }: RateLimiterRes, reply: FastifyReply): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  reply.header('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal(429, `That was a lot in a short time. Please try again in ${wait}.`)
}

/** What is counted for an address: itself, and the wider network that it is of, where there is one. */
export interface CountedAddress {
  own: string
  wider: string | null
}

/**
 * One home or phone has a whole /64 of IPv6 addresses, so that is one. A site has a /48 of those, and takes a new
 * one for each try, so it is counted too, with more room. An IPv4 address is the same in IPv6's writing.
 */
export function addressKeys(ip: string): CountedAddress {
  if (!isIPv6(ip)) return { own: ip, wider: null }
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === MAPPED) {
    return { own: [high >> 8, high & 255, low >> 8, low & 255].join('.'), wider: null }
  }
  const [own, wider] = [4, 3].map((count) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':'),
  ) as [string, string]
  return { own, wider }
}

/** The first six groups of ::ffff:0:0/96, which holds the addresses of IPv4 (RFC 4291, 2.5.5.2). */
const MAPPED = '0,0,0,0,0,65535'

/** The eight numbers of an IPv6 address, in whichever way it is written. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%')
  const [first = [], last = []] = address.split('::').map(numbersOf)
  return [...first, ...Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last]
}

function numbersOf(part: string): number[] {
  return part === '' ? [] : part.split(':').flatMap(numberOf)
}

/** A group of hexadecimal digits, or the two that an IPv4 address at the end stands for. */
function numberOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)]
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}
