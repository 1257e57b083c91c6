import { setTimeout as wait } from 'node:timers/promises'
import {
  type Hex,
  type PublicClient,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'

/**
 * The receipt of a transaction, as soon as it is in a block. Asks for the receipt itself: viem's own wait asks
 * again only with each new block, and where blocks are made for transactions alone it has been seen to miss
 * the one block that there is.
 *
 * @param everyMs how long to wait between two questions
 * @throws Error when there is none after `timeoutMs`
 */
export async function receiptOf(
  client: Pick<PublicClient, 'getTransactionReceipt'>,
  hash: Hex,
  { everyMs, timeoutMs }: { everyMs: number; timeoutMs: number },
): Promise<TransactionReceipt> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
      await wait(everyMs)
    }
  }
  throw new Error(`The transaction ${hash} was in no block after ${timeoutMs / 1000} s.`)
}
