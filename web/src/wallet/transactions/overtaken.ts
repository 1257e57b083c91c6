import type { Hex, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionReceipt } from 'viem/actions'
import type { PublicReader } from '../access.ts'
import type { NetworkEnd } from './networkEnd.ts'

/** It came while we looked away for a round at most: a minute, of blocks that come every two seconds. */
const BLOCKS_BACK = 40n

/**
 * What became of a transaction whose number another one of its sender has used. Viem's own wait tells as much, but
 * may miss the block.
 *
 * @param ours as the network knew it; undefined where it was seen by nobody any more
 */
export async function endOfOvertaken(
  client: PublicReader,
  { from, nonce }: { from: Hex; nonce: number },
  ours: Pick<Transaction, 'to' | 'value' | 'input'> | undefined,
): Promise<NetworkEnd> {
  const taker = await findTaker(client, from, nonce).catch(() => undefined)
  if (!taker) return { kind: 'overtaken' }
  if (same(taker.to, taker.from) && taker.value === 0n) return { kind: 'cancelled' }
  // Without ours to compare, it may be the same one at another price.
  if (!ours) return { kind: 'overtaken' }
  if (!same(taker.to, ours.to) || taker.input !== ours.input || taker.value !== ours.value)
    return { kind: 'replaced' }
  // Sped up: the same transaction at another price.
  const receipt = await getTransactionReceipt(client, { hash: taker.hash }).catch(() => undefined)
  return receipt ? { kind: 'mined', receipt } : { kind: 'overtaken' }
}

async function findTaker(client: PublicReader, from: Hex, nonce: number) {
  const newest = await getBlockNumber(client, { cacheTime: 0 })
  for (let back = 0n; back < BLOCKS_BACK && back <= newest; back++) {
    const block = { blockNumber: newest - back, includeTransactions: true } as const
    const { transactions } = await getBlock(client, block)
    const taker = transactions.find((one) => one.nonce === nonce && same(one.from, from))
    if (taker) return taker
  }
  return undefined
}

function same(one: Hex | null, other: Hex | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
