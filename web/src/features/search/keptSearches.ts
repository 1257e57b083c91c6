import { RECENT_SEARCHES } from '@hub/core/trust/terms'
import { recentSearchesKey } from '../../exit/recentSearchesKey.ts'
import { termStore } from './termStore.ts'

/** Every search that was saved, until it is removed. */
export const savedSearches = termStore(() => localStorage, 'hub.savedSearches')

/** The last searches that were started by a press or Enter. */
export const recentSearches = termStore(() => localStorage, recentSearchesKey, RECENT_SEARCHES)
