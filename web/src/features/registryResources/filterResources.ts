import type { RegistryCategory } from '@hub/core/knowledge/registryCategories'
import type { ShownResource } from './shownResource.ts'

export interface ResourceFilter {
  /** Words to look for; '' for all. */
  term: string
  category: RegistryCategory | 'all'
}

/** Those whose title or description has the words, in any case, and that belong to the category. */
export function filterResources(
  resources: readonly ShownResource[],
  { term, category }: ResourceFilter,
): ShownResource[] {
  const wanted = folded(term.trim())
  return resources.filter(
    (resource) =>
      (category === 'all' || resource.category === category) &&
      (folded(resource.title).includes(wanted) || folded(resource.description).includes(wanted)),
  )
}

/** Whether the filter leaves anything out. */
export function narrows({ term, category }: ResourceFilter): boolean {
  return term.trim() !== '' || category !== 'all'
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
