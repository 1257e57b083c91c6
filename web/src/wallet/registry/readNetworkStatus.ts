import type { Hex } from './records.ts'
import type { RegistryReader } from './registryReader.ts'

/** How the network does, as measured in one batch of calls. */
export interface NetworkStatus {
  /** The number of the newest block. */
  block: number
  /** When that block was made, in seconds since 1970. */
  blockTime: number
  /** From the question to the answer, in milliseconds, by way of the hub. */
  answerMs: number
  /** There is code at the registry's address. */
  contractPresent: boolean
}

/**
 * Measures the network. viem's own `getBlock` would bring 5 kB for all else that a block holds.
 *
 * Rejects when it does not answer, or answers without a block.
 */
export async function readNetworkStatus(reader: RegistryReader): Promise<NetworkStatus> {
  const { publicClient, chain } = reader
  const askedAt = performance.now()
  const [block, code] = await Promise.all([
    publicClient.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    publicClient.request({ method: 'eth_getCode', params: [chain.registry, 'latest'] }),
  ])
  if (!block?.number) throw new Error('The network has no newest block.')
  return {
    block: numberOf(block.number),
    blockTime: numberOf(block.timestamp),
    answerMs: performance.now() - askedAt,
    contractPresent: code !== undefined && code !== '0x',
  }
}

function numberOf(quantity: Hex): number {
  return Number(BigInt(quantity))
}
