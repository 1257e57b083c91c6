import type { Account } from '@hub/api/account'
import type { Subscription } from '@hub/api/subscription'
import { type Answer, CallError, call } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import type { Source } from '../../lib/reading/useReading.ts'

/** Where this account's subscription stands. */
export const ownSubscription: Source<Subscription> = {
  key: ['subscription'],
  read: (signal) => call('GET /api/subscription-status', { signal }),
}

/** How this hub is paid. */
export const serverConfig: Source<Answer<'GET /api/config'>> = {
  key: ['config'],
  read: (signal) => call('GET /api/config', { signal }),
}

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

/** Reads anew all that a change of the subscription shows in. */
export function rereadSubscription(): void {
  for (const name of ['subscription', 'account', 'activities']) invalidate([name])
}
