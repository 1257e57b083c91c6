import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  publicEncrypt,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'

/** The server's part of RSABSSA-SHA384-PSS-Randomized (RFC 9474); the browser does the blinding. */

const MODULUS_BITS = 2048
const SALT_BYTES = 48

/** A key pair: SubjectPublicKeyInfo and PKCS #8, both DER. */
export interface KeyPair {
  publicKey: Buffer
  privateKey: Buffer
}

export async function newKeyPair(): Promise<KeyPair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
}

/**
 * BlindSign (RFC 9474, section 4.3): RSA on the blinded number as it is. Null where the number is none that the key can
 * sign.
 */
export function blindSign(privateKey: Buffer, blinded: Buffer): Buffer | null {
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })
  const raw = { key, padding: constants.RSA_NO_PADDING }
  try {
    const signature = privateDecrypt(raw, blinded)
    // A signature that a fault of the machine has made wrong would give the key away.
    const check = publicEncrypt({ ...raw, key: createPublicKey(key) }, signature)
    return check.equals(blinded) ? signature : null
  } catch {
    return null
  }
}

/** Whether a finished signature is one of this key. */
export function isSigned(publicKey: Buffer, message: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  const padding = constants.RSA_PKCS1_PSS_PADDING
  return verify('sha384', message, { key, padding, saltLength: SALT_BYTES }, signature)
}
