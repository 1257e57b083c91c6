import type { Resource, ResourceKind, SearchHit } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import type { ContentType } from '@hub/core/resources/contentType'
import { callPage, type Page } from '../client.ts'
import { embeddedPage } from '../embedded.ts'

/** A resource as a list shows it; how it was found only when it was found by words. */
export type ListedResource = Resource & Partial<Pick<SearchHit, 'marks' | 'readAs'>>

export interface SearchFilters {
  category?: ResourceCategory
  type?: ContentType
  date?: 'week' | 'month' | 'year'
}

/** The most rows that one call gives. */
const limit = 200

/**
 * How to read the resources that match `term`, best first, in all pages; when it is empty every approved
 * resource, organizations before guides. While another term is read, the list before stays.
 */
export function resourceSource(term: string, filters: SearchFilters = {}) {
  return {
    key: ['resources', term, filters],
    keepOlder: true,
    first: (): ListedResource[] | undefined => (term === '' ? firstList() : undefined),
    read: (signal: AbortSignal): Promise<ListedResource[]> =>
      term === ''
        ? wholeList(signal)
        : allPages((cursor) =>
            callPage('GET /api/resources/search', {
              query: { q: term, ...filters, limit, cursor },
              signal,
            }),
          ),
  }
}

const kinds: readonly ResourceKind[] = ['organization', 'guide']

/** The list that came with the page, if all of it did. */
function firstList(): Resource[] | undefined {
  const lists = kinds.map((kind) => embeddedPage('GET /api/resources', { query: { kind, limit } }))
  return lists.every((list) => list?.next === null)
    ? lists.flatMap((list) => list?.items ?? [])
    : undefined
}

async function wholeList(signal: AbortSignal): Promise<Resource[]> {
  const lists = kinds.map((kind) =>
    allPages((cursor) =>
      callPage('GET /api/resources', { query: { kind, limit, cursor }, signal }),
    ),
  )
  return (await Promise.all(lists)).flat()
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
