/**
 * Makes a key of a passphrase. The work is meant to be hard, so it has a thread of its own, and this script alone
 * may run WebAssembly (server/src/plugins/webPages.ts).
 */
import { argon2id } from 'hash-wasm'

export interface KeyQuestion {
  passphrase: string
  salt: Uint8Array
  memoryKiB: number
  passes: number
  /** A key that seals by itself, or 32 bytes of which other keys are made. */
  as: 'key' | 'secret'
}

/** What was asked for, or null where this device has not enough memory for it. */
export type KeyAnswer = CryptoKey | Uint8Array<ArrayBuffer> | null

addEventListener('message', ({ data }: MessageEvent<KeyQuestion>) => {
  void answer(data)
})

async function answer(question: KeyQuestion): Promise<void> {
  const { passphrase, salt, memoryKiB, passes } = question
  let made: KeyAnswer = null
  try {
    const bytes = await argon2id({
      password: passphrase,
      salt,
      memorySize: memoryKiB,
      iterations: passes,
      parallelism: 1,
      hashLength: 32,
      outputType: 'binary',
    })
    const secret = new Uint8Array(bytes)
    made = question.as === 'secret' ? secret : await keyOf(secret)
  } catch {
    // Told by the null. An error could hold the passphrase.
  }
  // A worker has no other origin to name.
  postMessage(made)
}

function keyOf(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
