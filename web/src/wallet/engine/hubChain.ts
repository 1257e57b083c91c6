import type { ChainConfig } from '@hub/api/chain'
import { CHAIN_CALLS_MAX, CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { type Chain, http } from 'viem'

/** The local chain makes a block for each transaction, at once; others take some seconds. */
const LOCAL_POLLING_MS = 400
const POLLING_MS = 4000

/** The hub's network in viem's words. Its address is what a wallet is told, never what this page reads from. */
export function hubChain(config: ChainConfig): Chain {
  return {
    id: config.id,
    name: config.name,
    nativeCurrency: config.currency,
    rpcUrls: { default: { http: [config.walletRpcUrl] } },
    ...(config.explorerUrl && {
      blockExplorers: { default: { name: 'Explorer', url: config.explorerUrl } },
    }),
    testnet: config.id === 1337 || config.id === 80002,
  }
}

/** The one way on which this page reads the chain: by the hub. */
export function hubTransport() {
  return http(new URL(CHAIN_RPC_PATH, location.origin).href, {
    batch: { batchSize: CHAIN_CALLS_MAX },
    retryCount: 1,
    // The chain is read by nobody's account.
    fetchOptions: { credentials: 'omit' },
  })
}

/** How often a followed transaction or block is asked for, in milliseconds. */
export function pollingOf({ id }: Pick<ChainConfig, 'id'>): number {
  return id === 1337 ? LOCAL_POLLING_MS : POLLING_MS
}
