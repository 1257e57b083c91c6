import type { Vault } from '../../../lib/private/vault.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import { findConversationTitles } from '../../../wallet/registry/findConversationTitles.ts'
import { alreadyAskingWords, unreachableWords } from '../../../wallet/transactions/endWords.ts'
import { pendingTransactions } from '../../../wallet/transactions/pendingStore.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import { isOwn } from '../../../wallet/transactions/takeUpPending.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import type { Conversations } from '../conversations/conversation.ts'
import { tagForChain } from '../conversations/edits.ts'

interface ToRecord {
  vault: Vault<Conversations>
  access: WalletAccess
  /** The conversation. */
  id: number
  /** By what it is known on the chain, where it has no tag yet. */
  tag: string
  send: (write: RegistryWrite) => Promise<Ending>
}

/** Those for which the wallet is being asked, in this tab: a closed dialog does not end that. */
const underWay = new Set<number>()

/**
 * Records a conversation on the chain, once. Its tag is kept before anything is sent, so that a reload loses no record.
 * Answers why it was not recorded; undefined where it was. Never rejects.
 */
export async function recordConversation(wish: ToRecord): Promise<string | undefined> {
  if (underWay.has(wish.id)) return alreadyAskingWords
  underWay.add(wish.id)
  try {
    return await record(wish)
  } finally {
    underWay.delete(wish.id)
  }
}

async function record({ vault, access, id, tag, send }: ToRecord): Promise<string | undefined> {
  const before = tagOf(vault, id)
  await vault.edit(tagForChain(id, tag))
  const kept = tagOf(vault, id)
  const { problem, status } = vault.view()
  if (problem) return notKeptWords[problem]
  if (status !== 'open' || kept === undefined) return goneWords
  // The tag of an earlier try, or of another tab, may be on the chain already.
  const mayBeThere = before !== undefined || kept !== tag
  const title = conversationTitle(kept, access)
  const reason = mayBeThere ? await reasonToStop(access, title) : undefined
  if (reason) return reason
  const ending = await send({ name: 'startConversation', args: [title] })
  return ending.phase === 'done' ? undefined : ending.words
}

async function reasonToStop(access: WalletAccess, title: string): Promise<string | undefined> {
  const isOnItsWay = pendingTransactions().some(
    (one) => one.name === 'startConversation' && isOwn(one, access),
  )
  if (isOnItsWay) return onItsWayWords
  try {
    const there = await findConversationTitles(access, access.address, [title])
    return there.length > 0 ? isThereWords : undefined
  } catch {
    return unreachableWords
  }
}

function tagOf(vault: Vault<Conversations>, id: number): string | undefined {
  return vault.view().value.find((conversation) => conversation.id === id)?.chainTag
}

const notKeptWords = {
  full: 'This browser has no room left to note which conversation the record belongs to. Nothing was sent. Delete a conversation that you do not need, then try again.',
  blocked:
    'This browser does not let the hub note which conversation the record belongs to. Nothing was sent.',
} as const

const goneWords = 'This conversation was locked or deleted in another tab. Nothing was sent.'

const onItsWayWords =
  'A record that you sent before is still on its way. Nothing was sent again. Wait until it has ended.'

const isThereWords = 'The chain has a record of this conversation already. Nothing was sent again.'

/** The toast of a conversation that the chain has a record of now. */
export function sayRecorded(): void {
  toast({ title: 'Conversation recorded', description: 'Its words stay in this browser.' })
}
