/** The messages of a conversation: sealed rows, numbered from 0 without a gap. */
import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@hub/api/chat'
import type { Answer } from '@hub/core/assistant/exchange'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { chatMessages } from '../../db/schema.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import type { Place } from '../../sealing/place.ts'

/** An answer as it is kept: who wrote it, and a sentence where that needs one. */
export interface WrittenAnswer extends Answer {
  readonly answeredBy: NonNullable<ChatMessage['answeredBy']>
  readonly notice: string | null
}

interface Row {
  readonly id: string
  readonly conversationId: string
  readonly position: number
  readonly createdAt: Date
}

/** A message in clear: of the user, or an answer. */
export type OpenMessage = Row &
  (
    | { readonly role: 'user'; readonly content: { readonly text: string } }
    | { readonly role: 'assistant'; readonly content: WrittenAnswer }
  )

const contentOf = (id: string): Place => ({ table: 'chat_messages', column: 'content', row: id })

/** All messages of a conversation, oldest first. */
export async function allMessages(
  queries: Queries,
  keyring: Keyring,
  conversationId: string,
): Promise<OpenMessage[]> {
  const rows = await queries
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.position))
  return rows.map((row) => opened(keyring, row))
}

/** The last `count` messages of a conversation, oldest first. */
export async function lastMessages(
  queries: Queries,
  keyring: Keyring,
  conversationId: string,
  count: number,
): Promise<OpenMessage[]> {
  const rows = await queries
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.position))
    .limit(count)
  return rows.toReversed().map((row) => opened(keyring, row))
}

/** Where the last message stands. The caller holds the conversation's lock. */
export async function lastPosition(
  transaction: Queries,
  conversationId: string,
): Promise<number | undefined> {
  const { position } = chatMessages
  const [row] = await transaction
    .select({ position })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(position))
    .limit(1)
  return row?.position
}

type Said = Pick<OpenMessage, 'role' | 'content'>

/** Adds a message at a position that the caller found free, under the conversation's lock. */
export async function insertMessage(
  transaction: Queries,
  keyring: Keyring,
  { conversationId, position }: Pick<Row, 'conversationId' | 'position'>,
  { content, role }: Said,
): Promise<OpenMessage> {
  const id = randomUUID()
  const sealed = keyring.sealFor(contentOf(id), JSON.stringify(content))
  const [row] = await transaction
    .insert(chatMessages)
    .values({ id, conversationId, position, role, content: sealed })
    .returning()
  return opened(keyring, row as StoredRow)
}

/** Puts another answer in the place of one. Undefined: it is gone. */
export async function replaceAnswer(
  transaction: Queries,
  keyring: Keyring,
  id: string,
  answer: WrittenAnswer,
): Promise<OpenMessage | undefined> {
  const sealed = keyring.sealFor(contentOf(id), JSON.stringify(answer))
  const [row] = await transaction
    .update(chatMessages)
    .set({ content: sealed, createdAt: sql`now()` })
    .where(eq(chatMessages.id, id))
    .returning()
  return row && opened(keyring, row)
}

type StoredRow = typeof chatMessages.$inferSelect

/** @throws SealBroken for a row that was not sealed here, or not for this id */
function opened(keyring: Keyring, { content, ...row }: StoredRow): OpenMessage {
  return { ...row, content: JSON.parse(keyring.openFor(contentOf(row.id), content)) } as OpenMessage
}
