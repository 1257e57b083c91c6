import { PAGE_MOST, type PageRange, type RecordSource } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import { shownReview } from './readReviews.ts'
import { readSchools } from './readSchools.ts'
import { readUnshown } from './readUnshown.ts'
import type { RegistryReview, RegistrySchool } from './records.ts'
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
    readTotal: async (reader) => (await readListed(reader, schoolId))?.totalReviews ?? 0,
    readPage: (reader, range) => readSchoolReviews(reader, schoolId, range),
  }
}

/**
 * A school with the totals of the reviews that this hub shows; null where the registry has none of this id. The
 * registry counts those that were taken down as well: what they gave is taken off.
 */
export async function readSchool(
  reader: RegistryReader,
  id: number,
): Promise<RegistrySchool | null> {
  const [school, why] = await Promise.all([readListed(reader, id), readUnshown()])
  if (!school || school.totalReviews === 0) return school
  let { totalRating, totalReviews } = school
  for (const read of readsOver(reader, school, why.reviewIds)) {
    // One after the other: the hub passes on only so much at once.
    for (const review of await read()) {
      if (review.schoolId !== BigInt(id) || !why('chain-review', review.id)) continue
      totalRating -= review.rating
      totalReviews -= 1
    }
  }
  return { ...school, totalRating, totalReviews }
}

/** The fewest reads that bring the school's reviews among these: around each of these, or all of the school's. */
function readsOver(reader: RegistryReader, school: RegistrySchool, ids: readonly number[]) {
  const around = rangesOver(ids).map(
    ({ start, limit }) =>
      () =>
        readRegistry(reader, 'getReviewsByRange', [BigInt(start), BigInt(limit)]),
  )
  const pages = Math.ceil(school.totalReviews / PAGE_MOST)
  if (around.length <= pages) return around
  return Array.from(
    { length: pages },
    (_, at) => () =>
      readRegistry(reader, 'getSchoolReviews', [
        BigInt(school.id),
        BigInt(at * PAGE_MOST + 1),
        BigInt(PAGE_MOST),
      ]),
  )
}

/** A school with the registry's own totals, by which its list is counted. */
async function readListed(reader: RegistryReader, id: number): Promise<RegistrySchool | null> {
  const [school] = await readSchools(reader, { start: id, limit: 1 })
  return school ?? null
}

/** The fewest pages that hold these ids, which ascend. */
function rangesOver(ids: readonly number[]): PageRange[] {
  const ranges: PageRange[] = []
  for (const id of ids) {
    const last = ranges.at(-1)
    if (last && id < last.start + PAGE_MOST) last.limit = id - last.start + 1
    else ranges.push({ start: id, limit: 1 })
  }
  return ranges
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
