import type { ChainConfig } from '@hub/api/chain'
import { createConfig, createStorage } from '@wagmi/core'
import { keptPrefix } from '../kept/keptAddress.ts'
import { keptStorage } from '../kept/keptStorage.ts'
import { hubChain, hubTransport, pollingOf } from './hubChain.ts'

/**
 * wagmi's store of connections over the hub's one network. It gets no connectors: it would ask each of them at
 * once whether it is authorized, and a hosted one calls home for that. They are made on a click (see
 * `makeConnector.ts`); wallets are discovered by `announcedWallets.ts`, for the same reason.
 */
export function createHubConfig(chain: ChainConfig) {
  const hub = hubChain(chain)
  return createConfig({
    chains: [hub],
    transports: { [hub.id]: hubTransport() },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ key: keptPrefix, storage: keptStorage }),
    pollingInterval: pollingOf(chain),
    batch: { multicall: false },
  })
}

export type HubConfig = ReturnType<typeof createHubConfig>
