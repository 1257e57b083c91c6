import { foreignLine } from '@hub/core/text/foreignText'
import type { PageRange, RecordSource } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import { readUnshown, type WhyUnshown } from './readUnshown.ts'
import type { RegistryReview } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** Reviews of the range, oldest first, at most 50. */
async function readReviews(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistryReview[]> {
  const [why, reviews] = await Promise.all([
    readUnshown(),
    readRegistry(reader, 'getReviewsByRange', [BigInt(start), BigInt(limit)]),
  ])
  return reviews.map((review) => shownReview(review, why))
}

type ContractReview = Awaited<
  ReturnType<typeof readRegistry<'getReviewsByRange', [bigint, bigint]>>
>[number]

/** A review of the contract as the screens use it, without the words that this hub does not show. */
export function shownReview(review: ContractReview, why: WhyUnshown): RegistryReview {
  const unshown = why('chain-review', review.id)
  const isNamed = !unshown && !why('chain-school', review.schoolId)
  return {
    ...review,
    id: Number(review.id),
    schoolId: Number(review.schoolId),
    schoolName: isNamed ? foreignLine(review.schoolName, LINE_MOST) : '',
    title: unshown ? '' : foreignLine(review.title, LINE_MOST),
    tags: unshown ? [] : review.tags.map((tag) => foreignLine(tag, LINE_MOST)),
    timestamp: Number(review.timestamp),
    ...(unshown && { unshown }),
  }
}

/** All reviews, page by page. */
export const reviewSource: RecordSource<RegistryReview> = {
  name: 'reviews',
  markEvent: markEvents.review,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalReviews', [])),
  readPage: readReviews,
}
