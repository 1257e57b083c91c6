import { keptChanged, storeKey } from './keptAddress.ts'
import { emptyWalletConnectData } from './walletConnectData.ts'

/** Begins of the keys that the hosted wallets' libraries leave in the browser's storage. */
const foreignKeys = [
  'wc@2:',
  'wc@',
  'WALLETCONNECT',
  '-walletlink',
  '-CBWSDK',
  'cbwsdk',
  'base-acc-sdk',
]

/** What wagmi wants to be kept meanwhile; undefined while nothing is held back. */
let heldBack: { text: string | undefined } | undefined

/**
 * Leaves what is kept of the connections as it is until `writeAgain`. wagmi begins with an empty state and writes
 * it down at once: while the wallet of an earlier visit is asked, the header would say that there is none, and a
 * reload in this moment would lose it.
 */
export function holdBack(): void {
  heldBack ??= { text: undefined }
}

/** Keeps what wagmi wrote last, and all that it writes from now on. */
export function writeAgain(): void {
  const text = heldBack?.text
  heldBack = undefined
  if (text !== undefined) keptStorage.setItem(storeKey, text)
}

/** The browser's storage as wagmi wants it. Where it is blocked, the wallet works for as long as the page lives. */
export const keptStorage = {
  getItem(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null
  },
  setItem(key: string, value: string): void {
    if (heldBack && key === storeKey) {
      heldBack.text = value
      return
    }
    attempt(() => localStorage.setItem(key, value))
    window.dispatchEvent(new Event(keptChanged))
  },
  removeItem(key: string): void {
    attempt(() => localStorage.removeItem(key))
    window.dispatchEvent(new Event(keptChanged))
  },
}

/** Takes away all that wallets left on this device: our own state and that of the hosted wallets' libraries. */
export function forgetWallets(ownPrefix: string): void {
  if (heldBack) heldBack.text = undefined
  emptyWalletConnectData()
  const begins = [ownPrefix, ...foreignKeys]
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      const keys = Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? '')
      for (const key of keys) {
        if (begins.some((begin) => key.startsWith(begin))) storage().removeItem(key)
      }
    })
  }
  window.dispatchEvent(new Event(keptChanged))
}

/** A browser may forbid storage to a page; what it throws is no fault of the reader's. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
