import type { ChainConfig } from '@hub/api/chain'

/** A wallet as screens see it. `address`, `chainId` and `connectorName` are there while one is connected. */
export interface WalletState {
  /** `reconnecting`: a wallet of an earlier visit is being asked whether it is still there. */
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  address?: `0x${string}`
  /** The network that the wallet is on; it may be another one than the hub's. */
  chainId?: number
  connectorName?: string
  /** The hub's network; null where the hub runs without one, `failed` where that could not be read. */
  chain: ChainConfig | null | 'loading' | 'failed'
}
