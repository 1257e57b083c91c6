import type { ChatMessage } from '@hub/api/chat'
import { setSubscriptionStatus } from '../features/account/store.ts'
import type { Hub } from './describeApi.ts'
import { guest } from './guest.ts'

export const CHATS = '/api/chat/conversations'

/** A browser with an account, and what it does in the chat. */
export async function chatting(hub: Hub, { premium = true } = {}) {
  const { browser, id: userId } = await guest(hub)
  const setPremium = (on: boolean) =>
    setSubscriptionStatus(hub.database.queries, userId, on ? 'active' : 'none')
  if (premium) await setPremium(true)
  return {
    browser,
    userId,
    setPremium,
    /** Opens a conversation and answers it. */
    open: async (title = 'A question', documentId?: string) =>
      (await browser.post(CHATS, { title, documentId })).json as { id: string; updatedAt: string },
    send: (id: string, content: string) =>
      browser.post(`${CHATS}/${id}/messages`, { role: 'user', content }),
    messages: async (id: string) =>
      (await browser.get(`${CHATS}/${id}/messages`)).json as ChatMessage[],
  }
}

/** One event of a streamed answer. */
export interface HeardEvent {
  event: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever the wire sent
  data: any
}

/** Reads events as a browser's EventSource does; lines that begin with a colon are no event. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<HeardEvent> {
  let open = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const parts = (open + decoder.decode(bytes, { stream: true })).split('\n\n')
    open = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? []
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
