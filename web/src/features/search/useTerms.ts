import { useCallback, useSyncExternalStore } from 'react'
import type { TermState, TermStore } from './termStore.ts'

const unread: TermState = { terms: [], kept: true }

/** The terms of a store, also when another tab changes them. Empty in the prerendered page. */
export function useTerms(store: TermStore): TermState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = store.subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        stop()
        window.removeEventListener('storage', listener)
      }
    },
    [store],
  )
  return useSyncExternalStore(subscribe, store.state, () => unread)
}
