import { setTimeout as wait } from 'node:timers/promises'
import { NoAnswer } from '../rpc.ts'

/** How long a chain that gives no answer is asked again: after a wait that doubles up to the longest. */
const PATIENCE = { forMs: 60_000, firstWaitMs: 100, longestWaitMs: 5_000 }

/**
 * Does what needs the chain's answers, and does it again from its beginning where none comes: a machine with
 * much else to do is slow, not broken. The work must do no harm when it is done twice.
 *
 * @throws NoAnswer where there was none for a minute; every other error of the work at once
 */
export async function patiently<T>(work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const until = performance.now() + patience.forMs
  for (let pause = patience.firstWaitMs; ; pause = Math.min(pause * 2, patience.longestWaitMs)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NoAnswer) || performance.now() > until) throw error
      await wait(pause)
    }
  }
}
