/** Short texts and keys, sealed whole: `version | nonce | ciphertext | tag` as base64url. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Place, placeBytes } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/** The first byte of all that is sealed, so that a later format can live beside this one. */
export const VERSION = 1
export const TAG_BYTES = 16
const NONCE_BYTES = 12
/** What stands before the nonce where nothing else is said. */
const HEADER = Buffer.of(VERSION)

/** Seals a text with a key of 32 bytes (AES-256-GCM). The same text never looks the same twice. */
export function sealText(key: Buffer, text: string, place: Place): string {
  return sealBytes(key, Buffer.from(text), place).toString('base64url')
}

/**
 * Opens what `sealText` sealed with this key for this place.
 *
 * @throws SealBroken
 */
export function openText(key: Buffer, sealed: string, place: Place): string {
  return openBytes(key, Buffer.from(sealed, 'base64url'), place).toString()
}

/**
 * As `sealText`, for bytes.
 *
 * @param header stands before the nonce in clear, and is bound into the seal
 */
export function sealBytes(
  key: Buffer,
  bytes: Buffer,
  place: Place,
  header: Buffer = HEADER,
): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.concat([header, placeBytes(place)]))
  const ciphertext = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([header, nonce, ...ciphertext, cipher.getAuthTag()])
}

/**
 * As `openText`, for bytes.
 *
 * @throws SealBroken
 */
export function openBytes(
  key: Buffer,
  sealed: Buffer,
  place: Place,
  header: Buffer = HEADER,
): Buffer {
  const body = header.length + NONCE_BYTES
  const isOurs = sealed.subarray(0, header.length).equals(header)
  if (!isOurs || sealed.length < body + TAG_BYTES) throw new SealBroken()
  const nonce = sealed.subarray(header.length, body)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.concat([header, placeBytes(place)]))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const opened = decipher.update(sealed.subarray(body, -TAG_BYTES))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    throw new SealBroken()
  }
}

/** What is bound into a seal besides its bytes. */
export function associated(version: number, place: Place): Buffer {
  return Buffer.concat([Buffer.of(version), placeBytes(place)])
}
