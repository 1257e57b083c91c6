import { registryAbi } from '@hub/contracts/abi/registry'
import { parseEventLogs, type TransactionReceipt } from 'viem'
import { lookForBlock } from '../registry/followBlocks.ts'
import type { Hex } from '../registry/records.ts'
import type { RegistryReader } from '../registry/registryReader.ts'
import { endWords } from './endWords.ts'
import { explorerLink } from './explorerLink.ts'
import { endPending, noteNonce, type PendingTransaction } from './pendingStore.ts'
import type { Ending } from './transactionState.ts'
import { brisk, patient, waitForEnd } from './waitForEnd.ts'

const followed = new Map<Hex, Promise<Ending>>()

/**
 * Waits for the end of a pending transaction, and forgets it then. Whoever asks for the same one again gets
 * the same answer.
 */
export function followPending(reader: RegistryReader, one: PendingTransaction): Promise<Ending> {
  const known = followed.get(one.hash)
  if (known) return known
  const end = follow(reader, one).finally(() => followed.delete(one.hash))
  followed.set(one.hash, end)
  return end
}

async function follow(reader: RegistryReader, one: PendingTransaction): Promise<Ending> {
  const { publicClient, chain } = reader
  const patience = chain.demoWallet ? brisk : patient
  const end = await waitForEnd(publicClient, one, patience, (nonce) => noteNonce(one.hash, nonce))
  endPending(one.hash)
  lookForBlock(reader)
  if (end.kind !== 'mined') return { phase: end.kind, words: endWords[end.kind] }
  const { receipt } = end
  const hash = receipt.transactionHash
  const phase = receipt.status === 'success' ? 'done' : 'reverted'
  const link = explorerLink(chain, hash)
  return { phase, words: endWords[phase], hash, link, recordId: recordId(receipt, chain.registry) }
}

/** The id of the record that a transaction made: the first number of the registry's event. */
function recordId({ logs }: TransactionReceipt, registry: Hex): number | undefined {
  const own = logs.filter(({ address }) => address.toLowerCase() === registry.toLowerCase())
  for (const { args } of parseEventLogs({ abi: registryAbi, logs: own })) {
    const [first] = Object.values(args)
    if (typeof first === 'bigint') return Number(first)
  }
  return undefined
}
