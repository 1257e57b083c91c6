import type { LogEntry } from '@hub/api/moderation'
import { call, callPage } from '../../lib/client.ts'
import { embedded, embeddedPage } from '../../lib/embedded.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'

const query = { limit: 50 }

/** The public log, page by page. */
export const logPages: PagesSource<LogEntry> = {
  key: ['moderation', 'log'],
  readPage: (signal, cursor) =>
    callPage('GET /api/moderation/log', { query: { ...query, cursor }, signal }),
  first: () => embeddedPage('GET /api/moderation/log', { query }),
}

/** How often what was done in each month. */
export const monthCounts = {
  key: ['moderation', 'counts'],
  read: (signal) => call('GET /api/moderation/counts', { signal }),
  first: () => embedded('GET /api/moderation/counts', {}),
} satisfies Source<unknown>

/** Whether this hub has a page for administrators, and how they sign in. */
export const deskSetup = {
  key: ['moderation', 'desk'],
  read: (signal) => call('GET /api/moderation', { signal }),
  first: () => embedded('GET /api/moderation', {}),
} satisfies Source<unknown>

/** What was reported, for administrators alone. */
export const queue = {
  key: ['moderation', 'queue'],
  read: (signal) => call('GET /api/moderation/queue', { signal }),
} satisfies Source<unknown>
