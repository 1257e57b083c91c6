import { CONTENT_CID_HEADER, CONTENT_TEXT_TYPE } from '@hub/api/contentTerms'
import { contentCall } from './contentCall.ts'
import { type DigestHex, sha256, toHex } from './digest.ts'
import { textAddress } from './textAddress.ts'

/**
 * Puts a text into the content store and answers its digest, which goes to the chain. The same text again
 * is the same entry.
 *
 * @throws CallError where it is refused or the hub cannot be reached
 */
export async function storeText(text: string): Promise<DigestHex> {
  const bytes = new TextEncoder().encode(text)
  const digest = toHex(await sha256(bytes))
  const headers = {
    accept: 'application/json',
    'content-type': CONTENT_TEXT_TYPE,
    [CONTENT_CID_HEADER]: textAddress(digest),
  }
  await contentCall('/api/content', { method: 'PUT', headers, body: bytes })
  return digest
}
