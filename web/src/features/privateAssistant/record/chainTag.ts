import type { Conversations } from '../conversations/conversation.ts'

/** A tag that means nothing to anybody: only this browser knows to which conversation it belongs. */
export function newTag(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a stored value is such a tag. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)
}

/** The title that everybody can read on the chain. */
export function publicTitle(tag: string): string {
  return `conversation ${tag}`
}

/** The ids of the conversations whose record is among these titles of the chain. */
export function recordedIds(
  conversations: Conversations,
  titles: readonly string[],
): ReadonlySet<number> {
  const onChain = new Set(titles)
  return new Set(
    conversations
      .filter(({ chainTag }) => chainTag !== undefined && onChain.has(publicTitle(chainTag)))
      .map(({ id }) => id),
  )
}
