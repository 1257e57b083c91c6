import type { PageRange } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import { shownReview } from './readReviews.ts'
import { readSchools } from './readSchools.ts'
import { readUnshown } from './readUnshown.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryReview } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

/** A review in the list of its school, where it is counted from 1 without gaps. */
export interface SchoolReview {
  /** Its place in that list. */
  id: number
  review: RegistryReview
}

/** The reviews of one school of the registry, page by page. */
export function schoolReviewSource(schoolId: number): RecordSource<SchoolReview> {
  return {
    name: `reviews of school ${schoolId}`,
    markEvent: markEvents.review,
    markedAs: ({ review }) => review.id,
    readTotal: async (reader) => (await readSchool(reader, schoolId))?.totalReviews ?? 0,
    readPage: (reader, range) => readSchoolReviews(reader, schoolId, range),
  }
}

/** A school with its totals; null where the registry has none of this id. */
export async function readSchool(reader: RegistryReader, id: number) {
  const [school] = await readSchools(reader, { start: id, limit: 1 })
  return school ?? null
}

async function readSchoolReviews(
  reader: RegistryReader,
  schoolId: number,
  { start, limit }: PageRange,
): Promise<SchoolReview[]> {
  const args = [BigInt(schoolId), BigInt(start), BigInt(limit)] as const
  const [why, reviews] = await Promise.all([
    readUnshown(),
    readRegistry(reader, 'getSchoolReviews', args),
  ])
  return reviews.map((review, at) => ({ id: start + at, review: shownReview(review, why) }))
}
