import { coinbaseWallet } from '@wagmi/connectors'
import type { MadeConnector } from '../engine/connectorParts.ts'

/** The smart wallet that Coinbase hosts: it opens a window of keys.coinbase.com. */
export function makeCoinbaseWallet(): MadeConnector {
  const connector = coinbaseWallet({
    appName: 'Title IX Hub',
    preference: { options: 'smartWalletOnly' },
  })
  return { connector, release: () => {} }
}
