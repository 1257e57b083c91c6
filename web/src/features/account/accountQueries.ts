import type { Account, Activity, Passkey } from '@hub/api/account'
import { CallError, call, callPage } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'

const PAGE = 20

/** The account of this browser; null where there is none. */
export const ownAccount: Source<Account | null> = {
  key: ['account'],
  read: async (signal) => {
    try {
      return await call('GET /api/auth/user', { signal })
    } catch (error) {
      if (error instanceof CallError && error.problem.status === 401) return null
      throw error
    }
  },
}

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

/** Whether this account has premium access. */
export const premium = {
  key: ['subscription'],
  read: (signal) => call('GET /api/subscription-status', { signal }),
} satisfies Source<unknown>

/** Which ways to sign in this server offers. */
export const serverConfig = {
  key: ['config'],
  read: (signal) => call('GET /api/config', { signal }),
} satisfies Source<unknown>

/**
 * Reads anew what belongs to the account: a passkey was made or removed. Its documents too, since making one
 * in a browser that was signed out in another tab makes another account.
 */
export function rereadAccount(): void {
  const keys = [ownAccount.key, ownPasskeys.key, activityPages.key, premium.key, ['documents']]
  for (const key of keys) invalidate(key)
}
