import { strToU8 } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

/** SHA-256 as the platform has it: 32 bytes. */
export type Sha256 = (bytes: Bytes) => Promise<Uint8Array>

/** A SHA-256 digest in 64 small hexadecimal digits, as every tool prints it. */
export type Digest = string

/** What a canonical text is made of. Nothing here has two ways to be written. */
export type Part = string | number | boolean | readonly Part[]

/**
 * The digest of a list of parts, written as JSON without spaces in UTF-8. The first part names what it is, so that no
 * list of one kind can be taken for one of another.
 */
export async function digestOf(parts: readonly Part[], sha256: Sha256): Promise<Digest> {
  return digestOfBytes(utf8(JSON.stringify(parts)), sha256)
}

/** The digest of bytes as they are: of a file. */
export async function digestOfBytes(bytes: Bytes, sha256: Sha256): Promise<Digest> {
  return toHex(await sha256(bytes))
}

/** Bytes in small hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a value is so many bytes in small hexadecimal digits. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value)
}

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  return Uint8Array.from(strToU8(text))
}
