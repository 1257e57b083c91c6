import { useSyncExternalStore } from 'react'
import { walletStore } from './engine/walletStore.ts'
import { firstView, type WalletView } from './engine/walletView.ts'

/** Everything about the wallet of this page. Loads the wallet's code: what may do without reads `useKeptWallet`. */
export function useWalletView(): WalletView {
  return useSyncExternalStore(walletStore.follow, walletStore.view, () => firstView)
}
