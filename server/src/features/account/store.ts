import type { Account } from '@hub/api/account'
import type { Subscription } from '@hub/api/subscription'
import {
  type KeptSubscription,
  noSubscription,
  type Standing,
  standingOf,
} from '@hub/core/subscription/standing'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { documents, identities, users } from '../../db/schema.ts'

/** In these the provider charges a card now or later. */
const chargedStates: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** True while nothing but this browser's session leads to the account. */
const isGuest = sql<boolean>`not exists (select from passkeys where user_id = users.id)
  and not exists (select from identities where user_id = users.id)`

/** A row's subscription as `standingOf` takes it; only our own words are ever written there. */
export const keptSubscription = {
  status: sql<KeptSubscription['status']>`${users.subscriptionStatus}`,
  source: sql<KeptSubscription['source']>`${users.subscriptionSource}`,
  endsAt: users.subscriptionEndsAt,
  cancelAtPeriodEnd: users.cancelAtPeriodEnd,
}

/** The columns of `users` for a subscription to keep. */
export function subscriptionColumns({
  status,
  source,
  endsAt,
  cancelAtPeriodEnd,
}: KeptSubscription) {
  return {
    subscriptionStatus: status,
    subscriptionSource: source,
    subscriptionEndsAt: endsAt,
    cancelAtPeriodEnd,
    updatedAt: sql`now()`,
  }
}

/** An account as its owner may see it: the only way from a row of `users` to the wire. */
export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [row] = await queries
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      isGuest,
      kept: keptSubscription,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!row) return undefined
  const { kept, ...account } = row
  return { ...account, subscriptionStatus: standingOf(kept, new Date()).status }
}

/** Whether an account has premium access. */
export async function hasAccess(queries: Queries, id: string): Promise<boolean> {
  return (await findSubscription(queries, id)).hasAccess
}

/** Where an account's subscription stands; nowhere without an account. */
export async function findSubscription(queries: Queries, id: string | null): Promise<Standing> {
  const [row] = id ? await queries.select(keptSubscription).from(users).where(eq(users.id, id)) : []
  return standingOf(row ?? noSubscription, new Date())
}

/** A subscription as its owner may see it. */
export function presentSubscription({ endsAt, ...rest }: Standing): Subscription {
  return { ...rest, endsAt: endsAt?.toISOString() ?? null }
}

/**
 * Gives an account premium access without a payment, or takes it back. What is known to the payment provider
 * stays: it must be ended there.
 *
 * @returns 'unknown' where there is no such account; 'paid' where one is charged, which stays as it is
 */
export async function setSubscriptionStatus(
  queries: Queries,
  id: string,
  status: 'active' | 'none',
): Promise<'done' | 'unknown' | 'paid'> {
  const source = status === 'active' ? 'grant' : null
  return queries.transaction(async (transaction) => {
    const [row] = await transaction
      .select(keptSubscription)
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!row) return 'unknown'
    if (row.source === 'stripe' && chargedStates.has(row.status)) return 'paid'
    await transaction
      .update(users)
      .set(subscriptionColumns({ ...noSubscription, status, source }))
      .where(eq(users.id, id))
    return 'done'
  })
}

/** Who an account is at the payment provider, if it is anybody there. */
export async function findCustomer(queries: Queries, id: string): Promise<string | null> {
  const [row] = await queries
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, id))
  return row?.customerId ?? null
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
