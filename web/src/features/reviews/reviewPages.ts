import type { Review } from '@hub/api/reviews'
import { callPage } from '../../lib/client.ts'
import { embeddedPage } from '../../lib/embedded.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'

const PAGE = 20

/** Which reviews a list shows; without either, all of them. */
export interface ReviewFilter {
  schoolId?: number
  /** Words that the reviews contain; '' for any. */
  search?: string
}

/** The key under which every list of reviews is kept; a posted review invalidates it. */
export const reviewsKey = ['reviews'] as const

/** Reviews page by page, newest first. */
export function reviewPages({ schoolId, search }: ReviewFilter): PagesSource<Review> {
  const query = { schoolId, search, limit: PAGE }
  return {
    key: [...reviewsKey, { schoolId, search }],
    readPage: (signal, cursor) =>
      callPage('GET /api/reviews', { query: { ...query, cursor }, signal }),
    first: () => embeddedPage('GET /api/reviews', { query }),
  }
}
