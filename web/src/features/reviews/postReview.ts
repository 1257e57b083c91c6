import type { NewReview } from '@hub/api/reviews'
import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { CallError, call, mayBeDone, NoAnswer } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { wayOutOf } from '../../lib/wayOutOf.ts'
import { toast } from '../../ui/toastStore.ts'
import { serverErrors } from './checkReview.ts'
import type { ReviewForm } from './draft.ts'
import { reviewsKey } from './reviewPages.ts'

/** The number of each review that was sent and not answered yet: sent again as it is, it is not posted twice. */
const numbers = new Map<string, string>()

/**
 * Posts a review, says how it went in a toast and reads the lists again. Answers undefined after a
 * success, otherwise what is wrong with the form or the connection; it never throws.
 */
export async function postReview(
  body: NewReview,
): Promise<Pick<ReviewForm, 'errors' | 'failure'> | undefined> {
  const text = JSON.stringify(body)
  const once = numbers.get(text) ?? newNumber()
  numbers.set(text, once)
  try {
    await call('POST /api/reviews', { body, once })
  } catch (error) {
    // Cut off, it was most likely not sent; with no answer that can be read, it most likely was.
    if (!(error instanceof NoAnswer)) {
      const description = 'Failed to post review. Please try again.'
      toast({ title: 'Error', description, tone: 'stop' })
    }
    return mayBeDone(error) ? unknownOutcome() : failureOf(error)
  }
  numbers.delete(text)
  const description = 'Your anonymous review has been posted successfully!'
  toast({ title: 'Review Posted', description })
  readListsAgain()
  return undefined
}

/** Not `randomUUID`, which a page without a certificate does not have. */
function newNumber(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join('-')
}

function readListsAgain(): void {
  invalidate(reviewsKey)
  invalidate(['schools'])
}

/** The list says whether it is there, as soon as it can be read. */
function unknownOutcome(): Pick<ReviewForm, 'errors' | 'failure'> {
  readListsAgain()
  const words = `Your words are still here. Check your connection, then press “Post review” again within ${SENDING_MINUTES} minutes: unless you change them, they are not posted twice. After that, look at the list first.`
  return { errors: {}, failure: { title: 'We do not know whether it was posted.', words } }
}

function failureOf(error: unknown): Pick<ReviewForm, 'errors' | 'failure'> {
  const errors = serverErrors(error instanceof CallError ? error.problem.errors : undefined)
  if (Object.keys(errors).length > 0) return { errors, failure: undefined }
  const reason = refusalSentence(error) ?? wayOutOf(error)
  const words = `Your words are still here. ${reason}`
  return { errors, failure: { title: 'We could not post your review.', words } }
}
