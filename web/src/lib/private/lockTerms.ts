/** How the key of a lock comes about. Nothing in here is secret: it stands beside what is locked. */
export type LockTerms = PassphraseTerms | PasskeyTerms

export interface PassphraseTerms {
  readonly kind: 'passphrase'
  /** 16 random bytes, base64. */
  readonly salt: string
  /** The cost of one guess, as Argon2id counts. */
  readonly memoryKiB: number
  readonly passes: number
}

export interface PasskeyTerms {
  readonly kind: 'passkey'
  /** The passkey's id, base64. */
  readonly credentialId: string
  /** What the passkey is asked about: 32 random bytes, base64. */
  readonly salt: string
}

/** The second choice of RFC 9106, of one lane: a browser has no threads for more. About a second on a phone. */
const MEMORY_KIB = 64 * 1024
const PASSES = 3

/** More than this was not written here: a spoiled value must not take all memory or time of a device. */
const MEMORY_MOST = 256 * 1024
const PASSES_MOST = 10
/** Less than this would be a lock in name alone. */
const MEMORY_LEAST = 16 * 1024

/** Terms for a new passphrase. */
export function newPassphraseTerms(salt: string): PassphraseTerms {
  return { kind: 'passphrase', salt, memoryKiB: MEMORY_KIB, passes: PASSES }
}

/** The terms in a parsed value; null where they are not such as are written here. */
export function readLockTerms(value: unknown): LockTerms | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, salt, memoryKiB, passes, credentialId } = value as Record<string, unknown>
  if (!isBase64(salt)) return null
  if (kind === 'passkey' && isBase64(credentialId)) return { kind, credentialId, salt }
  if (kind !== 'passphrase') return null
  if (!isWithin(memoryKiB, MEMORY_LEAST, MEMORY_MOST) || !isWithin(passes, 1, PASSES_MOST)) {
    return null
  }
  return { kind, salt, memoryKiB, passes }
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 16 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
