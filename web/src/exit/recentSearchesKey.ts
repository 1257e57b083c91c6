/** Where this device keeps the searches that were started last. Leaving takes it away. */
export const recentSearchesKey = 'hub.recentSearches'
