import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { identities, passkeys, users } from '../../db/schema.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The passkeys of an account, oldest first. */
export function listPasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Has whoever else changes this account's passkeys wait for the end of the transaction. */
export async function lockAccount(transaction: Queries, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** A credential's id as base64url; no other text is asked for. */
const isPasskeyId = (id: string) => /^[\w-]+$/.test(id)

export async function findPasskey(queries: Queries, id: string): Promise<PasskeyRow | undefined> {
  if (!isPasskeyId(id)) return undefined
  const [row] = await queries.select().from(passkeys).where(eq(passkeys.id, id))
  return row
}

/** Keeps a new passkey. Undefined: it is kept already, perhaps for another account. */
export async function insertPasskey(
  queries: Queries,
  fields: Pick<PasskeyRow, 'id' | 'userId' | 'publicKey' | 'counter' | 'transports'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries.insert(passkeys).values(fields).onConflictDoNothing().returning()
  return row
}

/** Notes that a passkey was used, and its counter. False: it was deleted or used meanwhile. */
export async function usePasskey(
  queries: Queries,
  before: PasskeyRow,
  counter: number,
): Promise<boolean> {
  const used = await queries
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, before.id), eq(passkeys.counter, before.counter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Deletes a passkey of this account. False: it has none with this id. */
export async function deletePasskey(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isPasskeyId(id)) return false
  const deleted = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

/** The account that a sign-in service's subject opens. */
export async function findIdentity(
  queries: Queries,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.userId
}

/** Lets a subject open an account. False: it opens one already. */
export async function insertIdentity(
  queries: Queries,
  fields: { issuer: string; subject: string; userId: string },
): Promise<boolean> {
  const inserted = await queries
    .insert(identities)
    .values(fields)
    .onConflictDoNothing()
    .returning({ subject: identities.subject })
  return inserted.length > 0
}
