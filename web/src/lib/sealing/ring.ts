import { type PassphraseTerms, readLockTerms } from '../private/lockTerms.ts'

/**
 * The ways to one person's documents. Nothing in it is secret: it stands in clear at the front of each box, so that
 * any device that gets the box can offer the ways. Each way holds the ring's key, wrapped.
 */
export interface Ring {
  /** 16 random bytes, base64: two rings never share it. */
  readonly id: string
  /** Counts the changes: the higher one of two is the newer. */
  readonly revision: number
  readonly ways: readonly Way[]
}

export type Way = PasskeyWay | WalletWay | CodeWay | PassphraseWay
export type WayKind = Way['kind']

interface AnyWay {
  /** What the secret of the way is mixed with: 32 random bytes, base64. */
  readonly salt: string
  /** The ring's key under the way's key, base64. */
  readonly wrapped: string
}

export interface PasskeyWay extends AnyWay {
  readonly kind: 'passkey'
  /** The passkey's id, base64. */
  readonly credentialId: string
}

/** A signature of the wallet that uploads. */
export interface WalletWay extends AnyWay {
  readonly kind: 'wallet'
}

/** A printed code. */
export interface CodeWay extends AnyWay {
  readonly kind: 'code'
}

/** A passphrase: its salt is that of Argon2id as well. */
export interface PassphraseWay extends AnyWay, Pick<PassphraseTerms, 'memoryKiB' | 'passes'> {
  readonly kind: 'passphrase'
}

/** More were not made here. */
const WAYS_MOST = 16

/** The ring in a parsed value; null where it is none. */
export function readRing(value: unknown): Ring | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, revision, ways } = value as Record<string, unknown>
  if (!isBase64(id) || !Number.isSafeInteger(revision) || (revision as number) < 1) return null
  if (!Array.isArray(ways) || ways.length > WAYS_MOST) return null
  const known = ways.map(readWay)
  if (!known.every((way) => way !== null)) return null
  return { id, revision: revision as number, ways: known }
}

function readWay(value: unknown): Way | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, salt, wrapped, credentialId } = value as Record<string, unknown>
  if (!isBase64(salt) || !isBase64(wrapped)) return null
  if (kind === 'wallet' || kind === 'code') return { kind, salt, wrapped }
  if (kind === 'passphrase') {
    const terms = readLockTerms(value)
    return terms?.kind === 'passphrase' ? { ...terms, wrapped } : null
  }
  return kind === 'passkey' && isBase64(credentialId) ? { kind, salt, wrapped, credentialId } : null
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9+/]{16,}={0,2}$/.test(value)
}

/** Of two states of one ring, the newer. */
export function newerRing(one: Ring, other: Ring): Ring {
  return other.revision > one.revision ? other : one
}
