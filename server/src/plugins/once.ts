import { createHash } from 'node:crypto'
import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { finish, OutcomeUnknown } from '../db/commitOutcome.ts'
import { Refusal } from './refusal.ts'

/** So many things at a time; under a flood the oldest are forgotten first. */
const MOST = 1000

/**
 * Does a thing once for each number that its sender made for it, and answers it as often as it is sent: whoever lost
 * the answer sends it again, and what cannot be deleted must not stand there twice. Kept in memory only, by no more than
 * the number, what was sent as a hash, and the answer. Each server has its own. Where a try ended without anybody knowing whether it was done, the next one finds out.
 *
 * @param key the sender's number; without one a thing is done each time
 * @param sent what is to be done, to tell it from another thing under the same number
 * @throws Refusal 409 for another thing under a number that is known; what `act` throws, after which the number is free
 */
export type Once<T> = (key: string | undefined, sent: unknown, act: () => Promise<T>) => Promise<T>

interface Kept<T> {
  digest: string
  answer: Promise<T>
  /** Nobody could tell whether the last try was done. */
  unknown?: OutcomeUnknown
}

/** Things of one kind that are done once each. */
export function createOnce<T>(): Once<T> {
  const done = new Map<string, Kept<T>>()
  return (key, sent, act) => {
    if (key === undefined) return act()
    const digest = createHash('sha256').update(JSON.stringify(sent)).digest('base64')
    const known = done.get(key)
    if (known && known.digest !== digest) {
      throw new Refusal(409, 'This was sent before with other words. Send it with a new number.')
    }
    if (known && !known.unknown) return known.answer
    const answer = known?.unknown ? finish(known.unknown, act) : act()
    const kept: Kept<T> = { digest, answer }
    done.set(key, kept)
    const forget = () => {
      clearTimeout(timer)
      // Under a flood the number may be another thing's by now.
      if (done.get(key)?.answer === answer) done.delete(key)
    }
    const timer = setTimeout(forget, SENDING_MINUTES * 60_000).unref()
    const [oldest] = done.keys()
    if (oldest !== undefined && done.size > MOST) done.delete(oldest)
    answer.catch((error: unknown) => {
      // Whether it was done is found out by the next try.
      if (error instanceof OutcomeUnknown) kept.unknown = error
      // It was not done, so that it may be tried again.
      else forget()
    })
    return answer
  }
}
