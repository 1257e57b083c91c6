import { call } from './client.ts'
import { ownAccount, ownSubscription } from './hubQueries.ts'
import { oneAtATime } from './oneAtATime.ts'
import { invalidate } from './reading/readings.ts'

const inTurn = oneAtATime('hub.account')

/**
 * Makes a write for which the server makes a guest account where there is none. Two of them at once would make two
 * accounts, of which the browser keeps one: the other's documents could be opened by nobody (decision 0011). So while
 * there is no account, the first answer is waited for, in whichever tab; with one, nothing waits.
 *
 * @param signal ends the wait; the write has to heed it itself
 * @param onWait hears that another one is waited for
 */
export async function firstWrite<R>(
  write: () => Promise<R>,
  signal?: AbortSignal,
  onWait?: () => void,
): Promise<R> {
  if (await hasAccount(signal)) return write()
  const settle = await inTurn(
    async () => {
      // Another tab has made one meanwhile: the others need not wait for this write.
      if (await hasAccount(signal)) return write
      const answer = await write()
      for (const { key } of [ownAccount, ownSubscription]) invalidate(key)
      return () => Promise.resolve(answer)
    },
    signal,
    onWait,
  )
  return settle()
}

/** Where that cannot be known, waiting does no harm. */
async function hasAccount(signal?: AbortSignal): Promise<boolean> {
  try {
    return (await call('GET /api/subscription-status', { signal })).hasAccount
  } catch {
    return false
  }
}
