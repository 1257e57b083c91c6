import { call } from '../../lib/client.ts'
import { embedded } from '../../lib/embedded.ts'
import type { Source } from '../../lib/reading/useReading.ts'

/** All entries of the guide, by chapter. */
export const allGuides = {
  key: ['guides', 'all'],
  read: (signal) => call('GET /api/guides', { signal }),
  first: () => embedded('GET /api/guides', {}),
} satisfies Source<unknown>

/** One entry. */
export function oneGuide(slug: string) {
  return {
    key: ['guides', 'one', slug],
    read: (signal) => call('GET /api/guides/:slug', { params: { slug }, signal }),
    first: () => embedded('GET /api/guides/:slug', { params: { slug } }),
  } satisfies Source<unknown>
}
