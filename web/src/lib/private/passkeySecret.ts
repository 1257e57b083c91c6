import { fromBase64, toBase64 } from './base64.ts'
import type { PasskeyTerms } from './lockTerms.ts'

/** Why a passkey gave no secret: `cancelled` by its owner, or it `cannot` make secrets. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'cannot'

  constructor(reason: 'cancelled' | 'cannot') {
    super(reason)
    this.reason = reason
  }
}

/** Whether this browser has passkeys at all; whether one can make secrets is known once it was asked. */
export function mayHavePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && isSecureContext
}

/** What a passkey answers to its terms: 32 bytes, the same each time, which no server gets. */
export interface PasskeySecret {
  readonly terms: PasskeyTerms
  readonly secret: Uint8Array<ArrayBuffer>
}

/**
 * Makes a new passkey and asks it for its secret. It is known to no server.
 *
 * @param listedAs how the device lists it: it should say nothing of what is locked
 * @throws PasskeyFailure
 */
export async function newPasskeySecret(listedAs: string): Promise<PasskeySecret> {
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rp: { name: 'Title IX Hub' },
        user: {
          id: crypto.getRandomValues(new Uint8Array(16)),
          name: listedAs,
          displayName: listedAs,
        },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const terms: PasskeyTerms = {
    kind: 'passkey',
    credentialId: toBase64(new Uint8Array(credential.rawId)),
    salt: toBase64(salt),
  }
  const { enabled, results } = credential.getClientExtensionResults().prf ?? {}
  if (results?.first) return { terms, secret: bytesOf(results.first) }
  if (enabled === false) throw new PasskeyFailure('cannot')
  // Most give their secret only when they are used, not when they are made.
  return passkeySecret(terms)
}

/** The secret that a passkey gives under these terms. @throws PasskeyFailure */
export async function passkeySecret(terms: PasskeyTerms): Promise<PasskeySecret> {
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: [{ type: 'public-key', id: fromBase64(terms.credentialId) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: fromBase64(terms.salt) } } },
      },
    }),
  )
  const secret = credential.getClientExtensionResults().prf?.results?.first
  if (!secret) throw new PasskeyFailure('cannot')
  return { terms, secret: bytesOf(secret) }
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null
  try {
    credential = await ask()
  } catch (error) {
    const isCannot = error instanceof DOMException && error.name === 'NotSupportedError'
    throw new PasskeyFailure(isCannot ? 'cannot' : 'cancelled')
  }
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyFailure('cancelled')
  return credential
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
}
