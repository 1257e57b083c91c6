/** Runs one piece of work at a time; an abort ends the wait for a turn. */
export type OneAtATime = <R>(work: () => Promise<R>, signal?: AbortSignal) => Promise<R>

/** Takes turns under a name: among all tabs where the browser can (secure pages), else in this one. */
export function oneAtATime(name: string): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (work, signal) => {
    // Looked up at each turn: pages are also drawn on a server.
    const { locks } = navigator as { locks?: LockManager }
    if (locks) return locks.request(name, { signal }, work) as ReturnType<typeof work>
    const next = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    last = next.catch(() => {})
    return next
  }
}
