/** A message and its answer in the database. The message is kept before anything else is done with it. */
import type { Queries } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import {
  insertMessage,
  lastMessages,
  lastRow,
  type OpenMessage,
  replaceAnswer,
  type WrittenAnswer,
} from './messageStore.ts'
import { conversationFull, noConversation, nothingToAnswer, stillAnswering } from './refusals.ts'
import { touchConversation } from './store.ts'

/** Enough for months of questions, and still read at once. */
const MOST_MESSAGES = 1000
/** No answer takes longer (see `patience`), so after this time none is under way on another server. */
const LONGEST_ANSWER_SECONDS = 130

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
  services: Services,
  conversationId: string,
  text: string,
): Promise<Exchange> {
  const { database, keyring } = services
  return database.queries.transaction(async (transaction) => {
    if (!(await touchConversation(transaction, conversationId))) throw noConversation()
    const last = await lastRow(transaction, conversationId)
    if (last && isAnsweredElsewhere(services, last)) throw stillAnswering()
    const position = (last?.position ?? -1) + 1
    if (position >= MOST_MESSAGES) throw conversationFull()
    const said = { role: 'user', content: { text } } as const
    const user = await insertMessage(transaction, keyring, { conversationId, position }, said)
    return { user, answer: null }
  })
}

/**
 * The last message of the user with its answer, which is missing where the server died while it was written.
 *
 * @throws Refusal 409 where there is none, or where another server is answering it
 */
export async function lastExchange(services: Services, conversationId: string): Promise<Exchange> {
  const { database, keyring } = services
  const row = await lastRow(database.queries, conversationId)
  const [before, last] = pairOf(await lastMessages(database.queries, keyring, conversationId, 2))
  if (!row || !last) throw nothingToAnswer()
  if (isAnsweredElsewhere(services, row)) throw stillAnswering()
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

/**
 * A message of the user at the end has no answer yet. The embedded database has one server, and that knows
 * what it writes; of others only the time tells, unless this one was to answer it and could not.
 */
function isAnsweredElsewhere(
  { database, underWay }: Services,
  { ageSeconds, id, role }: { ageSeconds: number; id: string; role: string },
): boolean {
  if (database.kind !== 'postgres' || role !== 'user' || underWay.isGivenUp(id)) return false
  return ageSeconds < LONGEST_ANSWER_SECONDS
}

function pairOf(
  messages: readonly OpenMessage[],
): [OpenMessage | undefined, OpenMessage | undefined] {
  return messages.length > 1 ? [messages.at(-2), messages.at(-1)] : [undefined, messages[0]]
}
