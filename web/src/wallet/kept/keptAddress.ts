import { attempt } from '../../lib/attempt.ts'

/** All keys of the hub's own wallet state begin so. */
export const keptPrefix = 'hub-wallet'

/** Dispatched on `window` after this page has changed what is kept; other tabs hear `storage`. */
export const keptChanged = 'hub:wallet'

/** Where wagmi keeps the connections. */
export const storeKey = `${keptPrefix}.store`

/**
 * The address of the connected wallet, by what is kept; undefined where none is, or where storage is blocked. All that
 * the early script needs of `keptWallet.ts`, which comes before every page.
 */
export function keptAddress(): string | undefined {
  return attempt(() => addressIn(localStorage.getItem(storeKey)))
}

/** The address of the current connection in a stored text; undefined for one that is damaged or of another make. */
export function addressIn(text: string | null): string | undefined {
  return attempt(() => {
    const { connections, current } = JSON.parse(text ?? '').state
    const [, { accounts }] = connections.value.find(([uid]: [string]) => uid === current)
    return /^0x[0-9a-fA-F]{40}$/.test(accounts[0]) ? accounts[0] : undefined
  })
}

/** Calls `listener` after each change, in this tab or another; returns the way to stop. */
export function followKept(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storeKey || key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(keptChanged, listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(keptChanged, listener)
  }
}
