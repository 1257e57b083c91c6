import type { Hex, Transaction, TransactionReceipt } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  waitForTransactionReceipt,
} from 'viem/actions'
import type { PublicReader } from '../access.ts'
import type { PendingTransaction } from './pendingStore.ts'

/** It came while we looked away for a round at most: a minute, of blocks that come every two seconds. */
const BLOCKS_BACK = 40n

/** How patient the waiting is, in milliseconds. */
export interface Patience {
  /** After how long without a receipt it is looked whether the network still knows the transaction. */
  round: number
  /** How many rounds in a row it must be unknown before it counts as dropped. */
  rounds: number
  /** How often the receipt itself is asked for; null leaves it to each new block. */
  look: number | null
}

/** For a network of others, whose nodes learn of a transaction at different times: ten minutes. */
export const patient: Patience = { round: 60_000, rounds: 10, look: null }

/**
 * For the local chain, which knows a transaction at once. It makes a block for a transaction alone, and viem's wait
 * has been seen to miss the one block that there is.
 */
export const brisk: Patience = { round: 2500, rounds: 2, look: 500 }

/**
 * Waits until a transaction is in a block, was replaced from the wallet (sped up, cancelled), or is known to
 * nobody any more. A network that does not answer is asked again; this never rejects.
 *
 * @param onKnown told the transaction's nonce once the network knows it
 */
export async function waitForEnd(
  client: PublicReader,
  { hash, from, nonce }: Pick<PendingTransaction, 'hash' | 'from' | 'nonce'>,
  { round, rounds, look }: Patience,
  onKnown: (nonce: number) => void,
): Promise<NetworkEnd> {
  const seen = await getTransaction(client, { hash }).catch(() => undefined)
  if (seen && nonce === null) onKnown(seen.nonce)
  const number = seen?.nonce ?? nonce
  for (let missing = 0; missing < rounds; ) {
    const waiting = waitOneRound(client, hash, round)
    const end = await (look === null ? waiting : lookAsWell(client, hash, look, waiting))
    if (end) return end
    const now = await lookUp(client, hash, from, number)
    if (now === 'overtaken') return endOfOvertaken(client, { from, nonce: number ?? 0 }, seen)
    missing = now === 'unknown' ? missing + 1 : 0
    if (now === 'silent') await pause(client.pollingInterval)
  }
  return { kind: 'dropped' }
}

/** The end, when it comes within the round. */
async function waitOneRound(
  client: PublicReader,
  hash: PendingTransaction['hash'],
  timeout: number,
): Promise<NetworkEnd | undefined> {
  let taken: 'cancelled' | 'replaced' | undefined
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash,
      timeout,
      retryCount: 2,
      onReplaced: ({ reason }) => {
        // Sped up is the same transaction at another price.
        taken = reason === 'repriced' ? undefined : reason
      },
    })
    return taken ? { kind: taken } : { kind: 'mined', receipt }
  } catch {
    // No receipt in this round, or no answer from the network: the next look tells.
    return undefined
  }
}

/** Beside the wait for a round, asks for the receipt itself every `interval`; whichever has it first. */
async function lookAsWell(
  client: PublicReader,
  hash: PendingTransaction['hash'],
  interval: number,
  waiting: Promise<NetworkEnd | undefined>,
): Promise<NetworkEnd | undefined> {
  let timer: ReturnType<typeof setInterval> | undefined
  const found = new Promise<NetworkEnd>((resolve) => {
    timer = setInterval(() => {
      getTransactionReceipt(client, { hash }).then(
        (receipt) => resolve({ kind: 'mined', receipt }),
        // None yet, or no answer.
        () => {},
      )
    }, interval)
  })
  try {
    return await Promise.race([waiting, found])
  } finally {
    clearInterval(timer)
  }
}

type Known = 'waiting' | 'unknown' | 'overtaken' | 'silent'

/** What the network knows of a transaction without a receipt. */
async function lookUp(
  client: PublicReader,
  hash: PendingTransaction['hash'],
  from: PendingTransaction['from'],
  nonce: number | null,
): Promise<Known> {
  try {
    await getTransaction(client, { hash })
    return 'waiting'
  } catch (error) {
    if ((error as Error).name !== 'TransactionNotFoundError') return 'silent'
  }
  try {
    const used = await getTransactionCount(client, { address: from })
    if (nonce === null || used <= nonce) return 'unknown'
    // Its number was used by another one, unless its receipt has come in this moment.
    const receipt = await getTransactionReceipt(client, { hash }).catch(() => undefined)
    return receipt ? 'waiting' : 'overtaken'
  } catch {
    return 'silent'
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * What became of a transaction whose number another one of its sender has used. Viem's own wait tells as much, but
 * may miss the block.
 *
 * @param ours as the network knew it; undefined where it was seen by nobody any more
 */
async function endOfOvertaken(
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

/** What became of a transaction on the network. */
type NetworkEnd =
  | { kind: 'mined'; receipt: TransactionReceipt }
  /**
   * `cancelled`: by an empty transaction to oneself; `replaced`: by a different one; `overtaken`: by one that was not
   * found, so that nobody knows here whether it was the same.
   */
  | { kind: 'cancelled' | 'replaced' | 'overtaken' | 'dropped' }
