import type { ChainConfig } from '@hub/api/chain'

/** The settings of a local chain, for tests. */
export const testChain: ChainConfig = {
  id: 1337,
  name: 'Localhost',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  registry: '0xE3603db567C216b1DB6Aaa453474F9AF9eA2e1b0',
  registryBlock: 0,
  walletRpcUrl: 'http://127.0.0.1:8545',
  explorerUrl: null,
  demoWallet: true,
  walletConnectProjectId: null,
}
