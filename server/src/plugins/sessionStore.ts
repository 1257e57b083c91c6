import { SESSION_DAYS, SIGN_IN_MINUTES } from '@hub/core/trust/terms'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hubNow } from '../db/clock.ts'
import type { Queries } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, users } from '../db/schema.ts'

/** What a sign-in that is under way must remember between its two calls. */
export type Ceremony =
  | { kind: 'register' | 'login' | 'confirm'; challenge: string }
  | { kind: 'oidc'; state: string; nonce: string; verifier: string; asAdministrator: boolean }

/** Under which cookie a session was given: the one of https, or the one without. */
export type GivenBy = 'host' | 'open'

/** The whole of what `sess` holds: no address, no browser, no time. */
interface Sess {
  userId?: string
  /** Undefined: by a version that had one cookie for both. */
  by?: GivenBy
  /** Until when calls that were under way as it changed its name find it, in milliseconds since 1970. */
  oldNameUntil?: number
  /** Until when a passkey may be added, in milliseconds since 1970; its owner has just signed in or confirmed. */
  confirmedUntil?: number
  /** Until when, in milliseconds since 1970. */
  ceremony?: Ceremony & { until: number }
  /** That an administrator signed in: a hash of the entry in the list of them, and until when it counts. */
  administrator?: { mark: string; until: number }
}

/** A session that is alive; `userId` is null where nobody has an account yet. */
export interface StoredSession {
  sid: string
  userId: string | null
  expire: Date
  by: GivenBy | undefined
  oldNameUntil: number
  confirmedUntil: number
  /** See `Sess`; null where it counts no more. */
  administrator: string | null
}

/** An administrator signs in anew each working day. */
const ADMINISTRATOR_MS = 8 * 3_600_000

const CEREMONY_MS = SIGN_IN_MINUTES * 60_000

/** How long a session lasts without a visit: with an account, and for a sign-in that is under way. */
const lifetimes = {
  account: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  ceremony: sql`now() + interval '10 minutes'`,
}

/** The session with this sid, unless it has expired or its account is gone. */
export async function findSession(queries: Queries, sid: string): Promise<StoredSession | null> {
  const statement = prepared(queries, 'find_session', (name) =>
    queries
      .select({ sess: sessions.sess, expire: sessions.expire, known: users.id })
      .from(sessions)
      .leftJoin(users, sql`${users.id} = (${sessions.sess}->>'userId')::uuid`)
      .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, hubNow)))
      .prepare(name),
  )
  const [row] = await statement.execute({ sid })
  if (!row) return null
  const { administrator, userId, by, oldNameUntil = 0, confirmedUntil = 0 } = row.sess as Sess
  if (userId && !row.known) return null
  const isStill = administrator !== undefined && administrator.until > Date.now()
  return {
    sid,
    userId: userId ?? null,
    expire: row.expire,
    by,
    oldNameUntil,
    confirmedUntil,
    administrator: isStill ? administrator.mark : null,
  }
}

/** How somebody came to a session. */
export interface Entry {
  /** Its owner has just shown who they are. */
  readonly isConfirmed: boolean
  /** See `Sess`; null for everybody but an administrator. */
  readonly mark: string | null
}

type NewSession = Pick<StoredSession, 'sid' | 'userId'> & Entry & { readonly by: GivenBy }

export async function insertSession(
  queries: Queries,
  { sid, userId, by, isConfirmed, mark }: NewSession,
): Promise<StoredSession> {
  const confirmedUntil = isConfirmed ? Date.now() + CEREMONY_MS : 0
  const administrator = mark === null ? undefined : { mark, until: Date.now() + ADMINISTRATOR_MS }
  const sess: Sess = {
    ...(userId && { userId, administrator }),
    by,
    ...(isConfirmed && { confirmedUntil }),
  }
  const expire = userId ? lifetimes.account : lifetimes.ceremony
  const [row] = await queries
    .insert(sessions)
    .values({ sid, sess, expire })
    .returning({ expire: sessions.expire })
  return {
    sid,
    userId,
    expire: row?.expire as Date,
    by,
    oldNameUntil: 0,
    confirmedUntil,
    administrator: mark,
  }
}

