import { registryCategoryLabels } from '@hub/core/knowledge/registryCategories'
import { withCommas } from '../../lib/withCommas.ts'
import type { ResourceFilter } from './filterResources.ts'

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
