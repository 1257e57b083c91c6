import { SpareWorker } from '../spareWorker.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { HeldLock } from './kept.ts'
import { newPassphraseTerms, type PassphraseTerms } from './lockTerms.ts'
import type { KeyAnswer, KeyQuestion } from './passphraseWorker.ts'

/** The fewest characters of a new passphrase. Whoever has the device may try guesses without end. */
export const PASSPHRASE_LEAST = 12

/** The key of a new lock. @throws Error where this device cannot make it */
export function newPassphraseLock(passphrase: string): Promise<HeldLock> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  return passphraseLock(passphrase, newPassphraseTerms(salt))
}

/** The key that a passphrase makes under the terms of a lock. @throws Error where this device cannot make it */
export async function passphraseLock(
  passphrase: string,
  terms: PassphraseTerms,
): Promise<HeldLock> {
  const key = await askWorker(questionOf(passphrase, terms, 'key'))
  if (!(key instanceof CryptoKey)) throw new Error('The key could not be made.')
  return { terms, key }
}

/**
 * The secret that a passphrase makes under these terms: 32 bytes. @throws Error where this device cannot make it
 */
export async function passphraseSecret(
  passphrase: string,
  terms: PassphraseTerms,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await askWorker(questionOf(passphrase, terms, 'secret'))
  if (!(secret instanceof Uint8Array)) throw new Error('The secret could not be made.')
  return secret
}

/** Fetches what makes keys, so that a passphrase opens also when the network has gone. */
export function preparePassphrases(): void {
  keyWorkers.prepare()
}

const keyWorkers = new SpareWorker(
  () => new Worker(new URL('./passphraseWorker.ts', import.meta.url), { type: 'module' }),
)

function questionOf(
  passphrase: string,
  { salt, memoryKiB, passes }: PassphraseTerms,
  as: KeyQuestion['as'],
): KeyQuestion {
  // Keyboards differ in how they write the same letter.
  return { passphrase: passphrase.normalize('NFKC'), salt: fromBase64(salt), memoryKiB, passes, as }
}

function askWorker(question: KeyQuestion): Promise<KeyAnswer> {
  return keyWorkers.ask({ message: question, read: (answer: KeyAnswer) => answer })
}
