import type { ChainConfig } from '@hub/api/chain'
import type { Connection, Connector } from '@wagmi/core'
import { createClient, custom } from 'viem'
import type { WalletAccess } from '../access.ts'
import { hubChain, pollingOf } from './hubChain.ts'
import type { HubConfig } from './hubConfig.ts'
import type { Provider } from './provider.ts'

/** The connection that is current. */
export interface Session {
  connector: Connector
  address: `0x${string}`
  chainId: number
}

/**
 * The current connection of wagmi's state. Undefined for none, and for one that nobody wants any more: a late
 * answer to what was cancelled, or a memory of an earlier visit.
 *
 * @param known wagmi's names of the connectors that were asked for
 */
export function sessionIn(
  { connections, current }: HubConfig['state'],
  known: ReadonlySet<string | undefined>,
): Session | undefined {
  const live = [...connections.values()].filter(({ connector }) => known.has(connector.uid))
  const chosen: Connection | undefined =
    live.find(({ connector }) => connector.uid === current) ?? live[0]
  const address = chosen?.accounts[0]
  if (!chosen || !address) return undefined
  return { connector: chosen.connector, address, chainId: chosen.chainId }
}

/** What a session lets screens do; undefined while its wallet is on another network than the hub's. */
export function accessOf(
  config: HubConfig,
  chain: ChainConfig,
  { connector, address, chainId }: Session,
): WalletAccess | undefined {
  if (chainId !== chain.id) return undefined
  return {
    address,
    chain,
    publicClient: config.getClient(),
    walletClient: createClient({
      account: address,
      chain: hubChain(chain),
      pollingInterval: pollingOf(chain),
      // A wallet is never asked twice by itself: each question is a window in front of somebody.
      transport: custom(
        { request: async (call) => ((await connector.getProvider()) as Provider).request(call) },
        { retryCount: 0 },
      ),
    }),
  }
}
