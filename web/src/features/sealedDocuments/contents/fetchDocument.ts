import type { DigestHex } from '../../../lib/content/digest.ts'
import type { Ring } from '../../../lib/sealing/ring.ts'
import type { Owner } from '../owner.ts'
import { fetchBox } from './sealedContents.ts'
import { type OpenDocument, openDocument } from './sealedDocument.ts'

/**
 * Why a document was not opened.
 * - gone: the store does not have it any more
 * - changed: what the hub answered is not what was sealed, or not the newest
 */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  readonly why: 'gone' | 'changed'

  constructor(why: 'gone' | 'changed') {
    super(why)
    this.why = why
  }
}

/**
 * The document under a digest. Its parts are opened while the next ones come and while the digest is taken; what was
 * opened is dropped, unseen, where the digest is another.
 *
 * @param keyOf as for `openRecord`
 * @throws NotOpened, SealProblem, what `keyOf` throws; CallError where the store does not answer
 */
export async function fetchDocument(
  digest: DigestHex,
  owner: Owner,
  keyOf: (ring: Ring) => Promise<CryptoKey>,
): Promise<OpenDocument> {
  const fetched = await fetchBox(digest)
  if (!fetched) throw new NotOpened('gone')
  const opening = openDocument(fetched, owner, keyOf)
  // Only heard of where the bytes are the right ones.
  opening.catch(() => {})
  if (!(await fetched.isIt())) throw new NotOpened('changed')
  return opening
}
