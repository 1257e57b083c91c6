import { createHash } from 'node:crypto'
import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { Refusal } from './refusal.ts'

/** So many things at a time; under a flood the oldest are forgotten first. */
const MOST = 1000

/**
 * Does a thing once for each number that its sender made for it, and answers it as often as it is sent: whoever lost
 * the answer sends it again, and what cannot be deleted must not stand there twice. Kept in memory only, by no more than
 * the number, what was sent as a hash, and the answer. Each server has its own.
 *
 * @param key the sender's number; without one a thing is done each time
 * @param sent what is to be done, to tell it from another thing under the same number
 * @throws Refusal 409 for another thing under a number that is known; what `act` throws, after which the number is free
 */
export type Once<T> = (key: string | undefined, sent: unknown, act: () => Promise<T>) => Promise<T>

/** Things of one kind that are done once each. */
export function createOnce<T>(): Once<T> {
  const done = new Map<string, { digest: string; answer: Promise<T> }>()
  return (key, sent, act) => {
    if (key === undefined) return act()
    const digest = createHash('sha256').update(JSON.stringify(sent)).digest('base64')
    const known = done.get(key)
    if (known && known.digest !== digest) {
      throw new Refusal(409, 'This was sent before with other words. Send it with a new number.')
    }
    if (known) return known.answer
    const answer = act()
    done.set(key, { digest, answer })
    const forget = () => {
      clearTimeout(timer)
      // Under a flood the number may be another thing's by now.
      if (done.get(key)?.answer === answer) done.delete(key)
    }
    const timer = setTimeout(forget, SENDING_MINUTES * 60_000).unref()
    const [oldest] = done.keys()
    if (oldest !== undefined && done.size > MOST) done.delete(oldest)
    // It was not done, so that it may be tried again.
    answer.catch(forget)
    return answer
  }
}
