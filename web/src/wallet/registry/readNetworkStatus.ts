import { getBlock, getCode } from 'viem/actions'
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

/** Measures the network. Rejects with viem's error when it does not answer. */
export async function readNetworkStatus(reader: RegistryReader): Promise<NetworkStatus> {
  const { publicClient, chain } = reader
  const askedAt = performance.now()
  const [block, code] = await Promise.all([
    getBlock(publicClient),
    getCode(publicClient, { address: chain.registry }),
  ])
  return {
    block: Number(block.number),
    blockTime: Number(block.timestamp),
    answerMs: performance.now() - askedAt,
    contractPresent: code !== undefined && code !== '0x',
  }
}
