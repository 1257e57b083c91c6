import type { Standing } from '@hub/core/subscription/standing'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import type { Send } from '../../db/jobs.ts'
import { content } from '../../db/registrySchema.ts'
import { activities, chatConversations, documents, users } from '../../db/schema.ts'
import { signedOut } from '../../plugins/session.ts'
import { deleteSessionsOf } from '../../plugins/sessionStore.ts'
import { findAccount, findSubscription } from '../account/store.ts'

/**
 * Moves what a guest holds into the account that signs in, and deletes the empty guest with its sessions. An
 * account that a passkey or a service keeps is left as it is. Runs inside the transaction of the sign-in.
 *
 * @param guestId whoever the browser was until now; null: nobody
 * @throws Refusal 401 when the account was deleted meanwhile
 */
export async function adoptGuest(
  transaction: Queries,
  send: Send,
  guestId: string | null,
  userId: string,
): Promise<void> {
  const ids = guestId ? [guestId, userId] : [userId]
  // In one order, so that two sign-ins wait for each other instead of failing. Writers that are about to
  // store something of the guest's wait too.
  const rows = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('update')
  const account = rows.find((row) => row.id === userId)
  if (!account) throw signedOut()
  const guest = rows.find((row) => row.id === guestId && row.id !== userId)
  if (!guest || !(await findAccount(transaction, guest.id))?.isGuest) return
  for (const table of [documents, chatConversations, activities, content]) {
    await transaction.update(table).set({ userId }).where(eq(table.userId, guest.id))
  }
  await joinSubscriptions(transaction, send, guest, account)
  await deleteSessionsOf(transaction, guest.id)
  await transaction.delete(users).where(eq(users.id, guest.id))
}

type UserRow = typeof users.$inferSelect

/**
 * The better of the two subscriptions stays. What the payment provider knows of the other one ends there, so
 * that nobody is charged twice, or for an account that is gone.
 */
async function joinSubscriptions(
  transaction: Queries,
  send: Send,
  guest: UserRow,
  account: UserRow,
): Promise<void> {
  const worthOf = async ({ id }: UserRow) => worth(await findSubscription(transaction, id))
  const guestsIsBetter = (await worthOf(guest)) > (await worthOf(account))
  const ended = guestsIsBetter ? account : guest
  if (guestsIsBetter) {
    const { stripeCustomerId, stripeSubscriptionId, subscriptionStatus } = guest
    const { subscriptionSource, subscriptionEndsAt, cancelAtPeriodEnd } = guest
    await transaction
      .update(users)
      .set({
        stripeCustomerId,
        stripeSubscriptionId,
        subscriptionStatus,
        subscriptionSource,
        subscriptionEndsAt,
        cancelAtPeriodEnd,
      })
      .where(eq(users.id, account.id))
  }
  if (ended.stripeCustomerId) await send('forget-payer', { customerId: ended.stripeCustomerId })
}

/** Paid access is worth most, then access for nothing, then a payment that can be mended. */
function worth({ hasAccess, source, status }: Standing): number {
  if (hasAccess) return source === 'stripe' ? 3 : 2
  return status === 'past_due' ? 1 : 0
}
