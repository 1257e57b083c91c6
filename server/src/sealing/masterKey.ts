import { hkdfSync } from 'node:crypto'
import { type Place, placeBytes } from './place.ts'
import { openBytes, sealBytes } from './sealText.ts'

export const KEY_BYTES = 32
/** After the 1 of what carries no key's id (sealText.ts). */
const VERSION = 2
const ID_BYTES = 8

/**
 * How long the id of a key is: the first characters of whatever it locked, in base64url. Version and id are nine bytes,
 * so they end with a character, and a statement can tell by which key a value is locked.
 */
export const KEY_ID_LENGTH = ((1 + ID_BYTES) * 4) / 3

/**
 * One key of ENCRYPTION_KEY. It seals nothing itself: each use has a key derived from it. What it locks is
 * `version | id | nonce | ciphertext | tag`; what was locked before keys had ids begins at the nonce behind a 1.
 */
export class MasterKey {
  readonly id: string
  readonly #key: Buffer
  readonly #header: Buffer

  /** @param key 32 bytes */
  constructor(key: Buffer) {
    this.#key = key
    const id = derive(key, Buffer.from('id')).subarray(0, ID_BYTES)
    this.#header = Buffer.concat([Buffer.of(VERSION), id])
    this.id = this.#header.toString('base64url')
  }

  /** Locks bytes of a row for this place: base64url, and its first characters are this key's id. */
  lock(place: Place, bytes: Buffer, purpose: string | Buffer = purposeOf(place)): string {
    return sealBytes(this.derive(purpose), bytes, place, this.#header).toString('base64url')
  }

  /**
   * Opens what `lock` locked, or what this key locked before keys had ids.
   *
   * @throws SealBroken
   */
  open(place: Place, locked: string, purpose: string | Buffer = purposeOf(place)): Buffer {
    const bytes = Buffer.from(locked, 'base64url')
    const header = locked.startsWith(this.id) ? this.#header : undefined
    return openBytes(this.derive(purpose), bytes, place, header)
  }

  /** The key for one use. */
  derive(purpose: string | Buffer): Buffer {
    return derive(this.#key, typeof purpose === 'string' ? Buffer.from(purpose) : purpose)
  }
}

/** True for what was locked before keys had ids, and so may be of any of them. */
export function hasNoKeyId(locked: string): boolean {
  return Buffer.from(locked.slice(0, 4), 'base64url')[0] !== VERSION
}

/** HKDF-SHA-256 (RFC 5869). The keys that go in are uniformly random, so no salt is needed. */
export function derive(key: Buffer, purpose: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, KEY_BYTES))
}

const purposeOf = (place: Place) => Buffer.concat([Buffer.from('place '), placeBytes(place)])
