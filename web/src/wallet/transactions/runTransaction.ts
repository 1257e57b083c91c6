import type { WalletAccess } from '../access.ts'
import type { Hex } from '../registry/records.ts'
import { endWords, fundsWords, unreachableWords } from './endWords.ts'
import { explorerLink } from './explorerLink.ts'
import { followPending } from './followPending.ts'
import { keepPending, sentHere } from './pendingStore.ts'
import { priceWrite } from './priceWrite.ts'
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
  const ending = await followSent(access, write, hash)
  if (ending.phase !== 'reverted') return ending
  return { ...ending, words: await revertWords(access, write) }
}

function followSent(access: WalletAccess, write: RegistryWrite, hash: Hex): Promise<Ending> {
  const { chain, address: from } = access
  const { name } = write
  const contentHash = name === 'postReview' ? write.args[4] : undefined
  const sentAt = Date.now()
  const pending = { hash, chainId: chain.id, name, from, nonce: null, sentAt, contentHash }
  sentHere.add(hash)
  keepPending(pending)
  return followPending(access, pending)
}

/** A transaction that failed on the chain does not say why: trying it out again may. */
async function revertWords(access: WalletAccess, write: RegistryWrite): Promise<string> {
  const reason = await priceWrite(access, write).then(() => undefined, contractReason)
  return [reason, endWords.reverted].filter(Boolean).join(' ')
}
