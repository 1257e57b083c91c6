/** What a page may ask of the chain, and for how much at once. */
import type { Chain } from '../../chain/chain.ts'

type Registry = Pick<Chain, 'registry' | 'config'>
type Parameters = readonly unknown[]

/** Blocks that one call for events may go through. */
const LOG_BLOCKS_MAX = 10_000
/** Blocks that one call for the history of fees may go through. */
const FEE_BLOCKS_MAX = 100

const ofRegistryOnly = 'The hub passes on only what concerns its registry.'
const free = () => null

/** Each method with the rule for its parameters: why they are refused, or null. */
const rules: Record<string, (parameters: Parameters, chain: Registry) => string | null> = {
  eth_chainId: free,
  eth_blockNumber: free,
  eth_gasPrice: free,
  eth_maxPriorityFeePerGas: free,
  eth_getBalance: free,
  eth_getCode: free,
  eth_getTransactionCount: free,
  eth_getTransactionByHash: free,
  eth_getTransactionReceipt: free,
  eth_feeHistory: ([blocks]) =>
    Number(blocks) <= FEE_BLOCKS_MAX
      ? null
      : `Ask for the fees of at most ${FEE_BLOCKS_MAX} blocks.`,
  // Also with its transactions: by them a page finds what took the place of one that was sent.
  eth_getBlockByNumber: free,
  eth_call: toRegistry,
  eth_estimateGas: toRegistry,
  eth_getLogs: ([filter], { registry }) =>
    ofRegistry(filter, 'address', registry) ?? tooWide(filter),
  // The demo wallet has no other way. The wallets of other networks send by themselves.
  eth_sendRawTransaction: (_, { config }) =>
    config.demoWallet ? null : 'The hub does not pass on transactions. Send it by the wallet.',
}

/** Why the hub does not pass on a call; null where it does. */
export function refusalOf(
  method: string,
  parameters: Parameters,
  chain: Registry,
): { code: number; message: string } | null {
  const rule = Object.hasOwn(rules, method) ? rules[method] : undefined
  if (!rule) return { code: -32601, message: 'The hub does not pass on this method.' }
  const reason = rule(parameters, chain)
  return reason === null ? null : { code: -32602, message: reason }
}

/** A third parameter would let the caller make up what the chain holds. */
function toRegistry(parameters: Parameters, { registry }: Registry): string | null {
  if (parameters.length > 2) return 'The hub takes a call and a block, no more.'
  return ofRegistry(parameters[0], 'to', registry)
}

function ofRegistry(object: unknown, field: 'to' | 'address', registry: string): string | null {
  const address = fieldOf(object, field)
  const fits = typeof address === 'string' && address.toLowerCase() === registry.toLowerCase()
  return fits ? null : ofRegistryOnly
}

/** Names such as 'latest' are refused: how many blocks they mean is not known here. */
function tooWide(filter: unknown): string | null {
  if (typeof fieldOf(filter, 'blockHash') === 'string') return null
  const [from, to] = [blockOf(filter, 'fromBlock'), blockOf(filter, 'toBlock')]
  if (to - from >= 0 && to - from < LOG_BLOCKS_MAX) return null
  return `Ask for events with the numbers of the first and last block, at most ${LOG_BLOCKS_MAX} blocks.`
}

/** NaN where there is no number. */
function blockOf(filter: unknown, field: string): number {
  const block = fieldOf(filter, field)
  return typeof block === 'string' && /^0x[0-9a-f]+$/i.test(block) ? Number(block) : Number.NaN
}

function fieldOf(object: unknown, field: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined
  return (object as Record<string, unknown>)[field]
}
