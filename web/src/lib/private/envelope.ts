import { fromBase64, toBase64 } from './base64.ts'
import { type LockTerms, readLockTerms } from './lockTerms.ts'

/** A text that only the holder of its key can read, with the terms by which that key comes about. */
export interface Envelope {
  readonly terms: LockTerms
  /** 12 random bytes, new at each sealing. */
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly sealed: Uint8Array<ArrayBuffer>
}

const FORMAT = 'hub.sealed.1'

/** Seals a text with AES-256-GCM. The terms are bound to it: changed ones do not open it. */
export async function seal(text: string, key: CryptoKey, terms: LockTerms): Promise<Envelope> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt(algorithm(nonce, terms), key, bytes)
  return { terms, nonce, sealed: new Uint8Array(sealed) }
}

/** The text of an envelope. @throws DOMException where the key is another one or anything was changed */
export async function unseal({ terms, nonce, sealed }: Envelope, key: CryptoKey): Promise<string> {
  const bytes = await crypto.subtle.decrypt(algorithm(nonce, terms), key, sealed)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** An envelope as a text to store. */
export function printEnvelope({ terms, nonce, sealed }: Envelope): string {
  return JSON.stringify({
    format: FORMAT,
    terms,
    nonce: toBase64(nonce),
    sealed: toBase64(sealed),
  })
}

/** The envelope in a parsed value; null where it is none. */
export function readEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null) return null
  const { format, terms, nonce, sealed } = value as Record<string, unknown>
  const known = readLockTerms(terms)
  if (format !== FORMAT || !known || typeof nonce !== 'string' || typeof sealed !== 'string') {
    return null
  }
  try {
    const envelope = { terms: known, nonce: fromBase64(nonce), sealed: fromBase64(sealed) }
    return envelope.nonce.length === 12 ? envelope : null
  } catch {
    return null
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, terms: LockTerms): AesGcmParams {
  const additionalData = new TextEncoder().encode(`${FORMAT} ${printTerms(terms)}`)
  return { name: 'AES-GCM', iv, additionalData }
}

/** The same text for the same terms, whatever order they were stored in. */
export function printTerms(terms: LockTerms): string {
  return terms.kind === 'passkey'
    ? JSON.stringify([terms.kind, terms.credentialId, terms.salt])
    : JSON.stringify([terms.kind, terms.salt, terms.memoryKiB, terms.passes])
}
