/** What each setting may be. A parser throws an error that goes on after the setting's name. */
import { isIP } from 'node:net'

/** Follows the name of what should hold the key. */
export const ENCRYPTION_KEY_RULE =
  'must hold 32 bytes as base64 or as 64 hexadecimal digits, such as "openssl rand -base64 32" prints'

const SHORTEST_SESSION_SECRET = 32

/** True for the names of this machine that nobody else can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

export function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) {
    throw new Error('must be a whole number from 0 to 65535')
  }
  return value
}

export function url(text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    const names = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new Error(`must be an address that starts with ${names}`)
  }
  return parsed.href.replace(/\/$/, '')
}

/** A page or a mailbox. */
export function contact(text: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : null
  const isMailbox = parsed?.protocol === 'mailto:' && parsed.pathname.includes('@')
  if (!isMailbox && parsed?.protocol !== 'https:') {
    throw new Error('must be an address that starts with https://, or mailto: and a mailbox')
  }
  return parsed.href
}

/** Where the whole site is: browsers name it so when they say which page a write comes from. */
export function site(text: string): string {
  const address = url(text, ['http:', 'https:'])
  if (new URL(address).origin !== address) {
    throw new Error('must be an address without a path, a name or a password')
  }
  return address
}

/** Codes must not travel in the open: in the clear only on this machine, elsewhere TLS or an upgrade to it. */
export function mailServer(text: string): string {
  const address = new URL(url(text, ['smtp:', 'smtps:']))
  if (address.protocol === 'smtp:' && !isLoopback(address.hostname)) {
    address.searchParams.set('requireTLS', 'true')
  }
  return address.href
}

export function mailbox(text: string): string {
  const at = text.lastIndexOf('@')
  if (at < 1 || at === text.length - 1 || text.includes(' ')) {
    throw new Error('must be an e-mail address')
  }
  return text
}

export function databaseUrl(text: string): string {
  url(text, ['postgres:', 'postgresql:'])
  return text
}

export function sessionSecret(text: string): string {
  if (text.length < SHORTEST_SESSION_SECRET) {
    throw new Error(`must have at least ${SHORTEST_SESSION_SECRET} characters`)
  }
  return text
}

/** Keys parted by commas or white space, the first of which locks. */
export function encryptionKeys(text: string): Buffer[] {
  const keys = listed(text).map(keyBytes)
  if (keys.length === 0 || keys.includes(null)) throw new Error(ENCRYPTION_KEY_RULE)
  return keys as Buffer[]
}

function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '')
}

/** The 32 bytes that a text holds as hexadecimal digits, base64 or base64url; null where it holds others. */
function keyBytes(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null
}

/** Codes that sign people in must not travel in the open, other than on this machine. */
export function issuer(text: string): string {
  // As it was given: a slash at its end is part of an issuer's name.
  encrypted(text)
  return text
}

/** Where payments are asked for. The library of the provider takes no path. */
export function paymentHost(text: string): string {
  const { origin, href } = encrypted(text)
  if (href !== `${origin}/`) throw new Error('must be an address without a path')
  return origin
}

function encrypted(text: string): URL {
  const address = new URL(url(text, ['https:', 'http:']))
  if (address.protocol !== 'https:' && !isLoopback(address.hostname.replace(/^\[|\]$/g, ''))) {
    throw new Error('must be an address that starts with https://')
  }
  return address
}

/** For keys whose kind stands at their beginning. */
export function startingWith(...beginnings: readonly string[]): (text: string) => string {
  return (text) => {
    if (beginnings.some((beginning) => text.startsWith(beginning))) return text
    throw new Error(`must start with ${beginnings.join(' or ')}`)
  }
}

/** Subjects or e-mail addresses at a sign-in service. */
export function people(text: string): string[] {
  const list = text.split(',').map((part) => part.trim())
  if (list.some((part) => part === '')) {
    throw new Error('must list subjects or e-mail addresses, parted by commas')
  }
  return list
}

export function proxies(text: string): string[] {
  const list = text.split(',').map((part) => part.trim())
  const wrong = list.some((part) => part !== 'loopback' && !isAddressOrRange(part))
  if (wrong) throw new Error("must list addresses, CIDR ranges or 'loopback', parted by commas")
  return list
}

function isAddressOrRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128))
}

export function oneOf<const T extends string>(text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
  return found
}

export function onOrOff(text: string): boolean {
  return oneOf(text, ['on', 'off']) === 'on'
}

export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new Error('must be a whole number')
  return value
}

export function walletConnectProject(text: string): string {
  if (!/^[0-9a-f]{32}$/i.test(text)) throw new Error('must be 32 hexadecimal digits')
  return text
}
