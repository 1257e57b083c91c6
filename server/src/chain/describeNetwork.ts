import type { ChainConfig } from '@hub/api/chain'
import type { NetworkSettings } from '../chainSettings.ts'
import { ConfigError } from '../config.ts'

type Description = Pick<ChainConfig, 'name' | 'currency' | 'walletRpcUrl' | 'explorerUrl'>

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** How the chain that the hub runs is shown. */
export function describeLocalChain(rpcUrl: string): Description {
  return { name: 'Localhost', currency: ether, walletRpcUrl: rpcUrl, explorerUrl: null }
}

/**
 * How a network is shown: by the names that the wallet library knows, which are loaded only for this.
 *
 * @throws ConfigError where wallets could not find it
 */
export async function describeNetwork(settings: NetworkSettings): Promise<Description> {
  const { id, publicRpcUrl } = settings
  const known = Object.values(await import('viem/chains')).find((chain) => chain.id === id)
  const walletRpcUrl = publicRpcUrl ?? known?.rpcUrls.default.http[0]
  if (!walletRpcUrl) {
    throw new ConfigError([
      `CHAIN=${id} needs CHAIN_PUBLIC_RPC_URL too: the address where wallets may reach this network.`,
    ])
  }
  return {
    name: known?.name ?? `Network ${id}`,
    currency: known?.nativeCurrency ?? ether,
    walletRpcUrl,
    explorerUrl: known?.blockExplorers?.default.url.replace(/\/$/, '') ?? null,
  }
}
