import { z } from 'zod'

/**
 * Where the pages read the chain: a POST of JSON-RPC to the hub, which passes on only what a page
 * needs. So no third party learns who reads, and the pages connect to nobody but the hub.
 */
export const CHAIN_RPC_PATH = '/api/chain/rpc'

/** An address of an account or a contract: 0x and 40 hexadecimal digits. */
export const address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])

/** What the browser must know of the network that carries the registry. */
export const chainConfig = z.object({
  /** The EIP-155 id, such as 1, 137, 80002 or 1337. */
  id: z.int().positive(),
  /** Its name in words, such as 'Polygon'. */
  name: z.string(),
  currency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  /** The registry's contract. */
  registry: address,
  /** The first block that may hold an event of the registry. */
  registryBlock: z.int().nonnegative(),
  /** Where a wallet may reach the network itself (wallet_addEthereumChain); never a private key's URL. */
  walletRpcUrl: z.url(),
  /** A block explorer's address without a slash at the end; null where there is none. */
  explorerUrl: z.url().nullable(),
  /** True on the local chain only: a wallet for trying things out, whose key everybody knows. */
  demoWallet: z.boolean(),
  /** The project id of WalletConnect; null where none is configured. */
  walletConnectProjectId: z.string().nullable(),
})
export type ChainConfig = z.infer<typeof chainConfig>
