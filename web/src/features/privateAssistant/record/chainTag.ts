import type { WalletAccess } from '../../../wallet/access.ts'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import type { Conversations } from '../conversations/conversation.ts'

/** A tag that means nothing to anybody. It stays in this browser; its title on the chain is made from it. */
export function newTag(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a stored value is such a tag. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)
}

/** The ids of the conversations whose record by this wallet is among its titles on the chain. */
export function recordedIds(
  conversations: Conversations,
  titles: readonly string[],
  wallet: Pick<WalletAccess, 'address' | 'chain'>,
): ReadonlySet<number> {
  const onChain = new Set(titles)
  return new Set(
    conversations
      .filter(({ chainTag }) => chainTag && onChain.has(conversationTitle(chainTag, wallet)))
      .map(({ id }) => id),
  )
}
