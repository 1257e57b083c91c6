import type { ChainConfig } from '@hub/api/chain'
import { injected } from '@wagmi/core'
import { WalletNotLoaded } from '../walletFailure.ts'
import type { WalletChoice } from './choices.ts'
import type { MadeConnector, OnPairing } from './connectorParts.ts'
import { leash, type Provider } from './provider.ts'

/**
 * Makes the connector of a wallet, and fetches its code where it needs some: only now, on a click.
 *
 * @throws WalletNotLoaded when the code cannot be fetched
 */
export async function makeConnector(
  choice: WalletChoice,
  chain: ChainConfig,
  onPairing: OnPairing,
): Promise<MadeConnector> {
  switch (choice.kind) {
    case 'installed':
      return fromProvider(choice, choice.provider)
    case 'demo': {
      const { demoProvider } = await loaded(import('../demo/demoProvider.ts'))
      return fromProvider(choice, demoProvider(chain))
    }
    case 'walletConnect': {
      const { makeWalletConnect } = await loaded(import('../hosted/makeWalletConnect.ts'))
      return makeWalletConnect(chain.walletConnectProjectId ?? '', onPairing)
    }
    case 'coinbase': {
      const { makeCoinbaseWallet } = await loaded(import('../hosted/makeCoinbaseWallet.ts'))
      return makeCoinbaseWallet()
    }
  }
}

function fromProvider({ id, name }: WalletChoice, wallet: Provider): MadeConnector {
  const { provider, release } = leash(wallet)
  // wagmi's type of a provider is viem's long list of typed calls; it uses those of EIP-1193.
  type Target = Exclude<NonNullable<Parameters<typeof injected>[0]>['target'], undefined>
  const target = { id, name, provider } as unknown as Target
  return { connector: injected({ target }), release }
}

async function loaded<T>(code: Promise<T>): Promise<T> {
  try {
    return await code
  } catch (cause) {
    throw new WalletNotLoaded('The code of a wallet did not come.', { cause })
  }
}
