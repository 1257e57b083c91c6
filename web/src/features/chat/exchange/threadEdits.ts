import type { ChatCitation, ChatMessage } from '@hub/api/chat'
import type { Exchange } from './exchanges.ts'

let count = 0

/** A message that is known here alone: of the temporary chat, or of an answer that was left off. */
export function localMessage(
  role: ChatMessage['role'],
  content: string,
  more: Partial<Pick<ChatMessage, 'answeredBy' | 'kind' | 'notice'>> & {
    citations?: readonly ChatCitation[]
  } = {},
): ChatMessage {
  count += 1
  const { citations = [], answeredBy = null, kind = null, notice = null } = more
  return {
    id: `local-${count}`,
    role,
    content,
    createdAt: new Date().toISOString(),
    citations: [...citations],
    answeredBy,
    kind,
    notice,
  }
}

/** The thread without the answer at its end. */
export function withoutLastAnswer(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages
}

interface Exchanged {
  /** Null where it stands in the thread already. */
  user: ChatMessage | null
  /** Null where there is none yet. */
  answer: ChatMessage | null
  /** The answer takes the place of the last one. */
  again: boolean
}

/** The thread with a question and its answer at the end; none of them twice. */
export function withExchange(
  messages: readonly ChatMessage[],
  { user, answer, again }: Exchanged,
): ChatMessage[] {
  const added = [user, answer].filter((message) => message !== null)
  const ids = new Set(added.map(({ id }) => id))
  const before = again && answer ? withoutLastAnswer(messages) : messages
  return [...before.filter(({ id }) => !ids.has(id)), ...added]
}

/**
 * Whether an answer that was cut off stands among the messages that the hub has by now. It keeps what was written a
 * moment after the line broke.
 *
 * @param before the messages that were known until then
 */
export function isAnswered(
  { user, again }: Pick<Exchange, 'user' | 'again'>,
  before: readonly ChatMessage[],
  now: readonly ChatMessage[],
): boolean {
  if (again) return now.at(-1)?.content !== before.at(-1)?.content
  const at = now.findIndex(({ id }) => id === user?.id)
  return at >= 0 && now[at + 1]?.role === 'assistant'
}
