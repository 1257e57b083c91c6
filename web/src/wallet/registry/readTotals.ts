import { resourceSource } from './readResources.ts'
import { reviewSource } from './readReviews.ts'
import { schoolSource } from './readSchools.ts'
import type { RegistryTotals } from './records.ts'
import type { RegistryReader } from './registryReader.ts'

/** How many records of each kind there are, in one batch. */
export async function readTotals(reader: RegistryReader): Promise<RegistryTotals> {
  const [schools, reviews, resources] = await Promise.all([
    schoolSource.readTotal(reader),
    reviewSource.readTotal(reader),
    resourceSource.readTotal(reader),
  ])
  return { schools, reviews, resources }
}
