import type { ChainConfig } from '@hub/api/chain'
import type { AnnouncedWallet } from './announcedWallets.ts'
import type { Provider } from './provider.ts'

/** A wallet that can be connected; each is a button 'Connect <name>'. */
export type WalletChoice =
  | { kind: 'installed'; id: string; name: string; provider: Provider }
  | { kind: 'demo' | 'walletConnect' | 'coinbase'; id: string; name: string }

export const demoWallet = { kind: 'demo', id: 'demo', name: 'Demo wallet' } as const
export const walletConnectWallet = {
  kind: 'walletConnect',
  id: 'walletConnect',
  name: 'WalletConnect',
} as const
export const coinbaseWallet = {
  kind: 'coinbase',
  id: 'coinbaseWalletSDK',
  name: 'Coinbase Wallet',
} as const

/** The same wallet as an extension; then nothing has to be fetched for it. */
const COINBASE_EXTENSION = 'com.coinbase.wallet'

/** What can be connected on this network, the installed wallets first. */
export function walletChoices(
  chain: ChainConfig,
  installed: readonly AnnouncedWallet[],
): WalletChoice[] {
  const hasExtension = installed.some(({ id }) => id === COINBASE_EXTENSION)
  return [
    ...installed.map((wallet) => ({ kind: 'installed' as const, ...wallet })),
    ...(chain.demoWallet ? [demoWallet] : []),
    ...(chain.walletConnectProjectId ? [walletConnectWallet] : []),
    ...(hasExtension ? [] : [coinbaseWallet]),
  ]
}

/** Whether a wallet is reached by another company's servers or window. */
export function isHosted(id: string): boolean {
  return id === walletConnectWallet.id || id === coinbaseWallet.id
}
