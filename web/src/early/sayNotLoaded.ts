/** The page's script tells it, the early script, which has said such things before, shows it (`notLoaded.ts`). */
export const notLoadedEvent = 'hub:not-loaded'

export interface CodeNotLoaded {
  /** Tries again; rejects while it does not come. */
  load: () => Promise<void>
  /** Called once a try has worked. */
  done: () => void
}

/**
 * Has it said that a page's code did not come. Answers once `load`, which each press of 'Try again' calls, has worked;
 * the page is then as it was before.
 */
export function sayNotLoaded(load: () => Promise<void>): Promise<void> {
  const { promise, resolve: done } = Promise.withResolvers<void>()
  document.dispatchEvent(new CustomEvent<CodeNotLoaded>(notLoadedEvent, { detail: { load, done } }))
  return promise
}
