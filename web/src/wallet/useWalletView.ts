import { useSyncExternalStore } from 'react'
import { walletStore } from './engine/walletStore.ts'
import { firstView, type WalletView } from './engine/walletView.ts'

/** Everything about the wallet of this page, for the wallet's own parts; screens use `useWallet`. */
export function useWalletView(): WalletView {
  return useSyncExternalStore(walletStore.follow, walletStore.view, () => firstView)
}
