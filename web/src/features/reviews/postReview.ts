import type { NewReview } from '@hub/api/reviews'
import { CallError, call } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/failureWords.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { toast } from '../../ui/toastStore.ts'
import { serverErrors } from './checkReview.ts'
import type { ReviewForm } from './draft.ts'
import { reviewsKey } from './reviewPages.ts'

/**
 * Posts a review, says how it went in a toast and reads the lists again. Answers undefined after a
 * success, otherwise what is wrong with the form or the connection; it never throws.
 */
export async function postReview(
  body: NewReview,
): Promise<Pick<ReviewForm, 'errors' | 'failure'> | undefined> {
  try {
    await call('POST /api/reviews', { body })
  } catch (error) {
    const description = 'Failed to post review. Please try again.'
    toast({ title: 'Error', description, tone: 'stop' })
    return failureOf(error)
  }
  const description = 'Your anonymous review has been posted successfully!'
  toast({ title: 'Review Posted', description })
  invalidate(reviewsKey)
  invalidate(['schools'])
  return undefined
}

function failureOf(error: unknown): Pick<ReviewForm, 'errors' | 'failure'> {
  const errors = serverErrors(error instanceof CallError ? error.problem.errors : undefined)
  if (Object.keys(errors).length > 0) return { errors, failure: undefined }
  const reason = refusalSentence(error) ?? 'Check your connection, then try again.'
  return { errors, failure: reason }
}
