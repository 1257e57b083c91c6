import type { NewReview } from '@hub/api/reviews'
import type { Proof } from '@hub/api/verification'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { CallError, call, mayBeDone, NoAnswer } from '../../lib/client.ts'
import { newNumber } from '../../lib/newNumber.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { addTags } from '../../lib/reviews/tags.ts'
import { wayOutOf } from '../../lib/wayOutOf.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import { serverErrors } from './checkReview.ts'
import type { Draft, PickedSchool, ReviewForm, SchoolProof } from './draft.ts'
import { padded } from './padding.ts'
import { reviewsKey } from './reviewPages.ts'

/** What a review was sent with. */
interface Sent {
  once: string
  /** The code with which its author changes it. Made here, so that an answer that is lost does not take it along. */
  receipt: string
}

/** How each review that is not answered yet was sent: sent again as it is, it is not posted twice. */
const unanswered = new Map<string, Sent>()

/** What the author needs to know of a posted review. */
export interface Posted {
  receipt: string
  /** It appears after so many hours at most; 0: it is there. */
  withinHours: number
}

/**
 * Posts a review, says how it went in a toast and reads the lists again. Answers what came of it, or what is wrong with
 * the form or the connection; it never throws.
 */
export async function postReview(
  body: NewReview,
): Promise<{ posted: Posted } | { refused: Pick<ReviewForm, 'errors' | 'failure'> }> {
  const text = JSON.stringify(body)
  const known = unanswered.get(text)
  const receipt =
    known?.receipt ?? receiptFrom(crypto.getRandomValues(new Uint8Array(RECEIPT_BYTES)))
  const once = known?.once ?? newNumber()
  unanswered.set(text, { once, receipt })
  let withinHours = 0
  try {
    const answer = await call('POST /api/reviews', { body: padded({ ...body, receipt }), once })
    if ('withinHours' in answer) ({ withinHours } = answer)
  } catch (error) {
    // Cut off, it was most likely not sent; with no answer that can be read, it most likely was.
    if (!(error instanceof NoAnswer)) {
      const description = 'Failed to post review. Please try again.'
      toast({ title: 'Error', description, tone: 'stop' })
    }
    return { refused: mayBeDone(error) ? unknownOutcome() : failureOf(error) }
  }
  unanswered.delete(text)
  const description = 'Your anonymous review has been posted successfully!'
  toast({ title: 'Review Posted', description })
  readListsAgain()
  return { posted: { receipt, withinHours } }
}

/** Every list that a review may stand in. */
export function readListsAgain(): void {
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

/**
 * The body that is sent for a draft. The school goes by its number where it was taken from the list,
 * otherwise by the typed name; the other of the two is null. A tag still in its box counts too. A role counts for its
 * answers alone, so without one it stays here. A proof goes with a review of its own school only.
 *
 * @param fixed the school that the page is about
 */
export function reviewBody(draft: Draft, fixed?: PickedSchool): NewReview {
  const school = fixed ?? draft.school
  return {
    rating: draft.rating,
    title: draft.title.trim(),
    content: draft.content.trim(),
    reviewType: 'school',
    schoolId: school?.id ?? null,
    schoolName: school ? null : draft.schoolText.trim() || null,
    administratorId: null,
    tags: [...addTags(draft.tags, draft.tagText)],
    isAnonymous: true,
    ...(Object.keys(draft.processFacts).length > 0 && {
      authorRole: draft.authorRole,
      processFacts: draft.processFacts,
    }),
    ...(draft.proof &&
      draft.proof.schoolId === school?.id && { proof: withoutSchool(draft.proof) }),
  }
}

function withoutSchool({ quarter, message, signature }: SchoolProof): Proof {
  return { quarter, message, signature }
}
