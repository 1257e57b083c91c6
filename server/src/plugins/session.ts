/**
 * Who asks (decision 0011). A session is a row of `sessions` and a cookie with a random token. The row is found
 * by a hash of the token that is keyed with SESSION_SECRET, so that a copy of the database opens no session.
 *
 * Only the calls that are registered behind `registerSessions` know of it: public lists, reviews and pages
 * read no cookie and set none.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isOfAccount } from '@hub/api/ofAccount'
import { SESSION_DAYS } from '@hub/core/trust/terms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs, Send } from '../db/jobs.ts'
import { users } from '../db/schema.ts'
import { describeFailure } from './describeFailure.ts'
import { Refusal } from './refusal.ts'
import { codesIn, cookieOf, HOST_COOKIE, OPEN_COOKIE } from './sessionCookie.ts'
import {
  type Ceremony,
  deleteSession,
  type Entry,
  findSession,
  insertSession,
  keepCeremony,
  keepConfirmation,
  moveToHost,
  renewSession,
  type StoredSession,
  sweepSessions,
  takeCeremony,
  takeConfirmation,
} from './sessionStore.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where a call is not registered behind `registerSessions`. */
    visit: Visit | null
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Settings {
  sessionSecret: string
  publicUrl: string | null
}

/** The session of one request, and its cookie. */
class Visit {
  session: StoredSession | null = null
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #settings: Settings

  constructor(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
    this.#request = request
    this.#reply = reply
    this.#settings = settings
  }

