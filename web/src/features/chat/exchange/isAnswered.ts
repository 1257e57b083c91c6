import type { ChatMessage } from '@hub/api/chat'
import type { Exchange } from './exchanges.ts'

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
