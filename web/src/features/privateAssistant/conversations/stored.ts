import type { ChatCitation } from '@hub/api/chat'
import type { VaultKind } from '../../../lib/private/kept.ts'
import { isTag } from '../record/chainTag.ts'
import type { Conversations, PrivateConversation, PrivateMessage } from './conversation.ts'

/** How the conversations lie in the browser's storage. Nobody but this browser's owner writes there. */
export const storedConversations: VaultKind<Conversations> = {
  name: 'hub.privateConversations',
  database: 'hub-talks',
  empty: [],
  read: (text) => {
    const value = JSON.parse(text) as unknown
    if (!Array.isArray(value)) throw new Error('This is no list of conversations.')
    return value.map(readConversation)
  },
  print: (conversations) => JSON.stringify(conversations),
}

function readConversation(value: unknown): PrivateConversation {
  const { id, title, messages, lastActivity, chainTag } = fieldsOf(value)
  const isWhole =
    Number.isSafeInteger(id) &&
    typeof title === 'string' &&
    Array.isArray(messages) &&
    isInstant(lastActivity)
  if (!isWhole) throw new Error('This is no conversation.')
  return {
    id: id as number,
    title,
    messages: messages.map(readMessage),
    lastActivity,
    ...(isTag(chainTag) && { chainTag }),
  }
}

function readMessage(value: unknown): PrivateMessage {
  const { id, role, content, timestamp, citations, way, byModel, notice } = fieldsOf(value)
  const isRole = role === 'user' || role === 'assistant'
  const isId = typeof id === 'string' || typeof id === 'number'
  if (!isId || !isRole || typeof content !== 'string' || !isInstant(timestamp)) {
    throw new Error('This is no message.')
  }
  return {
    id: String(id),
    role,
    content,
    timestamp,
    ...(Array.isArray(citations) && { citations: citations.flatMap(readCitation) }),
    ...((way === 'device' || way === 'model') && { way }),
    ...(typeof byModel === 'boolean' && { byModel }),
    ...(typeof notice === 'string' && { notice }),
  }
}

/** A source that makes no sense is left out: its number then stands as it was written. */
function readCitation(value: unknown): ChatCitation[] {
  const { cite, slug, page, quote } = fieldsOf(value)
  if (typeof cite !== 'string') return []
  return [
    {
      cite,
      ...(typeof slug === 'string' && { slug }),
      ...(Number.isInteger(page) && { page: page as number }),
      ...(typeof quote === 'string' && { quote }),
    },
  ]
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
