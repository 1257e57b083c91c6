import type { ChainConfig } from '@hub/api/chain'
import type { LocalChainSettings, NetworkSettings } from '../chainSettings.ts'
import { type Config, ConfigError } from '../config.ts'
import { type Chain, ChainFault } from './chain.ts'
import { LOCAL_CHAIN_ID } from './local/anvil.ts'
import { openLocalChain } from './local/localChain.ts'
import { callRpc } from './rpc.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const TIMEOUT_MS = 3_000

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

/**
 * Looks whether a node answers, for the right network, with code at the registry's address.
 *
 * @throws ChainFault
 */
export async function checkChain(rpcUrl: string, id: number, registry: string): Promise<void> {
  const ask = (method: string, ...params: string[]) =>
    callRpc<unknown>(rpcUrl, method, params, TIMEOUT_MS).catch(() => {
      throw new ChainFault('The chain does not answer.')
    })
  const [answered, code] = await Promise.all([
    ask('eth_chainId'),
    ask('eth_getCode', registry, 'latest'),
  ])
  if (Number(answered) !== id) throw new ChainFault(`The chain that answers is not ${id}.`)
  if (typeof code !== 'string' || code.length <= '0x'.length) {
    throw new ChainFault('The registry is not on the chain.')
  }
}

type Description = Pick<ChainConfig, 'name' | 'currency' | 'walletRpcUrl' | 'explorerUrl'>

/** How the chain that the hub runs is shown. */
function describeLocalChain(rpcUrl: string): Description {
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
