import { call } from '../../lib/client.ts'
import { embedded } from '../../lib/embedded.ts'
import type { Source } from '../../lib/reading/useReading.ts'

/** How this hub is set up. */
export const hubSetup = {
  key: ['trust'],
  read: (signal) => call('GET /api/trust', { signal }),
  first: () => embedded('GET /api/trust', {}),
} satisfies Source<unknown>
