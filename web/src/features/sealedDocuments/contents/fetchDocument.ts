import type { DigestHex } from '../../../lib/content/digest.ts'
import type { Ring } from '../../../lib/sealing/ring.ts'
import type { Owner } from '../owner.ts'
import { NotOpened } from './notOpened.ts'
import { fetchBox } from './sealedContents.ts'
import { type OpenDocument, openDocument } from './sealedDocument.ts'

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
