/** What a wallet puts into the page (EIP-1193), as far as the hub speaks to it. */
export interface Provider {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: Listener) => unknown
  removeListener?: (event: string, listener: Listener) => unknown
}

export type Listener = (...data: never[]) => void

/** A wallet's provider that can be let go of: after `release` no event of the wallet reaches the page. */
export interface Leash {
  provider: Required<Provider>
  release: () => void
}

/**
 * Puts a provider on a leash. wagmi goes on listening to a wallet after a disconnect and connects again by itself
 * when the wallet speaks; who has disconnected must stay so.
 */
export function leash(wallet: Provider): Leash {
  const heard: [event: string, listener: Listener][] = []
  let isReleased = false
  const removeListener = (event: string, listener: Listener) => {
    const at = heard.findIndex(([name, known]) => name === event && known === listener)
    if (at >= 0) heard.splice(at, 1)
    wallet.removeListener?.(event, listener)
  }
  return {
    provider: {
      request: (call) => wallet.request(call),
      on: (event, listener) => {
        if (isReleased) return
        heard.push([event, listener])
        wallet.on?.(event, listener)
      },
      removeListener,
    },
    release() {
      isReleased = true
      for (const [event, listener] of heard.splice(0)) wallet.removeListener?.(event, listener)
    },
  }
}
