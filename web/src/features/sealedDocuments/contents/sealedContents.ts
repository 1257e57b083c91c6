import { CONTENT_CID_HEADER, CONTENT_SEALED_TYPE } from '@hub/api/content'
import { contentAddress } from '@hub/core/content/contentAddress'
import { CallError } from '../../../lib/client.ts'
import { contentCall } from '../../../lib/content/contentCall.ts'
import { type DigestHex, fromHex, sha256, toHex } from '../../../lib/content/digest.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Sealed bytes of the content store: `gone` where they were removed or never came, `other` where they do not match. */
export type StoredBox = { state: 'here'; box: Bytes } | { state: 'gone' | 'other' }

/** From here on the copying of a body is felt. */
const LARGE = 1024 * 1024

/**
 * Puts a box into the content store and answers its digest, which goes to the chain.
 *
 * @throws CallError where it is refused or the hub cannot be reached
 */
export async function storeBox(box: Bytes): Promise<DigestHex> {
  const digest = await sha256(box)
  const headers = {
    accept: 'application/json',
    'content-type': CONTENT_SEALED_TYPE,
    [CONTENT_CID_HEADER]: contentAddress(digest),
  }
  // Chromium copies bytes of 10 MB while the page waits; a blob it fetches by itself.
  const body = box.length > LARGE ? await blobOf(box) : box
  await contentCall('/api/content', { method: 'PUT', headers, body })
  return toHex(digest)
}

/** A blob of large bytes, copied piece by piece so that the page can answer in between. */
async function blobOf(bytes: Bytes): Promise<Blob> {
  const pieces: Blob[] = []
  for (let at = 0; at < bytes.length; at += LARGE) {
    pieces.push(new Blob([bytes.subarray(at, at + LARGE)]))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(pieces)
}

/**
 * Fetches the box under a digest and checks it before anything looks into it.
 *
 * @throws CallError where the store does not answer
 */
export async function readBox(digest: DigestHex): Promise<StoredBox> {
  try {
    const response = await contentCall(`/api/content/${contentAddress(fromHex(digest))}`, {})
    const box = new Uint8Array(await response.arrayBuffer())
    if (toHex(await sha256(box)) !== digest.toLowerCase()) return { state: 'other' }
    return { state: 'here', box }
  } catch (error) {
    if (error instanceof CallError && [404, 410].includes(error.problem.status)) {
      return { state: 'gone' }
    }
    // An answer that was cut off is no answer.
    if (error instanceof CallError) throw error
    throw new CallError({ status: 0, detail: 'The answer of the hub was cut short.' })
  }
}
