import { RECENT_SEARCHES } from '@hub/core/trust/terms'
import { recentSearchesKey } from '../../exit/recentSearchesKey.ts'
import { deviceSeal } from '../../lib/private/deviceSeal.ts'
import { termStore } from './termStore.ts'

const savedSearchesKey = 'hub.savedSearches'
const seal = (place: string) => deviceSeal('hub-search', place)

/** Every search that was saved, until it is removed. */
export const savedSearches = termStore(() => localStorage, savedSearchesKey, seal(savedSearchesKey))

/** The last searches that were started by a press or Enter. */
export const recentSearches = termStore(
  () => localStorage,
  recentSearchesKey,
  seal(recentSearchesKey),
  RECENT_SEARCHES,
)
