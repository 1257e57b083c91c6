import type { PageRange } from './pageRange.ts'
import { plainLine } from './plainText.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistrySchool } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

/** Schools of the range, oldest first, at most 50. */
export async function readSchools(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistrySchool[]> {
  const schools = await readRegistry(reader, 'getSchoolsByRange', [BigInt(start), BigInt(limit)])
  return schools.map((school) => ({
    id: Number(school.id),
    name: plainLine(school.name),
    schoolType: plainLine(school.schoolType),
    totalReviews: Number(school.totalReviews),
    totalRating: Number(school.totalRating),
    isActive: school.isActive,
  }))
}

/** All schools, page by page. */
export const schoolSource: RecordSource<RegistrySchool> = {
  name: 'schools',
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalSchools', [])),
  readPage: readSchools,
}
