import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { activities, chatConversations, documents, users } from '../../db/schema.ts'
import { signedOut } from '../../plugins/session.ts'
import { deleteSessionsOf } from '../../plugins/sessionStore.ts'
import { findAccount, premiumStates } from '../account/store.ts'

/**
 * Moves what a guest holds into the account that signs in, and deletes the empty guest with its sessions. An
 * account that a passkey or a service keeps is left as it is. Runs inside the transaction of the sign-in.
 *
 * @param guestId whoever the browser was until now; null: nobody
 * @throws Refusal 401 when the account was deleted meanwhile
 */
export async function adoptGuest(
  transaction: Queries,
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
  for (const table of [documents, chatConversations, activities]) {
    await transaction.update(table).set({ userId }).where(eq(table.userId, guest.id))
  }
  await moveSubscription(transaction, guest, account)
  await deleteSessionsOf(transaction, guest.id)
  await transaction.delete(users).where(eq(users.id, guest.id))
}

type UserRow = typeof users.$inferSelect

/** What a guest paid for is not lost where the account has nothing of the kind. */
async function moveSubscription(
  transaction: Queries,
  guest: UserRow,
  account: UserRow,
): Promise<void> {
  if (premiumStates.includes(account.subscriptionStatus)) return
  if (!premiumStates.includes(guest.subscriptionStatus)) return
  const { stripeCustomerId, stripeSubscriptionId, subscriptionStatus } = guest
  await transaction
    .update(users)
    .set({ stripeCustomerId, stripeSubscriptionId, subscriptionStatus })
    .where(eq(users.id, account.id))
}
