import type { ChainConfig } from '@hub/api/chain'
import { failureOf } from '../walletFailure.ts'
import { ANSWER_MS } from './connecting.ts'
import type { Provider } from './provider.ts'
import type { Session } from './session.ts'
import { switchNetwork } from './switchNetwork.ts'
import type { WalletView } from './walletView.ts'

/** Has a wallet change to the hub's network; `show` is told how that goes. Never rejects. */
export async function switchToHub(
  { connector }: Session,
  chain: ChainConfig,
  show: (change: Partial<WalletView>) => void,
): Promise<void> {
  show({ switching: 'asking', failure: undefined })
  const slow = setTimeout(() => show({ switching: 'slow' }), ANSWER_MS)
  try {
    await switchNetwork((await connector.getProvider()) as Provider, chain)
    // Not every wallet says that its network has changed.
    connector.onChainChanged(`0x${chain.id.toString(16)}`)
    show({ switching: undefined })
  } catch (error) {
    const failure = failureOf(error, {
      wallet: connector.name,
      network: chain.name,
      doing: 'switch',
    })
    show({ switching: undefined, failure })
  } finally {
    clearTimeout(slow)
  }
}
