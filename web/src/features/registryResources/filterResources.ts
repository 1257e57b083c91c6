import {
  type RegistryCategory,
  registryCategoryLabels,
} from '@hub/core/knowledge/registryCategories'
import { withCommas } from '../../lib/withCommas.ts'
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

/** "1 resource", "44 resources". */
export function countWords(count: number): string {
  return count === 1 ? '1 resource' : `${withCommas(count)} resources`
}

/**
 * Why nothing is shown, and what to try.
 *
 * @param searched what was looked through, such as "the newest 50"; undefined for the whole list
 */
export function emptyWords({ term, category }: ResourceFilter, searched?: string): string {
  const where = category === 'all' ? '' : ` under ${registryCategoryLabels[category]}`
  const words = term.trim()
  if (searched) {
    const what = words ? ` has the words “${words}”` : ' is listed'
    return `Nothing in ${searched}${what}${where}. Press “Show more” to look further back.`
  }
  if (words) return `Nothing${where} has the words “${words}”. Try fewer or other words.`
  return where ? `Nothing is listed${where} yet.` : 'Nothing is listed here yet.'
}
