import type { DigestHex } from '../../lib/content/digest.ts'
import { addTags } from '../../lib/reviews/tags.ts'
import type { RegistryWrite } from '../../wallet/transactions/registryWrite.ts'
import type { Draft } from './draft.ts'

/**
 * What goes to the chain for a draft: all but the details, of which only the digest. A school of the list
 * goes by its id, with an empty name; a typed one by its name, with the id 0.
 */
export function reviewWrite(draft: Draft, contentHash: DigestHex): RegistryWrite {
  const { school, schoolFrom, schoolText, rating, title, tags, tagText, isAnonymous } = draft
  const listed = schoolFrom === 'typed' ? undefined : school
  return {
    name: 'postReview',
    args: [
      BigInt(listed?.id ?? 0),
      listed ? '' : schoolText.trim(),
      rating,
      title.trim(),
      contentHash,
      addTags(tags, tagText),
      isAnonymous,
    ],
  }
}

/** A digest of the same length as any, to price a review before its text is stored. */
export const anyDigest: DigestHex = `0x${'5a'.repeat(32)}`
