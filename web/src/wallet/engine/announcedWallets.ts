import { foreignLine } from '@hub/core/text/foreignText'
import type { Provider } from './provider.ts'

/** A wallet that is installed in this browser. */
export interface AnnouncedWallet {
  /** Its name in reverse domain order; the same on every visit. */
  id: string
  /** Its name for people, bounded and without characters that turn or hide text. */
  name: string
  provider: Provider
}

const NAME_MAX = 40
const ID_MAX = 200

const wallets = new Map<string, AnnouncedWallet>()
const listeners = new Set<() => void>()
let shown: readonly AnnouncedWallet[] = []
let isListening = false

/**
 * Asks installed wallets to name themselves (EIP-6963). They learn nothing but that a page has asked; no account
 * is asked for. An old wallet that only puts itself at `window.ethereum` counts where no other is there.
 */
export function discoverWallets(): void {
  if (!isListening) {
    isListening = true
    window.addEventListener('eip6963:announceProvider', (event) => {
      add((event as CustomEvent<unknown>).detail)
    })
  }
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** The wallets that have named themselves so far; the same list as long as none is added. */
export function announcedWallets(): readonly AnnouncedWallet[] {
  if (shown.length > 0) return shown
  const old = (window as { ethereum?: unknown }).ethereum
  if (isProvider(old)) shown = [{ id: 'injected', name: 'Browser Wallet', provider: old }]
  return shown
}

/** Calls `listener` after each wallet that names itself; returns the way to stop. */
export function followWallets(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(detail: unknown): void {
  const wallet = walletIn(detail)
  if (!wallet || wallets.has(wallet.key)) return
  wallets.set(wallet.key, wallet)
  shown = [...wallets.values()].map(({ id, name, provider }) => ({ id, name, provider }))
  for (const listener of listeners) listener()
}

/** What any script of the page may have sent, read with care. */
function walletIn(detail: unknown): (AnnouncedWallet & { key: string }) | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined
  const { info, provider } = detail as { info?: Record<string, unknown>; provider?: unknown }
  if (!info || !isProvider(provider)) return undefined
  const { uuid, rdns, name } = info
  if (typeof uuid !== 'string' || typeof rdns !== 'string' || typeof name !== 'string')
    return undefined
  const said = foreignLine(name, NAME_MAX)
  if (said === '' || rdns === '' || rdns.length > ID_MAX) return undefined
  return { key: `${rdns} ${uuid}`, id: rdns, name: said, provider }
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === 'object' && value !== null && typeof (value as Provider).request === 'function'
  )
}
