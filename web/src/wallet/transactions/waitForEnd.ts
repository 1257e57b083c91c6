import {
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  waitForTransactionReceipt,
} from 'viem/actions'
import type { PublicReader } from '../access.ts'
import type { NetworkEnd } from './networkEnd.ts'
import { endOfOvertaken } from './overtaken.ts'
import type { PendingTransaction } from './pendingStore.ts'

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
