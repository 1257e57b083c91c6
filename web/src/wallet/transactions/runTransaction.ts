import type { WalletAccess } from '../access.ts'
import type { Hex } from '../registry/records.ts'
import { endWords, fundsWords, unreachableWords } from './endWords.ts'
import { explorerLink } from './explorerLink.ts'
import { priceWrite } from './fee.ts'
import { followPending } from './followPending.ts'
import { keepPending, type PendingTransaction, sentHere, watchForgetting } from './pendingStore.ts'
import { askWrite } from './registryCall.ts'
import type { RegistryWrite } from './registryWrite.ts'
import { contractReason, sendFailure } from './sendFailure.ts'
import { toRightNetwork } from './toRightNetwork.ts'
import type { Ending, TransactionState } from './transactionState.ts'

/**
 * Takes one write from the first try-out to its end on the chain. Never rejects: what goes wrong is an
 * ending with its words.
 *
 * @param onState told each state on the way; the ending too
 */
export async function runTransaction(
  access: WalletAccess,
  write: RegistryWrite,
  onState: (state: TransactionState) => void,
): Promise<Ending> {
  const ending = await run(access, write, onState)
  onState(ending)
  return ending
}

async function run(
  access: WalletAccess,
  write: RegistryWrite,
  onState: (state: TransactionState) => void,
): Promise<Ending> {
  const { chain } = access
  let hash: Hex
  const isForgotten = watchForgetting()
  // What an error means that tells nothing: first only the chain can fail, then the wallet.
  let otherwise = unreachableWords
  try {
    onState({ phase: 'estimating' })
    const fee = await priceWrite(access, write)
    if (!fee.affordable) return { phase: 'failed', words: fundsWords(chain) }
    otherwise = endWords.failed
    await toRightNetwork(access)
    onState({ phase: 'asking', fee })
    hash = await askWrite(access, write)
  } catch (error) {
    return sendFailure(error, chain, otherwise)
  }
  onState({ phase: 'confirming', hash, link: explorerLink(chain, hash) })
  const pending = pendingOf(access, write, hash)
  sentHere.add(hash)
  // Who has disconnected while the wallet was asking leaves nothing behind.
  if (!isForgotten()) keepPending(pending)
  const ending = await followPending(access, pending)
  if (ending.phase !== 'reverted') return ending
  return { ...ending, words: await revertWords(access, write) }
}

/** What is kept of a transaction that was sent now. */
function pendingOf(
  { chain, address: from }: WalletAccess,
  write: RegistryWrite,
  hash: Hex,
): PendingTransaction {
  const { name } = write
  const contentHash = name === 'postReview' ? write.args[4] : undefined
  return { hash, chainId: chain.id, name, from, nonce: null, sentAt: Date.now(), contentHash }
}

/** A transaction that failed on the chain does not say why: trying it out again may. */
async function revertWords(access: WalletAccess, write: RegistryWrite): Promise<string> {
  const reason = await priceWrite(access, write).then(() => undefined, contractReason)
  return [reason, endWords.reverted].filter(Boolean).join(' ')
}
