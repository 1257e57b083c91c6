import type { ChainConfig } from '@hub/api/chain'
import { failureKind, NetworkNotAdded } from '../walletFailure.ts'
import type { Provider } from './provider.ts'

/** What a wallet answers when it does not know a network. */
const UNKNOWN_NETWORK = 4902

/**
 * Has the wallet switch to the hub's network, and add it first where it does not know it. wagmi's own switch waits
 * for an event that some wallets do not send, and calls every failure to add a rejection; so this asks the wallet
 * itself, and asks it again where it is afterwards.
 *
 * @throws NetworkNotAdded when the network was not added; what the wallet throws otherwise
 */
export async function switchNetwork(provider: Provider, chain: ChainConfig): Promise<void> {
  const chainId = `0x${chain.id.toString(16)}`
  const ask = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await ask()
  } catch (error) {
    if (!lacksNetwork(error)) throw error
    await addNetwork(provider, chain, chainId)
    // Most wallets switch to what they have added; the others are asked once more.
    if ((await networkOf(provider)) !== chain.id) await ask()
  }
  if ((await networkOf(provider)) !== chain.id) throw new SwitchIgnored()
}

async function addNetwork(provider: Provider, chain: ChainConfig, chainId: string): Promise<void> {
  const network = {
    chainId,
    chainName: chain.name,
    nativeCurrency: chain.currency,
    rpcUrls: [chain.walletRpcUrl],
    ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
  }
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [network] })
  } catch (error) {
    if (failureKind(error) === 'alreadyAsking') throw error
    throw new NetworkNotAdded('The wallet has not added the network.', { cause: error })
  }
}

/** The network that a wallet is on. */
export async function networkOf(provider: Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }))
}

function lacksNetwork(error: unknown): boolean {
  const { code, data } = error as { code?: number; data?: { originalError?: { code?: number } } }
  return code === UNKNOWN_NETWORK || data?.originalError?.code === UNKNOWN_NETWORK
}

/** The wallet said that it had switched, and has not. Named as wagmi names it. */
class SwitchIgnored extends Error {
  override name = 'SwitchChainError'
}
