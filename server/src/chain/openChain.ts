import type { LocalChainSettings, NetworkSettings } from '../chainSettings.ts'
import type { Config } from '../config.ts'
import type { Chain } from './chain.ts'
import { checkChain } from './checkChain.ts'
import { describeLocalChain, describeNetwork } from './describeNetwork.ts'
import { LOCAL_CHAIN_ID } from './local/anvil.ts'
import { openLocalChain } from './local/localChain.ts'

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
  const opening =
    chain.kind === 'local' ? openLocal(settings, chain, tell) : openNetwork(settings, chain)
  // Read while the local chain starts beside this process.
  const [opened, { createChainClient }] = await Promise.all([
    opening,
    import('./createChainClient.ts'),
  ])
  return {
    ...opened,
    client: createChainClient(opened),
    check: () => checkChain(opened.rpcUrl, opened.id, opened.registry),
  }
}

async function openLocal(
  settings: Settings,
  { port }: LocalChainSettings,
  tell: (sentence: string) => void,
): Promise<Opened> {
  const local = await openLocalChain(settings.dataDir, port, tell)
  const { registry } = local
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