  /**
   * Finds the session of the request's cookie, and lets it live on. Makes none.
   *
   * @throws Refusal 400 for a write with two codes: another site may have planted one, and whose is whose is not known
   */
  async open(queries: Queries): Promise<void> {
    const { cookie } = this.#request.headers
    const ofHost = this.#isSecure ? codesIn(cookie, HOST_COOKIE) : []
    const codes = ofHost.length > 0 ? ofHost : codesIn(cookie, OPEN_COOKIE)
    const [token = ''] = codes
    if (codes.length > 1 && !isRead(this.#request)) throw twoCodes()
    if (codes.length !== 1 || !/^[\w-]{43}$/.test(token)) return
    const session = await findSession(queries, this.#sidOf(token))
    const isOldName = this.#isSecure && ofHost.length === 0
    if (!session || (isOldName && !this.#maySpeakUnderOldName(session))) return
    this.session = session
    if (!session.userId) return
    if (isOldName) return this.#moveToHost(queries, session, token)
    // Once a day is enough, and spares a write for each read.
    const left = session.expire.getTime() - Date.now()
    if (left > (SESSION_DAYS - 1) * DAY_MS) return
    await renewSession(queries, session.sid)
    this.#setCookie(token)
  }

  /**
   * Any site of the same domain can plant a cookie of the old name. So it opens only what was begun before there was
   * the new one, or over http where all of the hub is at https by now: what nobody can get any more, to plant it.
   */
  #maySpeakUnderOldName({ by, oldNameUntil }: StoredSession): boolean {
    if (by === undefined || oldNameUntil > Date.now()) return true
    return by === 'open' && this.#settings.publicUrl !== null
  }

  async #moveToHost(queries: Queries, { sid }: StoredSession, token: string): Promise<void> {
    await moveToHost(queries, sid)
    this.#setCookie(token)
  }

  /** A session for `userId` in place of the one before, which ends. Answers what is left to do after the commit. */
  async replace(
    transaction: Queries,
    userId: string | null,
    { isConfirmed = false, mark = null }: Partial<Entry> = {},
  ): Promise<() => void> {
    const token = randomBytes(32).toString('base64url')
    if (this.session) await deleteSession(transaction, this.session.sid)
    const sid = this.#sidOf(token)
    const by = this.#isSecure ? 'host' : 'open'
    const session = await insertSession(transaction, { sid, userId, by, isConfirmed, mark })
    return () => {
      this.session = session
      this.#setCookie(token)
    }
  }

  /** Ends the session here and in the browser. */
  async end(queries: Queries): Promise<void> {
    if (this.session) await deleteSession(queries, this.session.sid)
    this.session = null
    this.#setCookie('')
  }

  #sidOf(token: string): string {
    return createHmac('sha256', this.#settings.sessionSecret).update(token).digest('base64url')
  }

  get #isSecure(): boolean {
    const { publicUrl } = this.#settings
    return this.#request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  }

  #setCookie(value: string): void {
    const cookies = [cookieOf(this.#isSecure ? HOST_COOKIE : OPEN_COOKIE, value)]
    const sendsOld = codesIn(this.#request.headers.cookie, OPEN_COOKIE).length > 0
    if (this.#isSecure && sendsOld) cookies.push(cookieOf(OPEN_COOKIE, ''))
    // A second one of a request takes the place of the first.
    this.#reply.removeHeader('set-cookie')
    this.#reply.header('set-cookie', cookies)
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const twoCodes = () =>
  new Refusal(
    400,
    'This browser sends two different codes for an account, so we cannot trust either. Delete this site’s cookies in the browser’s settings, then try again.',
  )

/** From here on the routes of `app` know who asks. Register it in a scope of its own. */
export function registerSessions(
  app: FastifyInstance,
  database: Database,
  settings: Settings,
): void {
  app.decorateRequest('visit', null)
  app.addHook('onRoute', ({ url }) => {
    if (!isOfAccount(url))
      throw new Error(`${url} is told to be nobody's call, and would see no session.`)
  })
  app.addHook('onRequest', async (request, reply) => {
    request.visit = new Visit(request, reply, settings)
    await request.visit.open(database.queries)
  })
  const sweep = () =>
    sweepSessions(database.queries).catch((error) =>
      app.log.error({ failure: describeFailure(error) }, 'expired sessions could not be removed'),
    )
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await sweep()
    timer = setInterval(sweep, HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** The account that asks, or null. */
export function userIdOf(request: FastifyRequest): string | null {
  return request.visit?.session?.userId ?? null
}

/** What the session keeps of an administrator who signed in today (features/moderation); null of anybody else. */
export function administratorOf(request: FastifyRequest): string | null {
  return request.visit?.session?.administrator ?? null
}

/**
 * The account that asks.
 *
 * @throws Refusal 401 where there is none
 */
export function requireUser(request: FastifyRequest): string {
  const userId = userIdOf(request)
  if (userId) return userId
  throw signedOut()
}

export const signedOut = () =>
  new Refusal(401, 'There is no account in this browser yet, or it is signed out.')

/**
 * The account that asks; a guest account, with a session, is made where there is none. For the first write
 * that needs an owner.
 */
export async function ensureUser(request: FastifyRequest, database: Database): Promise<string> {
  const known = userIdOf(request)
  if (known) return known
  const [id, finish] = await database.queries.transaction(async (transaction) =>
    enter(request, transaction, await insertGuest(transaction)),
  )
  finish()
  return id
}

/**
 * Signs in: `work` says as whom, inside of the transaction in which a new session takes the place of the old,
 * and may send jobs with it. The cookie is set after the commit.
 *
 * @param mark of an administrator (see `administratorOf`)
 * @returns the account's id
 */
export async function startSession(
  request: FastifyRequest,
  jobs: Pick<Jobs, 'transaction'>,
  work: (transaction: Queries, send: Send) => Promise<string>,
  mark: string | null = null,
): Promise<string> {
  const [id, finish] = await jobs.transaction(async (transaction, send) =>
    enter(request, transaction, await work(transaction, send), { isConfirmed: true, mark }),
  )
  finish()
  return id
}

async function enter(
  request: FastifyRequest,
  transaction: Queries,
  id: string,
  how: Partial<Entry> = {},
) {
  return [id, await visitOf(request).replace(transaction, id, how)] as const
}

/** Whether who asks has signed in or confirmed in the last five minutes, so that a passkey may be added. */
export function isConfirmed(request: FastifyRequest): boolean {
  return (request.visit?.session?.confirmedUntil ?? 0) > Date.now()
}

/** Notes that the account's owner has just confirmed. */
export async function confirmSession(request: FastifyRequest, database: Database): Promise<void> {
  const { session } = visitOf(request)
  if (!session) return
  await database.queries.transaction((transaction) => keepConfirmation(transaction, session.sid))
}

/** True once for each confirmation. */
export async function useConfirmation(
  request: FastifyRequest,
  transaction: Queries,
): Promise<boolean> {
  const { session } = visitOf(request)
  return session !== null && takeConfirmation(transaction, session.sid)
}

/** Ends this browser's session, if there is one. */
export async function endSession(request: FastifyRequest, queries: Queries): Promise<void> {
  await visitOf(request).end(queries)
}

/** Remembers what the second call of a sign-in is held against, for five minutes. */
export async function beginCeremony(
  request: FastifyRequest,
  database: Database,
  ceremony: Ceremony,
): Promise<void> {
  const visit = visitOf(request)
  await database.queries.transaction(async (transaction) => {
    if (!visit.session) (await visit.replace(transaction, null))()
    if (visit.session) await keepCeremony(transaction, visit.session, ceremony)
  })
}

/** What the sign-in of this kind is held against, once; null where none is under way. */
export async function endCeremony<K extends Ceremony['kind']>(
  request: FastifyRequest,
  database: Database,
  kind: K,
): Promise<(Ceremony & { kind: K }) | null> {
  const { session } = visitOf(request)
  if (!session) return null
  const ceremony = await database.queries.transaction((transaction) =>
    takeCeremony(transaction, session),
  )
  return ceremony?.kind === kind ? (ceremony as Ceremony & { kind: K }) : null
}

/** A new account that knows nothing of anybody. */
export async function insertGuest(queries: Queries): Promise<string> {
  const [row] = await queries.insert(users).values({}).returning({ id: users.id })
  return row?.id as string
}

function visitOf(request: FastifyRequest): Visit {
  if (request.visit) return request.visit
  throw new Error('This call is not registered behind registerSessions.')
}
