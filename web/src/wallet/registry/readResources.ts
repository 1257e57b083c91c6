import { foreignLine, foreignText } from '@hub/core/text/foreignText'
import type { PageRange } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryResource } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { DESCRIPTION_MOST, LINE_MOST } from './textMost.ts'

/** Resources of the range, oldest first, at most 50. Their links are as written: check them before use. */
export async function readResources(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistryResource[]> {
  const range = [BigInt(start), BigInt(limit)] as const
  const resources = await readRegistry(reader, 'getResourcesByRange', range)
  return resources.map((resource) => ({
    ...resource,
    id: Number(resource.id),
    title: foreignLine(resource.title, LINE_MOST),
    description: foreignText(resource.description, DESCRIPTION_MOST),
    url: resource.url,
    category: foreignLine(resource.category, LINE_MOST),
    subcategory: foreignLine(resource.subcategory, LINE_MOST),
    phone: foreignLine(resource.phone, LINE_MOST),
    timestamp: Number(resource.timestamp),
  }))
}

/** All resources, page by page. */
export const resourceSource: RecordSource<RegistryResource> = {
  name: 'resources',
  markEvent: markEvents.resource,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalResources', [])),
  readPage: readResources,
}
