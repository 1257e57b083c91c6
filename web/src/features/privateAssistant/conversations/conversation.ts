import type { ChatCitation } from '@hub/api/chat'

/** Where an answer was made: in this browser, or by the hub's server with its model. */
export type Way = 'device' | 'model'

/** One message, as it is stored. What answers have beyond the first four may be missing in what others wrote. */
export interface PrivateMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** ISO instant. */
  readonly timestamp: string
  readonly citations?: readonly ChatCitation[]
  readonly way?: Way
  /** The model wrote the words; else the guide did. */
  readonly byModel?: boolean
  /** Something to know about the answer, as a sentence. */
  readonly notice?: string
}

export interface PrivateConversation {
  /** The moment it was begun, in milliseconds; no two are alike. */
  readonly id: number
  readonly title: string
  /** Oldest first. */
  readonly messages: readonly PrivateMessage[]
  /** ISO instant. */
  readonly lastActivity: string
  /** By what its record on the chain is known; there only once its owner asked for one. */
  readonly chainTag?: string
}

/** Newest first, as they were begun. */
export type Conversations = readonly PrivateConversation[]

/** The last message, where it is a question without an answer. */
export function openQuestion({ messages }: PrivateConversation): PrivateMessage | undefined {
  const last = messages.at(-1)
  return last?.role === 'user' ? last : undefined
}

/** "1 message", "4 messages". */
export function countWords(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}
