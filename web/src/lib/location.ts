import { useMemo, useSyncExternalStore } from 'react'

/** Dispatched on `window` after `navigate` changed the address. */
export const navigated = 'hub:navigated'

/** Goes to a path of the hub; `replace` leaves no new step in the browser's history. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(history.state, '', to)
  else history.pushState(null, '', to)
  window.dispatchEvent(new Event(navigated))
}

/**
 * The address's path.
 *
 * @param staticPath what it is where there is no address bar: in the prerender
 */
export function usePath(staticPath?: string): string {
  return useSyncExternalStore(subscribe, currentPath, () => staticPath ?? currentPath())
}

/** The address's query. Empty in the prerendered page and in the first drawing over it. */
export function useQueryParams(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, currentSearch, () => '')
  return useMemo(() => new URLSearchParams(search), [search])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(navigated, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(navigated, listener)
  }
}

function currentPath(): string {
  return location.pathname
}

function currentSearch(): string {
  return location.search
}
