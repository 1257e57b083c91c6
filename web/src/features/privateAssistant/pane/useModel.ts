import { ownSubscription, serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'

/**
 * Whether a model can answer here: `none` is set up, or it is part of `premium` that this browser does not have.
 * Also `none` while that is not known.
 */
export type Model = 'none' | 'premium' | 'ready'

/** Asks the hub what it has; that is the same for everybody and says nothing of a conversation. */
export function useModel(): Model {
  const config = useReading(serverConfig)
  const isThere = config.data?.model ?? false
  const access = useReading({ ...ownSubscription, wanted: isThere })
  if (!isThere || !access.data) return 'none'
  return access.data.hasAccess ? 'ready' : 'premium'
}
