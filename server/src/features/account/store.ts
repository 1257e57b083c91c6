import type { Account } from '@hub/api/account'
import type { Subscription } from '@hub/api/subscription'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { chatConversations, chatMessages, documents, identities, users } from '../../db/schema.ts'

/** True while nothing but this browser's session leads to the account. */
const isGuest = sql<boolean>`not exists (select from passkeys where user_id = users.id)
  and not exists (select from identities where user_id = users.id)`

/** The states of a subscription that open the premium features. */
export const premiumStates: readonly string[] = ['active', 'trialing']

/** An account as its owner may see it: the only way from a row of `users` to the wire. */
export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [row] = await queries
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      subscriptionStatus: users.subscriptionStatus,
      isGuest,
    })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/** Whether an account has premium access. */
export async function hasAccess(queries: Queries, id: string): Promise<boolean> {
  const [row] = await queries
    .select({ status: users.subscriptionStatus })
    .from(users)
    .where(eq(users.id, id))
  return row !== undefined && premiumStates.includes(row.status)
}

/** What an account's subscription stands at; nothing without an account. */
export async function findSubscription(queries: Queries, id: string | null): Promise<Subscription> {
  const none = { status: 'none', cancelAtPeriodEnd: false, endsAt: null, source: null } as const
  const rows = id
    ? await queries
        .select({
          status: users.subscriptionStatus,
          cancelAtPeriodEnd: users.cancelAtPeriodEnd,
          endsAt: users.subscriptionEndsAt,
          source: users.subscriptionSource,
        })
        .from(users)
        .where(eq(users.id, id))
    : []
  const row = rows[0]
  if (!row) return { hasAccess: false, ...none }
  return {
    hasAccess: premiumStates.includes(row.status),
    status: row.status as Subscription['status'],
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    endsAt: row.endsAt?.toISOString() ?? null,
    source: row.source as Subscription['source'],
  }
}

/** Sets what an account's subscription stands at. False: there is no such account. */
export async function setSubscriptionStatus(
  queries: Queries,
  id: string,
  subscriptionStatus: string,
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set({ subscriptionStatus, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Deletes an account; the database deletes all rows that belong to it. */
export async function deleteUser(queries: Queries, id: string): Promise<void> {
  await queries.delete(users).where(eq(users.id, id))
}

/** What only the export shows of an account: when it was made, and which subjects open it. */
export async function accountOrigins(queries: Queries, id: string) {
  const [account] = await queries
    .select({ createdAt: users.createdAt, updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, id))
  const services = await queries
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, id))
  return { ...account, signInServices: services }
}

/** The ids of an account's documents, oldest first. */
export async function documentIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.uploadedAt), asc(documents.id))
  return rows.map(({ id }) => id)
}

/** The conversations of an account, oldest first, still sealed. */
export function listConversations(queries: Queries, userId: string) {
  return queries
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .orderBy(asc(chatConversations.createdAt), asc(chatConversations.id))
}

/** The messages of a conversation in their order, still sealed. */
export function listMessages(queries: Queries, conversationId: string) {
  return queries
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.position))
}
