/** A message and its answer in the database. The message is kept before anything else is done with it. */
import type { Queries } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import {
  insertMessage,
  lastMessages,
  lastPosition,
  type OpenMessage,
  replaceAnswer,
  type WrittenAnswer,
} from './messageStore.ts'
import { conversationFull, noConversation, nothingToAnswer } from './refusals.ts'
import { touchConversation } from './store.ts'

/** Enough for months of questions, and still read at once. */
const MOST_MESSAGES = 1000

/** A kept message, and the answer that it has already. */
export interface Exchange {
  readonly user: OpenMessage
  readonly answer: OpenMessage | null
}

/**
 * Keeps a message at the end of a conversation.
 *
 * @throws Refusal 404 where the conversation was deleted, 409 where there is no room for the message now
 */
export function keepMessage(
  { database, keyring }: Services,
  conversationId: string,
  text: string,
): Promise<Exchange> {
  return database.queries.transaction(async (transaction) => {
    if (!(await touchConversation(transaction, conversationId))) throw noConversation()
    const position = ((await lastPosition(transaction, conversationId)) ?? -1) + 1
    if (position >= MOST_MESSAGES) throw conversationFull()
    const said = { role: 'user', content: { text } } as const
    const user = await insertMessage(transaction, keyring, { conversationId, position }, said)
    return { user, answer: null }
  })
}

/**
 * The last message of the user with its answer, which is missing where the server died while it was written.
 *
 * @throws Refusal 409 where there is none
 */
export async function lastExchange(
  { database, keyring }: Services,
  conversationId: string,
): Promise<Exchange> {
  const [before, last] = pairOf(await lastMessages(database.queries, keyring, conversationId, 2))
  if (!last) throw nothingToAnswer()
  if (last.role === 'user') return { user: last, answer: null }
  if (before?.role !== 'user') throw nothingToAnswer()
  return { user: before, answer: last }
}

/** Keeps an answer: after its message, or in the place of the answer before. Undefined: the conversation is gone. */
export function keepAnswer(
  { database, keyring }: Services,
  { answer, user }: Exchange,
  written: WrittenAnswer,
): Promise<OpenMessage | undefined> {
  const { conversationId, position } = user
  return database.queries.transaction(async (transaction: Queries) => {
    if (!(await touchConversation(transaction, conversationId))) return undefined
    if (answer) return replaceAnswer(transaction, keyring, answer.id, written)
    const place = { conversationId, position: position + 1 }
    return insertMessage(transaction, keyring, place, { role: 'assistant', content: written })
  })
}

function pairOf(
  messages: readonly OpenMessage[],
): [OpenMessage | undefined, OpenMessage | undefined] {
  return messages.length > 1 ? [messages.at(-2), messages.at(-1)] : [undefined, messages[0]]
}
