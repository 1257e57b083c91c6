import { foreignLine, foreignText } from '@hub/core/text/foreignText'
import type { PageRange, RecordSource } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import { readUnshown } from './readUnshown.ts'
import type { RegistryResource } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { DESCRIPTION_MOST, LINE_MOST } from './textMost.ts'

/** Resources of the range, oldest first, at most 50. Their links are as written: check them before use. */
async function readResources(
  reader: RegistryReader,
  { start, limit }: PageRange,
): Promise<RegistryResource[]> {
  const range = [BigInt(start), BigInt(limit)] as const
  const [why, resources] = await Promise.all([
    readUnshown(),
    readRegistry(reader, 'getResourcesByRange', range),
  ])
  return resources.map((resource) => {
    const unshown = why('chain-resource', resource.id)
    const of = (text: string) => (unshown ? '' : foreignLine(text, LINE_MOST))
    return {
      ...resource,
      id: Number(resource.id),
      title: of(resource.title),
      description: unshown ? '' : foreignText(resource.description, DESCRIPTION_MOST),
      url: unshown ? '' : resource.url,
      category: foreignLine(resource.category, LINE_MOST),
      subcategory: of(resource.subcategory),
      phone: of(resource.phone),
      timestamp: Number(resource.timestamp),
      ...(unshown && { unshown }),
    }
  })
}

/** All resources, page by page. */
export const resourceSource: RecordSource<RegistryResource> = {
  name: 'resources',
  markEvent: markEvents.resource,
  readTotal: async (reader) => Number(await readRegistry(reader, 'getTotalResources', [])),
  readPage: readResources,
}
