import type { ChatCitation, ChatMessage, Conversation } from '@hub/api/chat'
import type { Citation } from '@hub/core/assistant/exchange'
import type { OpenMessage, WrittenAnswer } from './messageStore.ts'
import type { OpenConversation } from './store.ts'

/** The only way from a row of `chat_conversations` to the wire. */
export function presentConversation(row: OpenConversation): Conversation {
  const { documentId, id, title, updatedAt } = row
  return { id, title, updatedAt: updatedAt.toISOString(), documentId }
}

/** The only way from a row of `chat_messages` to the wire. */
export function presentMessage(message: OpenMessage): ChatMessage {
  const { content, createdAt, id, role } = message
  const row = { id, role, content: content.text, createdAt: createdAt.toISOString() }
  if (message.role === 'user') {
    return { ...row, citations: [], answeredBy: null, kind: null, notice: null }
  }
  const { answeredBy, citations, kind, notice } = message.content
  return { ...row, citations: citations.map(presentCitation), answeredBy, kind, notice }
}

/** An answer that is not kept, as the private call gives it. */
export function presentAnswer({ answeredBy, citations, kind, notice, text }: WrittenAnswer) {
  return {
    response: text,
    citations: citations.map(presentCitation),
    kind,
    answeredBy,
    notice,
  }
}

export function presentCitation({ cite, page, quote, slug }: Citation): ChatCitation {
  return {
    cite,
    ...(slug !== undefined && { slug }),
    ...(page !== undefined && { page }),
    ...(quote !== undefined && { quote }),
  }
}
