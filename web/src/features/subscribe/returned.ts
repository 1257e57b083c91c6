/** How a payment at a bank ended, as the address of this screen tells it. */
export type Returned = 'failed' | 'waits'

const hashes: Readonly<Record<string, Returned>> = {
  '#payment-failed': 'failed',
  '#payment-waits': 'waits',
}

let returned: Returned | undefined

/**
 * For `useSyncExternalStore`. Who listens takes it out of the address, so that a reload or a bookmark does not
 * say it again.
 */
export function followReturn(listener: () => void): () => void {
  returned = hashes[location.hash]
  if (returned) {
    history.replaceState(history.state, '', location.pathname + location.search)
    listener()
  }
  return () => {
    returned = undefined
  }
}

/** How it ended for the reader who came back; undefined for one who did not. */
export function currentReturn(): Returned | undefined {
  return returned
}
