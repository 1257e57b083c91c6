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
}

/** The key, or null where this device has not enough memory for it. */
export type KeyAnswer = CryptoKey | null

addEventListener('message', ({ data }: MessageEvent<KeyQuestion>) => {
  void answer(data)
})

async function answer({ passphrase, salt, memoryKiB, passes }: KeyQuestion): Promise<void> {
  let key: KeyAnswer = null
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
    key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
  } catch {
    // Told by the null. An error could hold the passphrase.
  }
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(key)
}
