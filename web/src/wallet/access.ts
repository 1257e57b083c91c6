import type { ChainConfig } from '@hub/api/chain'
import type { Address, Chain, Client, JsonRpcAccount, Transport } from 'viem'

/**
 * What a screen gets once a wallet is connected on the hub's network. Features pass it on as it is; only files
 * below `web/src/wallet` look into the clients, by the actions of `viem/actions` one by one
 * (`readContract(access.publicClient, ...)`): clients that carry all of viem's actions would cost every
 * wallet screen some 40 kB.
 */
export interface WalletAccess {
  /** The account that is chosen in the wallet, with its checksum. */
  address: Address
  /** The network that carries the registry. */
  chain: ChainConfig
  /** Reads by way of the hub alone (`CHAIN_RPC_PATH`); calls of one moment go as one batch. */
  publicClient: PublicReader
  /** Asks the wallet: for signatures and transactions of `address` on `chain`. */
  walletClient: WalletSigner
}

export type PublicReader = Client<Transport, Chain>
export type WalletSigner = Client<Transport, Chain, JsonRpcAccount>
