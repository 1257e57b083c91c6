import type { School } from '@hub/api/schools'
import { call, callPage, type Page } from '../../lib/client.ts'
import { embedded, embeddedPage } from '../../lib/embedded.ts'
import { kept } from '../../lib/reading/readings.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'
import type { SchoolFilter } from './schoolFilter.ts'

/** A writer of schools or reviews invalidates all that begins with this key. */
export const schoolsKey = ['schools'] as const
const directoryKey = [...schoolsKey, 'directory'] as const

const PAGE = 24

/** The directory, page by page. */
export function directory({ term, type, sort }: SchoolFilter): PagesSource<School> {
  // With words the order is by match, so that another `sort` is no other list.
  const order = term === '' ? { sort } : { search: term }
  const query = { ...order, type: type === 'all' ? undefined : type, limit: PAGE }
  return {
    key: [...directoryKey, query],
    readPage: (signal, cursor) =>
      callPage('GET /api/schools', { query: { ...query, cursor }, signal }),
    first: () => embeddedPage('GET /api/schools', { query }),
  }
}

/** One school with its ratings. */
export function oneSchool(id: string) {
  return {
    key: [...schoolsKey, 'school', id],
    read: (signal) => call('GET /api/schools/:id', { params: { id }, signal }),
    first: () => embedded('GET /api/schools/:id', { params: { id } }),
  } satisfies Source<unknown>
}

/** The school as a list that was read shows it, so that its name stands there at once. */
export function listedSchool(id: string): School | undefined {
  return kept<Page<School[]>>(directoryKey)
    .flatMap((page) => page.items)
    .find((school) => String(school.id) === id)
}
