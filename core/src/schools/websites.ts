/**
 * A website as a whole address that a link can carry: "www.mit.edu" -> "https://www.mit.edu". Anything that
 * is no public http(s) address ("N/A", "javascript:...", one with a user name in it) gives null.
 */
export function normalizeWebsite(text: string | null | undefined): string | null {
  const given = (text ?? '').trim()
  if (given === '' || /[\s\p{C}<>"\\]/u.test(given)) return null
  const match = /^(?:(https?):\/*)?(.*)$/iu.exec(given)
  const rest = match?.[2] ?? ''
  if (/^[a-z][a-z0-9+-]*:(?!\d)/iu.test(rest)) return null
  const parts = /^(?<host>[^/?#:@]+)(?<port>:\d{1,5})?(?<path>[/?#].*)?$/u.exec(rest)?.groups
  const host = parts?.host?.toLowerCase().replace(/\.$/u, '')
  if (parts === undefined || host === undefined || !isHost(host)) return null
  const path = parts.path === '/' ? '' : (parts.path ?? '')
  return `${(match?.[1] ?? 'https').toLowerCase()}://${host}${parts.port ?? ''}${path}`
}

function isHost(host: string): boolean {
  const labels = host.split('.')
  const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?$/u
  return (
    labels.length > 1 &&
    host.length <= 253 &&
    labels.every((part) => label.test(part)) &&
    /^(?:xn--[a-z0-9-]+|\p{L}{2,})$/u.test(labels.at(-1) ?? '')
  )
}

/** The host without "www.", to see that two addresses belong to one school; null for no address. */
export function websiteHost(website: string | null | undefined): string | null {
  const normal = normalizeWebsite(website)
  return normal?.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/[:/?#].*$/u, '') ?? null
}
