import type { Review } from '@hub/api/reviews'
import type { ReviewRow } from './store.ts'

/** The only way from a row of `reviews` to the wire. */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    schoolId: row.schoolId,
    administratorId: row.administratorId,
    schoolName: row.schoolName,
    rating: row.rating,
    title: row.title,
    content: row.content,
    isAnonymous: row.isAnonymous,
    reviewType: row.reviewType,
    tags: row.tags,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
