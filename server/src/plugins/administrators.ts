import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Secrets } from '../secrets.ts'
import { notFound, Refusal } from './refusal.ts'
import { administratorOf } from './session.ts'

type Settings = Pick<Config & Secrets, 'administrators' | 'oidc' | 'sessionSecret'>

/**
 * Refuses whoever is no administrator. The list of the configuration counts at each call, so that one who was taken
 * off it has no rights any more.
 *
 * @throws Refusal 404 where the hub has no page for administrators, 401
 */
export function requireAdministrator(request: FastifyRequest, settings: Settings): void {
  requireSetUp(settings)
  const mark = administratorOf(request)
  const known = settings.administrators.some((entry) => markOf(settings, entry) === mark)
  if (mark === null || !known) throw new Refusal(401, 'Sign in as an administrator first.')
}

/** @throws Refusal 404, as for any address where there is nothing */
export function requireSetUp({ administrators, oidc }: Settings): void {
  if (!oidc || administrators.length === 0) throw notFound('There is nothing at this address.')
}

/**
 * What a session keeps of an administrator, or null of anybody else: a hash of the list's entry, so that the database
 * holds no name and no e-mail address.
 *
 * @param email as the sign-in service has verified it; null where it has not
 */
export function administratorMark(
  settings: Settings,
  { subject, email }: { subject: string; email: string | null },
): string | null {
  const entry = settings.administrators.find(
    (one) => one === subject || (email !== null && one.toLowerCase() === email.toLowerCase()),
  )
  return entry === undefined ? null : markOf(settings, entry)
}

function markOf({ sessionSecret }: Settings, entry: string): string {
  return createHmac('sha256', sessionSecret).update(`administrator ${entry}`).digest('base64url')
}
