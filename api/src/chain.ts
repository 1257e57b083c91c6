import { z } from 'zod'
import { CHAIN_CALLS_MAX, CHAIN_RPC_PATH } from './chainLimits.ts'
import { endpoint } from './endpoint.ts'

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

const rpcSentence = `Send a call of JSON-RPC, or a list of at most ${CHAIN_CALLS_MAX}`

const rpcCall = z.object({
  id: z.union([z.string().max(100), z.number(), z.null()]).default(null),
  method: z.string().max(100),
  params: z.array(z.unknown()).default([]),
})

export const chainRpc = endpoint({
  method: 'POST',
  path: CHAIN_RPC_PATH,
  summary:
    'Passes on calls of JSON-RPC to the chain: those that the pages need to read the registry.',
  body: z.union([rpcCall, z.array(rpcCall).min(1, rpcSentence).max(CHAIN_CALLS_MAX, rpcSentence)], {
    error: rpcSentence,
  }),
  responses: { 200: z.unknown() },
  refusals: [404, 429, 503],
})
