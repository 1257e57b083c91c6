import type { Account } from '@hub/api/account'
import { CallError, call } from './client.ts'
import { embedded } from './embedded.ts'
import type { Source } from './reading/useReading.ts'

/** What this hub has: models, payments, ways to sign in, the chain. The same for everybody. */
export const serverConfig = {
  key: ['config'],
  read: (signal) => call('GET /api/config', { signal }),
} satisfies Source<unknown>

/** Whether this account has premium access, and where its subscription stands. */
export const ownSubscription = {
  key: ['subscription'],
  read: (signal) => call('GET /api/subscription-status', { signal }),
} satisfies Source<unknown>

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

/** How this hub is set up, as far as it decides who can see what. */
export const hubSetup = {
  key: ['trust'],
  read: (signal) => call('GET /api/trust', { signal }),
  first: () => embedded('GET /api/trust', {}),
} satisfies Source<unknown>
