import { foreignLine } from '@hub/core/text/foreignText'
import type { PageRange } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistrySchool } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** Schools of the range, oldest first, at most 50. */
export async function readSchools(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistrySchool[]> {
  const schools = await readRegistry(reader, 'getSchoolsByRange', [BigInt(start), BigInt(limit)])
  return schools.map((school) => ({
    id: Number(school.id),
    name: foreignLine(school.name, LINE_MOST),
    schoolType: foreignLine(school.schoolType, LINE_MOST),
    totalReviews: Number(school.totalReviews),
    totalRating: Number(school.totalRating),
    isActive: school.isActive,
  }))
}

/** All schools, page by page. */
export const schoolSource: RecordSource<RegistrySchool> = {
  name: 'schools',
  markEvent: markEvents.school,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalSchools', [])),
  readPage: readSchools,
}
