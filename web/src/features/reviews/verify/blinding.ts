import { RSABSSA } from '@cloudflare/blindrsa-ts'

/** RSABSSA-SHA384-PSS-Randomized (RFC 9474), the browser's part. */
const suite = RSABSSA.SHA384.PSS.Randomized()
const MESSAGE_BYTES = 32

export interface Blinded {
  /** For the server, base64url: it says nothing of the message. */
  blinded: string
  /**
   * Takes the blinding off the server's answer.
   *
   * @throws where the server did not sign with the key that everybody gets
   */
  finish: (signature: string) => Promise<{ message: string; signature: string }>
}

/**
 * Makes a message that nobody else knows, and blinds it.
 *
 * @param publicKey SubjectPublicKeyInfo, base64url
 */
export async function blind(publicKey: string): Promise<Blinded> {
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' }
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, true, ['verify'])
  const message = suite.prepare(crypto.getRandomValues(new Uint8Array(MESSAGE_BYTES)))
  const { blindedMsg, inv } = await suite.blind(key, message)
  return {
    blinded: textOf(blindedMsg),
    finish: async (signature) => ({
      message: textOf(message),
      signature: textOf(await suite.finalize(key, message, bytesOf(signature), inv)),
    }),
  }
}

function textOf(bytes: Uint8Array): string {
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
