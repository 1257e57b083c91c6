import { CONTENT_SEALED_BYTES_MAX, CONTENT_SEALED_TYPE } from '@hub/api/contentTerms'
import { contentAddress } from '@hub/core/content/contentAddress'
import { CallError } from '../../../lib/client.ts'
import { comingBytes } from '../../../lib/content/comingBytes.ts'
import { contentCall } from '../../../lib/content/contentCall.ts'
import { type DigestHex, fromHex, sha256, toHex } from '../../../lib/content/digest.ts'
import { firstWrite } from '../../../lib/firstWrite.ts'
import type { ComingBox } from '../../../lib/sealing/box.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Sealed bytes of the content store: `gone` where they were removed or never came, `other` where they do not match. */
export type StoredBox = { state: 'here'; box: Bytes } | { state: 'gone' | 'other' }

/**
 * Sealed bytes that are on their way. Nothing that was made of them may leave the caller's hands before `isIt` has
 * said that they are those of the digest.
 */
export interface FetchedBox extends ComingBox {
  /** @throws CallError where the answer is cut short */
  readonly isIt: () => Promise<boolean>
}

/**
 * Puts a box into the content store and answers its digest, which goes to the chain. The digest is computed while the
 * bytes are on their way, and what the store says that it has is held against it.
 *
 * @param body the same bytes, where they were made ready to be sent
 * @throws CallError where it is refused, the hub cannot be reached, or it has something else than was sent
 */
export async function storeBox(box: Bytes, body: Bytes | Blob = box): Promise<DigestHex> {
  const [address, digest] = await Promise.all([put(body), sha256(box)])
  if (address !== contentAddress(digest)) {
    throw new CallError({ status: 0, detail: 'The hub stored something else than was sent.' })
  }
  return toHex(digest)
}

/** The address that the store answers, if it answers one. */
async function put(body: Bytes | Blob): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': CONTENT_SEALED_TYPE }
  const send = () => contentCall('/api/content', { method: 'PUT', headers, body })
  const response = await firstWrite(send)
  const stored = (await response.json().catch(() => null)) as { cid?: unknown } | null
  return stored?.cid
}

/**
 * Begins to fetch the box under a digest; null where it was removed or never came.
 *
 * @throws CallError where the store does not answer
 */
export async function fetchBox(digest: DigestHex): Promise<FetchedBox | null> {
  try {
    const response = await contentCall(`/api/content/${contentAddress(fromHex(digest))}`, {})
    const { bytes, until } = await comingBytes(response, CONTENT_SEALED_BYTES_MAX)
    const isIt = async () => {
      await until(bytes.length).catch(cutShort)
      return toHex(await sha256(bytes)) === digest.toLowerCase()
    }
    return { box: bytes, until, isIt }
  } catch (error) {
    if (!(error instanceof CallError)) return cutShort()
    if ([404, 410].includes(error.problem.status)) return null
    throw error
  }
}

/** An answer that was cut off is no answer. */
function cutShort(): never {
  throw new CallError({ status: 0, detail: 'The answer of the hub was cut short.' })
}

/**
 * Fetches the box under a digest and checks it before anything looks into it.
 *
 * @throws CallError where the store does not answer
 */
export async function readBox(digest: DigestHex): Promise<StoredBox> {
  const fetched = await fetchBox(digest)
  if (!fetched) return { state: 'gone' }
  return (await fetched.isIt()) ? { state: 'here', box: fetched.box } : { state: 'other' }
}
