import type { Activity, Passkey } from '@hub/api/account'
import { call, callPage } from '../../lib/client.ts'
import { ownAccount, ownSubscription } from '../../lib/hubQueries.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'

const PAGE = 20

/** The passkeys that open this account. */
export const ownPasskeys: Source<Passkey[]> = {
  key: ['passkeys'],
  read: (signal) => call('GET /api/passkeys', { signal }),
}

/** What happened in this account, newest first, page by page. */
export const activityPages: PagesSource<Activity> = {
  key: ['activities'],
  readPage: (signal, cursor) =>
    callPage('GET /api/activities', { query: { limit: PAGE, cursor }, signal }),
}

/**
 * Reads anew what belongs to the account: a passkey was made or removed. Its documents too, since making one
 * in a browser that was signed out in another tab makes another account.
 */
export function rereadAccount(): void {
  const keys = [
    ownAccount.key,
    ownPasskeys.key,
    activityPages.key,
    ownSubscription.key,
    ['documents'],
  ]
  for (const key of keys) invalidate(key)
}
