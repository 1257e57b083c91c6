import { CONTENT_CID_HEADER, CONTENT_TEXT_TYPE } from '@hub/api/contentTerms'
import { contentAddress } from '@hub/core/content/contentAddress'
import { contentCall } from './contentCall.ts'
import { type DigestHex, sha256, toHex } from './digest.ts'

/**
 * Puts a text into the content store and answers its digest, which goes to the chain. The same text again
 * is the same entry.
 *
 * @throws CallError where it is refused or the hub cannot be reached
 */
export async function storeText(text: string): Promise<DigestHex> {
  const bytes = new TextEncoder().encode(text)
  const digest = await sha256(bytes)
  const headers = {
    accept: 'application/json',
    'content-type': CONTENT_TEXT_TYPE,
    [CONTENT_CID_HEADER]: contentAddress(digest),
  }
  await contentCall('/api/content', { method: 'PUT', headers, body: bytes })
  return toHex(digest)
}
