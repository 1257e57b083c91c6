import { foreignLine } from '@hub/core/text/foreignText'
import type { PageRange } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryReview } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** Reviews of the range, oldest first, at most 50. */
export async function readReviews(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistryReview[]> {
  const reviews = await readRegistry(reader, 'getReviewsByRange', [BigInt(start), BigInt(limit)])
  return reviews.map(shownReview)
}

type ContractReview = Awaited<
  ReturnType<typeof readRegistry<'getReviewsByRange', [bigint, bigint]>>
>[number]

/** A review of the contract as the screens use it. */
export function shownReview(review: ContractReview): RegistryReview {
  return {
    ...review,
    id: Number(review.id),
    schoolId: Number(review.schoolId),
    schoolName: foreignLine(review.schoolName, LINE_MOST),
    title: foreignLine(review.title, LINE_MOST),
    tags: review.tags.map((tag) => foreignLine(tag, LINE_MOST)),
    timestamp: Number(review.timestamp),
  }
}

/** All reviews, page by page. */
export const reviewSource: RecordSource<RegistryReview> = {
  name: 'reviews',
  markEvent: markEvents.review,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalReviews', [])),
  readPage: readReviews,
}
