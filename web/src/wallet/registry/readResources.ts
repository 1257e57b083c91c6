import type { PageRange } from './pageRange.ts'
import { plainLine, plainLines } from './plainText.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryResource } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

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
    title: plainLine(resource.title),
    description: plainLines(resource.description),
    url: plainLine(resource.url),
    category: plainLine(resource.category),
    subcategory: plainLine(resource.subcategory),
    phone: plainLine(resource.phone),
    timestamp: Number(resource.timestamp),
  }))
}

/** All resources, page by page. */
export const resourceSource: RecordSource<RegistryResource> = {
  name: 'resources',
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalResources', [])),
  readPage: readResources,
}
