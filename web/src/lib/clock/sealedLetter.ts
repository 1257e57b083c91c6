import { sha256, toHex } from '../content/digest.ts'

/** No id of an account's document begins so. */
const PREFIX = 'sealed:'

/**
 * The id that a letter has in the case clock which was read on this device and is in no account. The same file has the
 * same one, stored or not, so that its dates are there once.
 *
 * @throws Error where the browser gives no digests, or a file is gone
 */
export async function sealedLetterId(file: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file
  return `${PREFIX}${toHex(await sha256(bytes))}`
}

/** Whether a letter of the case clock was read on this device, and is in no account. */
export function isSealedLetter(letter: string): boolean {
  return letter.startsWith(PREFIX)
}
