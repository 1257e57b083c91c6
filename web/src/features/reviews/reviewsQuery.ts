import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callPage } from '../../lib/client.ts'

const PAGE = 20

/** Which reviews a list shows; without either, all of them. */
export interface ReviewFilter {
  schoolId?: number
  /** Words that the reviews contain; '' for any. */
  search?: string
}

/** The key under which every list of reviews is kept; a posted review invalidates it. */
export const reviewsKey = ['reviews'] as const

/** Reviews page by page, newest first. While the words change, the list before stays. */
export function reviewsQuery({ schoolId, search }: ReviewFilter) {
  return infiniteQueryOptions({
    queryKey: [...reviewsKey, { schoolId, search }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/reviews', {
        query: { schoolId, search, limit: PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
