import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import type { LocalChainSettings, NetworkSettings } from '../chainSettings.ts'
import type { Config } from '../config.ts'
import type { Chain } from './chain.ts'
import { checkChain } from './checkChain.ts'
import { describeLocalChain, describeNetwork } from './describeNetwork.ts'
import { LOCAL_CHAIN_ID } from './local/anvil.ts'
import { deployRegistry } from './local/deployRegistry.ts'
import { openLocalChain } from './local/localChain.ts'

const LOCAL_POLLING_MS = 250

type Settings = Pick<Config, 'dataDir' | 'walletConnectProjectId'>
type Opened = Omit<Chain, 'check' | 'client'>

/**
 * Opens the network that carries the registry: starts the local chain, or reads the settings of another. The
 * caller holds the lock on DATA_DIR.
 *
 * @param tell hears sentences for the operator
 * @throws ConfigError
 */
export async function openChain(
  settings: Settings,
  chain: LocalChainSettings | NetworkSettings,
  tell: (sentence: string) => void,
): Promise<Chain> {
  const opened =
    chain.kind === 'local'
      ? await openLocal(settings, chain, tell)
      : await openNetwork(settings, chain)
  return {
    ...opened,
    client: createClient(opened),
    check: () => checkChain(opened.rpcUrl, opened.id, opened.registry),
  }
}

async function openLocal(
  settings: Settings,
  { port }: LocalChainSettings,
  tell: (sentence: string) => void,
): Promise<Opened> {
  const local = await openLocalChain(settings.dataDir, port, tell)
  const registry = await deployRegistry(local.rpcUrl)
  return {
    id: LOCAL_CHAIN_ID,
    registry,
    registryBlock: 0n,
    rpcUrl: local.rpcUrl,
    config: {
      id: LOCAL_CHAIN_ID,
      registry,
      registryBlock: 0,
      ...describeLocalChain(local.rpcUrl),
      demoWallet: true,
      walletConnectProjectId: settings.walletConnectProjectId,
    },
    close: local.close,
  }
}

async function openNetwork(settings: Settings, network: NetworkSettings): Promise<Opened> {
  const { id, registry, registryBlock, rpcUrl } = network
  return {
    id,
    registry,
    registryBlock: BigInt(registryBlock),
    rpcUrl,
    config: {
      id,
      registry,
      registryBlock,
      ...(await describeNetwork(network)),
      demoWallet: false,
      walletConnectProjectId: settings.walletConnectProjectId,
    },
    close: async () => {},
  }
}

function createClient({ id, rpcUrl, config }: Opened): PublicClient {
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
