import MiniSearch from 'minisearch'
import { aliasesOf } from '../../../core/src/schools/aliases.ts'
import type { SchoolEntry } from '../../../core/src/schools/schoolIndex.ts'
import { stateName } from '../../../core/src/schools/usStates.ts'

export interface SearchedIndex {
  name: string
  search(query: string, limit: number): number[]
}

/** MiniSearch over names and places as they stand, with its own typo and prefix settings. */
export function plainMiniSearch(schools: readonly SchoolEntry[]): SearchedIndex {
  const index = new MiniSearch<SchoolEntry>({ fields: ['name', 'location'] })
  index.addAll(schools)
  return named('MiniSearch', index, { name: 2 })
}

/** The same with the short forms and state names of each school as a field of their own. */
export function aliasMiniSearch(schools: readonly SchoolEntry[]): SearchedIndex {
  const index = new MiniSearch({ fields: ['name', 'aliases', 'place'] })
  index.addAll(
    schools.map(({ id, name, location }) => {
      const state = stateName(location?.split(', ').at(-1) ?? '') ?? ''
      return { id, name, aliases: aliasesOf(name).join(' '), place: `${location ?? ''} ${state}` }
    }),
  )
  return named('MiniSearch with aliases', index, { name: 2, aliases: 2 })
}

function typosAllowed(word: string): number | false {
  return word.length > 3 ? 0.25 : false
}

function named<T>(
  name: string,
  index: MiniSearch<T>,
  boost: Record<string, number>,
): SearchedIndex {
  const settings = { boost, prefix: true, fuzzy: typosAllowed }
  const search = (query: string, limit: number) =>
    index
      .search(query, settings)
      .slice(0, limit)
      .map(({ id }) => Number(id))
  return { name, search }
}
