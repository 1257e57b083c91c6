import type { KeptSubscription } from '@hub/core/subscription/standing'
import { and, eq, sql } from 'drizzle-orm'
import { hubNow } from '../../db/clock.ts'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { paymentEvents, users } from '../../db/schema.ts'
import { isUnreachable } from '../../plugins/sessionStore.ts'
import { keptSubscription, subscriptionColumns } from '../account/store.ts'

/** An account as far as payments go. */
export interface Payer {
  id: string
  customerId: string | null
  subscriptionId: string | null
  kept: KeptSubscription
  /** Another one after every change of the row, whoever made it. */
  version: string
}

function selectPayers(queries: Queries) {
  return queries
    .select({
      id: users.id,
      customerId: users.stripeCustomerId,
      subscriptionId: users.stripeSubscriptionId,
      kept: keptSubscription,
      version: sql<string>`${users}.xmin::text`,
    })
    .from(users)
}

export async function findPayer(queries: Queries, id: string): Promise<Payer | undefined> {
  const [row] = await selectPayers(queries).where(eq(users.id, id))
  return row
}

/** The account that is this customer at the provider. */
export async function findPayerOf(
  queries: Queries,
  customerId: string,
): Promise<Payer | undefined> {
  const [row] = await selectPayers(queries).where(eq(users.stripeCustomerId, customerId))
  return row
}

/** The account, locked until the transaction ends. */
export async function lockPayer(transaction: Queries, id: string): Promise<Payer | undefined> {
  const [row] = await selectPayers(transaction).where(eq(users.id, id)).for('update')
  return row
}

/** What is kept of an account at the provider, and of its subscription there. */
export interface PayerChange {
  customerId: string | null
  subscriptionId: string | null
  kept: KeptSubscription
}

/** Keeps a change, unless the row was changed since it was read. False: it was, and nothing is kept. */
export async function changePayer(
  queries: Queries,
  before: Payer,
  { customerId, subscriptionId, kept }: PayerChange,
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set({
      stripeCustomerId: customerId,
      stripeSubscriptionId: subscriptionId,
      ...subscriptionColumns(kept),
    })
    .where(and(eq(users.id, before.id), eq(sql`${users}.xmin::text`, before.version)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Notes that an event was worked off. False: it was before. */
export async function noteEvent(transaction: Queries, id: string): Promise<boolean> {
  const noted = await transaction
    .insert(paymentEvents)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return noted.length > 0
}

/** Whether an event was worked off before. */
export async function knowsEvent(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return rows.length > 0
}

/** Forgets events that the provider sends no more: it tries for three days. */
export async function sweepEvents(queries: Queries): Promise<void> {
  await queries.execute(
    sql`delete from payment_events where received_at < ${hubNow} - interval '30 days'`,
  )
}

/** Accounts whose month is over without news of what came after it. */
export async function overduePayers(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    queries,
    sql`select id from users where stripe_subscription_id is not null
      and subscription_status in ('active', 'trialing', 'past_due')
      and subscription_ends_at < now() - interval '1 hour'
      order by subscription_ends_at limit 200`,
  )
  return rows.map(({ id }) => id)
}

/** Deletes the accounts with a customer at the provider that nobody can open any more. Answers the customers. */
export async function deleteUnreachable(transaction: Queries): Promise<string[]> {
  const rows = await rowsOf<{ customer: string }>(
    transaction,
    sql`delete from users u where stripe_customer_id is not null and ${isUnreachable}
      returning stripe_customer_id as customer`,
  )
  return rows.map(({ customer }) => customer)
}

/** Ends every demo: for a hub that takes payments from now on. */
export async function endDemos(queries: Queries): Promise<void> {
  await queries.execute(
    sql`update users set subscription_status = 'none', subscription_source = null,
      subscription_ends_at = null, cancel_at_period_end = false, updated_at = now()
      where subscription_source = 'demo'`,
  )
}
