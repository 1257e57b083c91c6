import { SealProblem } from './sealProblem.ts'

type Bytes = Uint8Array<ArrayBuffer>

const NONCE_BYTES = 12
/** A nonce, a key of 32 bytes and the tag. */
const WRAPPED_KEY_BYTES = NONCE_BYTES + 32 + 16

/** A key under another key, bound to where it belongs. */
export async function wrapKey(key: CryptoKey, under: CryptoKey, bound: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: bound }
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey('raw', key, under, algorithm))
  const whole = new Uint8Array(WRAPPED_KEY_BYTES)
  whole.set(iv)
  whole.set(wrapped, NONCE_BYTES)
  return whole
}

/**
 * The key that `wrapKey` wrapped.
 *
 * @param isRing a ring's key, which wraps others and can be wrapped again; else a box's, which only opens
 * @throws SealProblem 'key'
 */
export async function unwrapKey(
  wrapped: Bytes,
  under: CryptoKey,
  bound: Bytes,
  isRing: boolean,
): Promise<CryptoKey> {
  if (wrapped.length !== WRAPPED_KEY_BYTES) throw new SealProblem('not_sealed')
  const iv = wrapped.subarray(0, NONCE_BYTES)
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      wrapped.subarray(NONCE_BYTES),
      under,
      { name: 'AES-GCM', iv, additionalData: bound },
      { name: 'AES-GCM', length: 256 },
      isRing,
      isRing ? ['wrapKey', 'unwrapKey'] : ['decrypt'],
    )
  } catch {
    throw new SealProblem('key')
  }
}
