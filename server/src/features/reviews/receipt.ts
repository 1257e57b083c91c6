import type { Keyring } from '../../sealing/keyring.ts'

/**
 * What is stored of a receipt. The code has 130 random bits, so that a keyed hash tells nobody anything about it, also
 * whoever has a copy of the database and of the key.
 */
export function storedReceipt(keyring: Keyring, code: string): string {
  return keyring.hashFor('review receipt', code)
}
