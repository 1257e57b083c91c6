import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import type { Chain } from './chain.ts'

const LOCAL_POLLING_MS = 250

/** What reads a network. In a file of its own, since viem takes a while to load. */
export function createChainClient({
  id,
  rpcUrl,
  config,
}: Pick<Chain, 'id' | 'rpcUrl' | 'config'>): PublicClient {
  const chain = defineChain({
    id,
    name: config.name,
    nativeCurrency: config.currency,
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const isLocal = config.demoWallet
  return createPublicClient({
    chain,
    transport: http(rpcUrl),
    ...(isLocal && { pollingInterval: LOCAL_POLLING_MS }),
  })
}
