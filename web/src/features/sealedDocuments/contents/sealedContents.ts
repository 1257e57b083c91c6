import { CONTENT_SEALED_TYPE } from '@hub/api/content'
import { contentAddress } from '@hub/core/content/contentAddress'
import { CallError } from '../../../lib/client.ts'
import { contentCall } from '../../../lib/content/contentCall.ts'
import { type DigestHex, fromHex, sha256, toHex } from '../../../lib/content/digest.ts'
import { nextTask } from '../../../lib/nextTask.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Sealed bytes of the content store: `gone` where they were removed or never came, `other` where they do not match. */
export type StoredBox = { state: 'here'; box: Bytes } | { state: 'gone' | 'other' }

/** From here on the copying of a body is felt. */
const LARGE = 1024 * 1024

/**
 * Puts a box into the content store and answers its digest, which goes to the chain. The digest is computed while the
 * bytes are on their way, and what the store says that it has is held against it.
 *
 * @throws CallError where it is refused, the hub cannot be reached, or it has something else than was sent
 */
export async function storeBox(box: Bytes): Promise<DigestHex> {
  const [address, digest] = await Promise.all([put(box), sha256(box)])
  if (address !== contentAddress(digest)) {
    throw new CallError({ status: 0, detail: 'The hub stored something else than was sent.' })
  }
  return toHex(digest)
}

/** The address that the store answers, if it answers one. */
async function put(box: Bytes): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': CONTENT_SEALED_TYPE }
  // Chromium copies bytes of 10 MB while the page waits; a blob it fetches by itself.
  const body = box.length > LARGE ? await blobOf(box) : box
  const response = await contentCall('/api/content', { method: 'PUT', headers, body })
  const stored = (await response.json().catch(() => null)) as { cid?: unknown } | null
  return stored?.cid
}

/** A blob of large bytes, copied piece by piece so that the page can answer in between. */
async function blobOf(bytes: Bytes): Promise<Blob> {
  const pieces: Blob[] = []
  for (let at = 0; at < bytes.length; at += LARGE) {
    pieces.push(new Blob([bytes.subarray(at, at + LARGE)]))
    await nextTask()
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
