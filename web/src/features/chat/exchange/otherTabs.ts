import { rereadConversations, rereadMessages } from '../chatQueries.ts'
import { exchangeOf, isWaiting } from './exchanges.ts'

/**
 * The other tabs of this browser. They are told the id of a conversation that changed, never a word of it.
 * Undefined on the server, which draws this screen too.
 */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('hub.chat')

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  rereadConversations()
  if (typeof data === 'string' && !isWaiting(exchangeOf(data))) rereadMessages(data)
})

/** A conversation changed, or was made or deleted: its place in the lists did too, here and in other tabs. */
export function tellChange(conversationId: string): void {
  rereadConversations()
  // A channel has no other origin to name.
  channel?.postMessage(conversationId)
}
