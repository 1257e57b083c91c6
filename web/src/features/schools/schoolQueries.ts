import type { School } from '@hub/api/schools'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { call, callPage, type Page } from '../../lib/client.ts'
import { queryClient } from '../../lib/query.ts'
import type { SchoolFilter } from './schoolFilter.ts'

/** A writer of schools or reviews invalidates all that begins with this key. */
export const schoolsKey = ['schools'] as const
const directoryKey = [...schoolsKey, 'directory'] as const

const PAGE = 24

/** The directory, page by page. While another filter loads, the schools of the one before stay. */
export function directoryQuery({ term, type, sort }: SchoolFilter) {
  // With words the order is by match, so that another `sort` is no other list.
  const query = term === '' ? { type, sort } : { type, search: term }
  return infiniteQueryOptions({
    queryKey: [...directoryKey, query],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/schools', {
        query: {
          ...query,
          type: type === 'all' ? undefined : type,
          limit: PAGE,
          cursor: pageParam ?? undefined,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })
}

/** One school with its ratings. */
export function schoolQuery(id: string) {
  return queryOptions({
    queryKey: [...schoolsKey, 'school', id],
    queryFn: ({ signal }) => call('GET /api/schools/:id', { params: { id }, signal }),
  })
}

/** The school as a list that was read shows it, so that its name stands there at once. */
export function listedSchool(id: string): School | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<Page<School[]>>>({ queryKey: directoryKey })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((school) => String(school.id) === id)
}
