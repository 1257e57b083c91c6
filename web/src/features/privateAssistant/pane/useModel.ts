import { call } from '../../../lib/client.ts'
import { type Source, useReading } from '../../../lib/reading/useReading.ts'

const serverConfig = {
  key: ['config'],
  read: (signal) => call('GET /api/config', { signal }),
} satisfies Source<unknown>

const premium = {
  key: ['subscription'],
  read: (signal) => call('GET /api/subscription-status', { signal }),
} satisfies Source<unknown>

/**
 * Whether a model can answer here: `none` is set up, or it is part of `premium` that this browser does not have.
 * Also `none` while that is not known.
 */
export type Model = 'none' | 'premium' | 'ready'

/** Asks the hub what it has; that is the same for everybody and says nothing of a conversation. */
export function useModel(): Model {
  const config = useReading(serverConfig)
  const isThere = config.data?.model ?? false
  const access = useReading({ ...premium, wanted: isThere })
  if (!isThere || !access.data) return 'none'
  return access.data.hasAccess ? 'ready' : 'premium'
}
