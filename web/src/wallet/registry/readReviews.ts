import type { PageRange } from './pageRange.ts'
import { plainLine } from './plainText.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryReview } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

/** Reviews of the range, oldest first, at most 50. */
export async function readReviews(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistryReview[]> {
  const reviews = await readRegistry(reader, 'getReviewsByRange', [BigInt(start), BigInt(limit)])
  return reviews.map((review) => ({
    ...review,
    id: Number(review.id),
    schoolId: Number(review.schoolId),
    schoolName: plainLine(review.schoolName),
    title: plainLine(review.title),
    tags: review.tags.map(plainLine),
    timestamp: Number(review.timestamp),
  }))
}

/** All reviews, page by page. */
export const reviewSource: RecordSource<RegistryReview> = {
  name: 'reviews',
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalReviews', [])),
  readPage: readReviews,
}
