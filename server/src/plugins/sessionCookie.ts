import { SESSION_DAYS } from '@hub/core/trust/terms'
import { stringifySetCookie } from 'cookie'

const DAY_SECONDS = 86_400

/** A cookie that holds the code of a session. */
interface SessionCookie {
  name: string
  path: string
  secure: boolean
}

/** Without https. Says nothing to somebody who looks through a browser's cookies. */
export const OPEN_COOKIE: SessionCookie = { name: 'k', path: '/api', secure: false }

/**
 * With https. By its prefix browsers take it from this host alone, over https and once: no other site of the same domain
 * can plant one (draft-ietf-httpbis-rfc6265bis, 4.1.3.2), which needs the path /.
 */
export const HOST_COOKIE: SessionCookie = { name: '__Host-k', path: '/', secure: true }

/** The different codes that a request sends under a cookie's name; a browser may send several, one for each path. */
export function codesIn(header: string | undefined, { name }: SessionCookie): string[] {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
  return [...new Set(values)]
}

/** The header that sets a cookie, or takes it away where the value is empty. */
export function cookieOf({ name, path, secure }: SessionCookie, value: string): string {
  return stringifySetCookie({
    name,
    value,
    path,
    httpOnly: true,
    sameSite: 'lax',
    // Also where it is taken away: browsers refuse it otherwise for a name with a prefix.
    secure,
    maxAge: value === '' ? 0 : SESSION_DAYS * DAY_SECONDS,
  })
}