const UNDER_WAY_MS = 60_000

/** Gives a session to the cookie of https. Calls that are under way find it by the other for a minute. */
export async function moveToHost(queries: Queries, sid: string): Promise<void> {
  const moved: Sess = { by: 'host', oldNameUntil: Date.now() + UNDER_WAY_MS }
  await queries
    .update(sessions)
    .set({
      sess: sql`(${sessions.sess}::jsonb || ${JSON.stringify(moved)}::jsonb)::json`,
      expire: lifetimes.account,
    })
    .where(and(eq(sessions.sid, sid), sql`coalesce(${sessions.sess}->>'by', 'open') = 'open'`))
}

/** Starts the thirty days of a session again. One that has ended meanwhile stays ended. */
export async function renewSession(queries: Queries, sid: string): Promise<void> {
  await queries.update(sessions).set({ expire: lifetimes.account }).where(eq(sessions.sid, sid))
}

export async function deleteSession(queries: Queries, sid: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.sid, sid))
}

/** Ends the sessions of an account on all devices. */
export async function deleteSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, userId))
}

/**
 * Removes what has expired, and with it the accounts that nothing leads to any more: no session, no passkey, no
 * sign-in service. What they hold could never be read or deleted by its owner again. One that the payment provider
 * knows is left to features/subscription, which ends the payments with it.
 */
export async function sweepSessions(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expire, hubNow))
  await queries.execute(
    sql`delete from users u where stripe_customer_id is null and ${isUnreachable}`,
  )
}

/** Of a row `u` of `users`: nothing leads to it any more, and it is not about to get its first session. */
export const isUnreachable = sql`u.created_at < ${hubNow} - interval '1 hour'
  and not exists (select from passkeys where user_id = u.id)
  and not exists (select from identities where user_id = u.id)
  and not exists (select from sessions where sess->>'userId' = u.id::text)`

/** Remembers a sign-in that begins; it takes the place of one that was left unfinished. */
export async function keepCeremony(
  transaction: Queries,
  session: StoredSession,
  ceremony: Ceremony,
): Promise<void> {
  const sess = await lockSess(transaction, session.sid)
  if (!sess) return
  const kept: Sess = { ...sess, ceremony: { ...ceremony, until: Date.now() + CEREMONY_MS } }
  await transaction.update(sessions).set({ sess: kept }).where(eq(sessions.sid, session.sid))
}

/** What the sign-in must be held against, once: a second call finds nothing. */
export async function takeCeremony(
  transaction: Queries,
  session: StoredSession,
): Promise<Ceremony | null> {
  const sess = await lockSess(transaction, session.sid)
  if (!sess?.ceremony) return null
  const { ceremony, ...rest } = sess
  await transaction.update(sessions).set({ sess: rest }).where(eq(sessions.sid, session.sid))
  return ceremony.until > Date.now() ? ceremony : null
}

/** Lets a passkey be added by this session: one, for five minutes. */
export async function keepConfirmation(transaction: Queries, sid: string): Promise<void> {
  const sess = await lockSess(transaction, sid)
  if (!sess) return
  const kept: Sess = { ...sess, confirmedUntil: Date.now() + CEREMONY_MS }
  await transaction.update(sessions).set({ sess: kept }).where(eq(sessions.sid, sid))
}

/** True once for each confirmation, while it lasts. */
export async function takeConfirmation(transaction: Queries, sid: string): Promise<boolean> {
  const sess = await lockSess(transaction, sid)
  if (!sess?.confirmedUntil) return false
  const { confirmedUntil, ...rest } = sess
  await transaction.update(sessions).set({ sess: rest }).where(eq(sessions.sid, sid))
  return confirmedUntil > Date.now()
}

async function lockSess(transaction: Queries, sid: string): Promise<Sess | null> {
  const [row] = await transaction
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(eq(sessions.sid, sid))
    .for('update')
  return row ? (row.sess as Sess) : null
}
