import { createHash } from 'node:crypto'
import type { Proof } from '@hub/api/verification'
import { takenQuarters } from '@hub/core/reviews/quarter'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { schoolAddresses, schoolKeys, spentTokens } from '../../db/schema.ts'
import { endOfCode, GUESSES } from '../../mail/schoolMail.ts'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { isSigned, newKeyPair } from './blindSignature.ts'

const place = (schoolId: number, quarter: string) => ({
  table: 'school_keys',
  column: 'private_key',
  row: `${schoolId} ${quarter}`,
})

/** The public key of a school and quarter, SubjectPublicKeyInfo; made where there is none yet. */
export async function publicKeyOf(
  queries: Queries,
  keyring: Keyring,
  schoolId: number,
  quarter: string,
): Promise<Buffer> {
  const known = await findKey(queries, schoolId, quarter)
  if (known) return Buffer.from(known.publicKey, 'base64url')
  const pair = await newKeyPair()
  const sealed = keyring.sealFor(place(schoolId, quarter), pair.privateKey.toString('base64url'))
  const publicKey = pair.publicKey.toString('base64url')
  await queries
    .insert(schoolKeys)
    .values({ schoolId, quarter, publicKey, privateKey: sealed })
    .onConflictDoNothing()
  // Of two that were made at once, the first that was stored is everybody's.
  const stored = await findKey(queries, schoolId, quarter)
  return Buffer.from(stored?.publicKey ?? publicKey, 'base64url')
}

/** The private key of a school and quarter, PKCS #8; null where none was made. */
export async function privateKeyOf(
  queries: Queries,
  keyring: Keyring,
  schoolId: number,
  quarter: string,
): Promise<Buffer | null> {
  const key = await findKey(queries, schoolId, quarter)
  if (!key?.privateKey) return null
  return Buffer.from(keyring.openFor(place(schoolId, quarter), key.privateKey), 'base64url')
}

async function findKey(queries: Queries, schoolId: number, quarter: string) {
  const [key] = await queries
    .select()
    .from(schoolKeys)
    .where(and(eq(schoolKeys.schoolId, schoolId), eq(schoolKeys.quarter, quarter)))
  return key
}

/** What is kept of an address: a keyed hash, another one in each quarter. */
export function addressDigest(keyring: Keyring, quarter: string, address: string): string {
  return keyring.hashFor(`school address ${quarter}`, address.toLowerCase())
}

/** What is kept of a code, for the address it was sent to. */
function codeDigest(keyring: Keyring, digest: string, code: string): string {
  return keyring.hashFor('school code', `${digest} ${code}`)
}

/** Keeps a code for an address until it is used. False where the address had its token of this quarter. */
export async function keepCode(
  queries: Queries,
  keyring: Keyring,
  given: { quarter: string; address: string; code: string; now: Date },
): Promise<boolean> {
  const digest = addressDigest(keyring, given.quarter, given.address)
  const code = codeDigest(keyring, digest, given.code)
  const waiting = { code, codeEnds: endOfCode(given.now), guesses: 0 }
  const kept = await queries
    .insert(schoolAddresses)
    .values({ quarter: given.quarter, digest, ...waiting })
    .onConflictDoUpdate({
      target: [schoolAddresses.quarter, schoolAddresses.digest],
      set: waiting,
      setWhere: sql`${schoolAddresses.code} is not null`,
    })
    .returning({ digest: schoolAddresses.digest })
  return kept.length > 0
}

/**
 * Uses a code up: from then on the address has had its token of this quarter, and of the code and its time nothing
 * stays. A wrong code counts as a guess.
 */
export async function useCode(
  queries: Queries,
  keyring: Keyring,
  given: { quarter: string; address: string; code: string; now: Date },
): Promise<boolean> {
  const digest = addressDigest(keyring, given.quarter, given.address)
  const code = codeDigest(keyring, digest, given.code)
  const used = await rowsOf(
    queries,
    sql`
    update school_addresses set code = null, code_ends = null, guesses = 0
    where quarter = ${given.quarter} and digest = ${digest} and code = ${code}
      and code_ends > ${given.now.toISOString()}::timestamptz and guesses < ${GUESSES}::int
    returning digest`,
  )
  if (used.length > 0) return true
  await queries.execute(sql`
    update school_addresses set guesses = guesses + 1
    where quarter = ${given.quarter} and digest = ${digest} and code is not null`)
  return false
}

/** What is kept of a proof: it says that an author belongs to a school, and nothing of who they are. */
export interface Token {
  digest: string
  quarter: string
}

export const usedProof = () => new Refusal(409, 'This proof was already used for a review.')

/**
 * Takes a proof for one that may be spent. Reads only: what waits with it is spent when it is published.
 *
 * @throws Refusal 400 where it is none for this school at this time, 409 where it was spent before
 */
export async function takeProof(
  queries: Queries,
  proof: Proof,
  schoolId: number | null,
  now: Date,
): Promise<Token> {
  if (schoolId === null || !(await isProof(queries, proof, schoolId, now))) {
    throw badRequest('This proof is not one for this school, or it is too old.')
  }
  const message = Buffer.from(proof.message, 'base64url')
  const digest = createHash('sha256').update(message).digest('base64url')
  const [spent] = await queries
    .select({ digest: spentTokens.digest })
    .from(spentTokens)
    .where(eq(spentTokens.digest, digest))
  if (spent) throw usedProof()
  return { digest, quarter: proof.quarter }
}

/** Spends a token, in the transaction that stores its review. False where it was spent before. */
export async function spend(transaction: Queries, token: Token): Promise<boolean> {
  const spent = await transaction
    .insert(spentTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ digest: spentTokens.digest })
  return spent.length > 0
}

async function isProof(
  queries: Queries,
  { quarter, message, signature }: Proof,
  schoolId: number,
  now: Date,
): Promise<boolean> {
  if (!takenQuarters(now).includes(quarter)) return false
  const key = await findKey(queries, schoolId, quarter)
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return key !== undefined && isSigned(bytes(key.publicKey), bytes(message), bytes(signature))
}

/** Forgets what ended: addresses with their quarter, private keys too, and all else when no token is taken any more. */
export async function forgetQuarters(queries: Queries, now: Date): Promise<void> {
  const taken = takenQuarters(now)
  const [current] = taken
  await queries.delete(schoolAddresses).where(notInArray(schoolAddresses.quarter, [current]))
  await queries
    .update(schoolKeys)
    .set({ privateKey: null })
    .where(notInArray(schoolKeys.quarter, [current]))
  await queries.delete(schoolKeys).where(notInArray(schoolKeys.quarter, taken))
  await queries.delete(spentTokens).where(notInArray(spentTokens.quarter, taken))
}
