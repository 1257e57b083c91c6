/** Longer links than this are refused, as the API refuses them. */
const MAX_LENGTH = 2048

// `URL` belongs to the DOM and to Node, which core does without, so the grammar stands here. It is
// narrower than a browser's: a plain ASCII host with a dot (no address of digits, no look-alike
// letters), no user name in front of it, and no character that browsers drop or turn into another.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = `(?<host>(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59}))`
const REST = '[^\\s\\p{C}\\\\"<>`^{|}]*'
// No `u` flag here: with `i` it would let the Kelvin sign pass for a k and the long s for an s.
const HTTP_URL = new RegExp(
  `^https?://${HOST}(?::(?<port>\\d{1,5}))?(?<path>(?:/[^?#]*)?)(?:[?#].*)?$`,
  'i',
)
const ALLOWED = new RegExp(`^${REST}$`, 'u')

type UrlParts = { readonly host: string; readonly path: string }

/**
 * The text as a link that is safe to open, or null when it is none. Only plain http and https
 * addresses pass. Spaces around the text are dropped, the rest is kept as written.
 */
export function safeUrl(text: string): string | null {
  const trimmed = text.trim()
  return urlParts(trimmed) === null ? null : trimmed
}

/** The site a link leads to, such as "rainn.org", to say so beside it. Null when it is no link. */
export function leadsTo(url: string): string | null {
  const parts = urlParts(url.trim())
  return parts === null ? null : parts.host.replace(/^www\.(?=.*\.)/, '')
}

/**
 * Host and path of a safe link, the host in small letters.
 *
 * @param url a link without spaces around it
 */
export function urlParts(url: string): UrlParts | null {
  if (url.length > MAX_LENGTH || !ALLOWED.test(url)) return null
  const groups = HTTP_URL.exec(url)?.groups
  const host = groups?.host?.toLowerCase()
  if (host === undefined || host.length > 253 || Number(groups?.port ?? 0) > 65_535) return null
  return { host, path: groups?.path ?? '' }
}
