import { walletStore } from './engine/walletStore.ts'
import { useWalletView } from './useWalletView.ts'
import type { WalletState } from './walletState.ts'

export interface Wallet extends WalletState {
  /** Lets go of every wallet and forgets all about them. */
  disconnect(): Promise<void>
  /** Asks the wallet to change to the hub's network, and to add it where it does not know it. */
  switchToHub(): Promise<void>
}

/**
 * The wallet of this page. A screen that needs one uses `WalletGate` instead, which shows all that stands between.
 * Loads the wallet's code: a screen that may do without reads `useKeptWallet` first.
 */
export function useWallet(): Wallet {
  const { status, address, chainId, connectorName, chain } = useWalletView()
  return { status, address, chainId, connectorName, chain, ...actions }
}

const actions = {
  disconnect: () => walletStore.disconnect(),
  switchToHub: () => walletStore.switchToHub(),
}
