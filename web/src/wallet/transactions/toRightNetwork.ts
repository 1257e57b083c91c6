import type { WalletAccess } from '../access.ts'
import type { Provider } from '../engine/provider.ts'
import { networkOf, switchNetwork } from '../engine/switchNetwork.ts'

/** Brings the wallet to the hub's network where it has left it. Rejects when it does not come. */
export async function toRightNetwork({ walletClient, chain }: WalletAccess): Promise<void> {
  const wallet = walletClient as unknown as Provider
  if ((await networkOf(wallet)) !== chain.id) await switchNetwork(wallet, chain)
}
