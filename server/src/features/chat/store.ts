/** The rows of conversations. Titles are sealed, and opened on the way out. */
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { chatConversations } from '../../db/schema.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import type { Place } from '../../sealing/place.ts'

export { allMessages } from './messageStore.ts'

/** A conversation in clear. */
export type OpenConversation = typeof chatConversations.$inferSelect

/** Where a page of conversations ended: microseconds since 1970, and the last row's id. */
export type ConversationPlace = [updated: number, id: string]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const updatedMicros = sql<number>`(extract(epoch from ${chatConversations.updatedAt}) * 1000000)::float8`

/** The place does not name the owner, so that a title still opens after it moved to another account. */
const titleOf = (id: string): Place => ({ table: 'chat_conversations', column: 'title', row: id })

/** Opens a conversation for an account that is known to exist. */
export async function insertConversation(
  queries: Queries,
  keyring: Keyring,
  { documentId, title, userId }: { userId: string; title: string; documentId: string | null },
): Promise<OpenConversation> {
  const id = randomUUID()
  const [row] = await queries
    .insert(chatConversations)
    .values({ id, userId, documentId, title: keyring.sealFor(titleOf(id), title) })
    .returning()
  return opened(keyring, row as OpenConversation)
}

/** A page of an account's conversations, the latest first: `limit` rows after `place`. */
export async function pageOfConversations(
  queries: Queries,
  keyring: Keyring,
  filter: { userId: string; limit: number; place?: ConversationPlace | undefined },
): Promise<(OpenConversation & { place: ConversationPlace })[]> {
  const { limit, place, userId } = filter
  const older =
    place &&
    sql`(${updatedMicros}, ${chatConversations.id}) < (${place[0]}::float8, ${place[1]}::uuid)`
  const rows = await queries
    .select({ row: chatConversations, updated: updatedMicros })
    .from(chatConversations)
    .where(and(eq(chatConversations.userId, userId), older))
    .orderBy(desc(chatConversations.updatedAt), desc(chatConversations.id))
    .limit(limit)
  return rows.map(({ row, updated }) => ({ ...opened(keyring, row), place: [updated, row.id] }))
}

/** All conversations of an account, oldest first. */
export async function allConversations(
  queries: Queries,
  keyring: Keyring,
  userId: string,
): Promise<OpenConversation[]> {
  const rows = await queries
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .orderBy(asc(chatConversations.createdAt), asc(chatConversations.id))
  return rows.map((row) => opened(keyring, row))
}

/** The ids of an account's conversations. */
export async function conversationIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
  return rows.map(({ id }) => id)
}

/** A conversation of this account; undefined for another's, an unknown one or what is no id. */
export async function findConversation(
  queries: Queries,
  keyring: Keyring,
  userId: string,
  id: string,
): Promise<OpenConversation | undefined> {
  if (!UUID.test(id)) return undefined
  const [row] = await queries.select().from(chatConversations).where(ownedBy(userId, id))
  return row && opened(keyring, row)
}

/** Gives a conversation another title. Its place in the list stays, since nothing was said in it. */
export async function renameConversation(
  queries: Queries,
  keyring: Keyring,
  userId: string,
  { id, title }: { id: string; title: string },
): Promise<OpenConversation | undefined> {
  if (!UUID.test(id)) return undefined
  const [row] = await queries
    .update(chatConversations)
    .set({ title: keyring.sealFor(titleOf(id.toLowerCase()), title) })
    .where(ownedBy(userId, id))
    .returning()
  return row && opened(keyring, row)
}

/** Deletes a conversation of this account with its messages. False: there is none. */
export async function deleteConversation(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!UUID.test(id)) return false
  const gone = await queries
    .delete(chatConversations)
    .where(ownedBy(userId, id))
    .returning({ id: chatConversations.id })
  return gone.length > 0
}

/**
 * Lets writers of one conversation take turns until the transaction ends, and notes that it changed. False: it
 * was deleted.
 */
export async function touchConversation(transaction: Queries, id: string): Promise<boolean> {
  const rows = await transaction
    .update(chatConversations)
    .set({ updatedAt: sql`now()` })
    .where(eq(chatConversations.id, id))
    .returning({ id: chatConversations.id })
  return rows.length > 0
}

const ownedBy = (userId: string, id: string) =>
  and(eq(chatConversations.id, id), eq(chatConversations.userId, userId))

/** @throws SealBroken for a row that was not sealed here, or not for this id */
function opened(keyring: Keyring, row: OpenConversation): OpenConversation {
  return { ...row, title: keyring.openFor(titleOf(row.id), row.title) }
}
