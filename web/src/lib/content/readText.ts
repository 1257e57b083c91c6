import { CallError } from '../client.ts'
import { contentCall } from './contentCall.ts'
import { type DigestHex, sha256, toHex } from './digest.ts'
import { textAddress } from './textAddress.ts'

/**
 * A text of the content store: `gone` where it was removed or never came (`why` in the hub's words, if it says so),
 * `other` where it does not match.
 */
export type StoredText =
  | { state: 'here'; text: string }
  | { state: 'gone'; why?: string }
  | { state: 'other' }

/**
 * Fetches the text under a digest and checks it: whoever keeps it could have changed it, the digest on the
 * chain could not.
 *
 * @param author of the record that is read: what this author took back is gone
 * @throws CallError where the store does not answer
 */
export async function readText(
  digest: DigestHex,
  signal?: AbortSignal,
  author?: string,
): Promise<StoredText> {
  try {
    const query = author === undefined ? '' : `?author=${author}`
    const path = `/api/content/${textAddress(digest)}${query}`
    const response = await contentCall(path, { signal })
    return await checkText(new Uint8Array(await response.arrayBuffer()), digest)
  } catch (error) {
    if (error instanceof CallError && error.problem.status === 404) return { state: 'gone' }
    if (error instanceof CallError && error.problem.status === 410) {
      return { state: 'gone', why: error.problem.detail }
    }
    throw error
  }
}

/** The bytes as a text, when they have this digest and are a text. */
export async function checkText(
  bytes: Uint8Array<ArrayBuffer>,
  digest: DigestHex,
): Promise<StoredText> {
  if (toHex(await sha256(bytes)) !== digest.toLowerCase()) return { state: 'other' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { state: 'here', text }
  } catch {
    return { state: 'other' }
  }
}
