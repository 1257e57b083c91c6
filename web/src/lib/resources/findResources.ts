import type { Resource, SearchHit } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import type { ContentType } from '@hub/core/resources/contentType'
import { callPage, type Page } from '../client.ts'
import { embedded } from '../embedded.ts'

/** A resource as a list shows it; `marks` only when it was found by words. */
export type ListedResource = Resource & Partial<Pick<SearchHit, 'marks'>>

export interface SearchFilters {
  category?: ResourceCategory
  type?: ContentType
  date?: 'week' | 'month' | 'year'
}

/** The most rows that one call gives. */
const limit = 200

/**
 * How to read the resources that match `term`, best first, in all pages; every approved resource
 * when it is empty. While another term is read, the list before stays.
 */
export function resourceSource(term: string, filters: SearchFilters = {}) {
  return {
    key: ['resources', term, filters],
    keepOlder: true,
    first: (): ListedResource[] | undefined =>
      term === '' ? embedded('GET /api/resources', { query: { limit } }) : undefined,
    read: (signal: AbortSignal) =>
      allPages<ListedResource>((cursor) =>
        term === ''
          ? callPage('GET /api/resources', { query: { limit, cursor }, signal })
          : callPage('GET /api/resources/search', {
              query: { q: term, ...filters, limit, cursor },
              signal,
            }),
      ),
  }
}

async function allPages<T>(read: (cursor?: string) => Promise<Page<T[]>>): Promise<T[]> {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return all
}
