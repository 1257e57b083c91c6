import { randomBytes, webcrypto } from 'node:crypto'
import { RSABSSA } from '@cloudflare/blindrsa-ts'

/** What a browser does for a proof (RFC 9474): `web/src/features/reviews/verify` does the same. */
const suite = RSABSSA.SHA384.PSS.Randomized()

export interface Blinded {
  /** For the server. */
  blinded: string
  /** Unblinds the server's answer. */
  finish: (signature: string) => Promise<{ message: string; signature: string }>
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytes = (given: string) => new Uint8Array(Buffer.from(given, 'base64url'))

/** @param publicKey SubjectPublicKeyInfo, base64url */
export async function blind(publicKey: string): Promise<Blinded> {
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' }
  const key = await webcrypto.subtle.importKey('spki', bytes(publicKey), algorithm, true, [
    'verify',
  ])
  const message = suite.prepare(new Uint8Array(randomBytes(32)))
  const { blindedMsg, inv } = await suite.blind(key, message)
  return {
    blinded: text(blindedMsg),
    finish: async (signature) => ({
      message: text(message),
      signature: text(await suite.finalize(key, message, bytes(signature), inv)),
    }),
  }
}
