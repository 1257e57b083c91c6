import { foreignLine } from '@hub/core/text/foreignText'
import type { PageRange, RecordSource } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import { readUnshown, type WhyUnshown } from './readUnshown.ts'
import type { RegistrySchool } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** Schools of the range, oldest first, at most 50. */
export async function readSchools(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistrySchool[]> {
  const [why, schools] = await Promise.all([
    readUnshown(),
    readRegistry(reader, 'getSchoolsByRange', [BigInt(start), BigInt(limit)]),
  ])
  return schools.map((school) => shownSchool(school, why))
}

type ContractSchool = Awaited<
  ReturnType<typeof readRegistry<'getSchoolsByRange', [bigint, bigint]>>
>[number]

/** A school of the contract as the screens use it, without the name where this hub does not show it. */
function shownSchool(school: ContractSchool, why: WhyUnshown): RegistrySchool {
  const unshown = why('chain-school', school.id)
  return {
    id: Number(school.id),
    name: unshown ? '' : foreignLine(school.name, LINE_MOST),
    schoolType: foreignLine(school.schoolType, LINE_MOST),
    totalReviews: Number(school.totalReviews),
    totalRating: Number(school.totalRating),
    isActive: school.isActive,
    ...(unshown && { unshown }),
  }
}

/** All schools, page by page. */
export const schoolSource: RecordSource<RegistrySchool> = {
  name: 'schools',
  markEvent: markEvents.school,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalSchools', [])),
  readPage: readSchools,
}
