/**
 * How a file is sealed: a header, then frames that each open by themselves, so that a file is opened as a
 * stream or at any place without a byte that was not checked.
 *
 *     header   version (1) | prefix (7), random
 *     frame    ciphertext of FRAME_BYTES (fewer in the last frame) and of one byte more: 1 in the last frame,
 *              else 0 | tag (16)
 *     nonce    prefix (7) | 0 | the frame's number (4, big-endian)
 *
 * The number notices frames that were moved or left out, the mark of the last one a file that was cut, the
 * key and the place (associated data) frames of another file. There is always a last frame, if only an empty one.
 */
import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'
import { associated, TAG_BYTES, VERSION } from './sealText.ts'

export const FRAME_BYTES = 256 * 1024
export const HEADER_BYTES = 8
const PREFIX_BYTES = HEADER_BYTES - 1
/** What a frame is longer for being sealed. */
export const FRAME_OVERHEAD = 1 + TAG_BYTES
export const SEALED_FRAME_BYTES = FRAME_BYTES + FRAME_OVERHEAD

const MORE = Buffer.of(0)
const LAST = Buffer.of(1)

/** What all frames of one sealed file share. */
export interface FileSeal {
  readonly key: KeyObject
  readonly prefix: Buffer
  readonly associated: Buffer
}

/**
 * A new seal for a file that is about to be written.
 *
 * @param key 32 bytes
 */
export function newFileSeal(key: Buffer, place: Place): FileSeal {
  return fileSeal(key, place, randomBytes(PREFIX_BYTES))
}

/** The file's first bytes. */
export function headerOf({ prefix }: FileSeal): Buffer {
  return Buffer.concat([Buffer.of(VERSION), prefix])
}

/**
 * The seal of a file whose first bytes are these.
 *
 * @throws SealBroken for bytes that are no header of ours
 */
export function readHeader(header: Buffer, key: Buffer, place: Place): FileSeal {
  if (header.length < HEADER_BYTES || header[0] !== VERSION) throw new SealBroken()
  return fileSeal(key, place, Buffer.from(header.subarray(1, HEADER_BYTES)))
}

/**
 * Begins a frame: its bytes go through `update`, then `endFrame` closes it.
 *
 * @param at counts from 0; a number is sealed once
 */
export function beginFrame(seal: FileSeal, at: number): CipherGCM {
  return createCipheriv('aes-256-gcm', seal.key, nonceOf(seal, at)).setAAD(seal.associated)
}

/** The bytes that stand behind the ciphertext of a frame. */
export function endFrame(frame: CipherGCM, isLast: boolean): Buffer {
  const mark = frame.update(isLast ? LAST : MORE)
  frame.final()
  return Buffer.concat([mark, frame.getAuthTag()])
}

/**
 * Opens one frame.
 *
 * @throws SealBroken
 */
export function openFrame(seal: FileSeal, at: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < FRAME_OVERHEAD) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', seal.key, nonceOf(seal, at), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(seal.associated)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const opened = decipher.update(sealed.subarray(0, -TAG_BYTES))
  try {
    decipher.final()
  } catch {
    throw new SealBroken()
  }
  if (opened.at(-1) !== (isLast ? 1 : 0)) throw new SealBroken()
  return opened.subarray(0, -1)
}

function fileSeal(key: Buffer, place: Place, prefix: Buffer): FileSeal {
  return { key: createSecretKey(key), prefix, associated: associated(VERSION, place) }
}

function nonceOf({ prefix }: FileSeal, at: number): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(at, 8)
  return nonce
}
