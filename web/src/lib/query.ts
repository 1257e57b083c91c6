import { QueryClient } from '@tanstack/react-query'

/**
 * The one cache of what was read. Data never becomes stale by itself; a write invalidates the lists it
 * changed. Hooks take it as their second argument, so that screens without data do not load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
})
