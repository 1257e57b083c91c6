/** Short texts and keys, sealed whole: `version | nonce | ciphertext | tag` as base64url. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Place, placeBytes } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/** The first byte of all that is sealed, so that a later format can live beside this one. */
export const VERSION = 1
export const TAG_BYTES = 16
const NONCE_BYTES = 12
const OVERHEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES

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

/** As `sealText`, for bytes. */
export function sealBytes(key: Buffer, bytes: Buffer, place: Place): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(associated(VERSION, place))
  const ciphertext = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([Buffer.of(VERSION), nonce, ...ciphertext, cipher.getAuthTag()])
}

/**
 * As `openText`, for bytes.
 *
 * @throws SealBroken
 */
export function openBytes(key: Buffer, sealed: Buffer, place: Place): Buffer {
  if (sealed.length < OVERHEAD_BYTES || sealed[0] !== VERSION) throw new SealBroken()
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(associated(VERSION, place))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const opened = decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES))
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
