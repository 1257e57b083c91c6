import { fromBase64, toBase64 } from '../private/base64.ts'
import type { Ring, Way } from './ring.ts'
import { SealProblem } from './sealProblem.ts'
import { unwrapKey, wrapKey } from './wrapKey.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A way before it holds a key: its kind, a passkey's id, what a guess at a passphrase costs. */
export type NewWay =
  | { kind: 'passkey'; credentialId: string }
  | { kind: 'wallet' }
  | { kind: 'code' }
  | { kind: 'passphrase'; memoryKiB: number; passes: number }

/** A ring with its key, which is in memory alone. */
export interface OpenRing {
  readonly ring: Ring
  readonly key: CryptoKey
}

/** A new ring without ways. Before it holds one, nothing may be sealed with it. */
export async function newRing(): Promise<OpenRing> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'wrapKey',
    'unwrapKey',
  ])
  return { ring: { id: randomText(16), revision: 1, ways: [] }, key }
}

/** A salt for a new way, 32 random bytes in base64. */
export function newSalt(): string {
  return randomText(32)
}

/**
 * The ring with one more way. A way of the same kind takes the place of the one before, since nobody keeps two codes
 * apart; passkeys stand beside each other.
 *
 * @param secret what only that way gives: a signature, a passkey's answer, a code; 16 bytes at least
 */
export async function addWay(
  { ring, key }: OpenRing,
  way: NewWay,
  salt: string,
  secret: Bytes,
): Promise<OpenRing> {
  const wrapped = toBase64(
    await wrapKey(key, await wayKey(way, salt, secret), boundTo(ring.id, way, salt)),
  )
  const others = ring.ways.filter((one) => !isSameWay(one, way))
  const ways: Way[] = [...others, { ...way, salt, wrapped }]
  return { ring: { ...ring, revision: ring.revision + 1, ways }, key }
}

/** The ring without a way. The last one cannot be dropped: nothing would open the documents again. */
export function dropWay({ ring, key }: OpenRing, way: Way): OpenRing {
  const ways = ring.ways.filter((one) => one !== way)
  if (ways.length === 0) throw new RangeError('A ring keeps at least one way.')
  return { ring: { ...ring, revision: ring.revision + 1, ways }, key }
}

/**
 * Opens a ring by one of its ways.
 *
 * @throws SealProblem 'key' where the secret is not the one
 */
export async function openRing(ring: Ring, way: Way, secret: Bytes): Promise<OpenRing> {
  const opener = await wayKey(way, way.salt, secret)
  const wrapped = bytesOf(way.wrapped)
  const key = await unwrapKey(wrapped, opener, boundTo(ring.id, way, way.salt), true)
  return { ring, key }
}

function isSameWay(one: Way, other: NewWay): boolean {
  if (one.kind !== 'passkey' || other.kind !== 'passkey') return one.kind === other.kind
  return one.credentialId === other.credentialId
}

function boundTo(ringId: string, way: NewWay, salt: string): Bytes {
  const credentialId = way.kind === 'passkey' ? way.credentialId : ''
  return utf8(JSON.stringify(['hub.ring.1', ringId, way.kind, credentialId, salt]))
}

async function wayKey({ kind }: NewWay, salt: string, secret: Bytes): Promise<CryptoKey> {
  if (secret.length < 16) throw new RangeError('A secret of fewer than 16 bytes can be guessed.')
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const info = utf8(`hub.ring.1 ${kind}`)
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(salt), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  )
}

function bytesOf(base64: string): Bytes {
  try {
    return fromBase64(base64)
  } catch {
    throw new SealProblem('not_sealed')
  }
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function randomText(length: number): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(length)))
}
