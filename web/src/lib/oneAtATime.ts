/** Runs one piece of work at a time; an abort ends the wait for a turn. `onWait` hears that there is one. */
export type OneAtATime = <R>(
  work: () => Promise<R>,
  signal?: AbortSignal,
  onWait?: () => void,
) => Promise<R>

/** Takes turns under a name: among all tabs where the browser can (secure pages), else in this one. */
export function oneAtATime(name: string): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (work, signal, onWait) => {
    // Looked up at each turn: pages are also drawn on a server.
    const { locks } = navigator as { locks?: LockManager }
    if (locks) {
      let hasTurn = false
      const turn = locks.request(name, { signal }, () => {
        hasTurn = true
        return work()
      })
      // Asked after the request, so that a turn that was free has been given by then.
      const tell = () => {
        if (!hasTurn && !signal?.aborted) onWait?.()
      }
      if (onWait) void locks.query().then(tell, () => {})
      return turn
    }
    const next = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    last = next.catch(() => {})
    return next
  }
}
