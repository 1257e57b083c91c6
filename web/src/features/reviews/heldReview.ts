import type { ChangedReview, HeldReview } from '@hub/api/reviews'
import { CallError, call } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { wayOutOf } from '../../lib/wayOutOf.ts'
import { serverErrors } from './checkReview.ts'
import type { ReviewForm } from './draft.ts'
import { padded } from './padding.ts'
import { readListsAgain } from './postReview.ts'

type Wrong = Pick<ReviewForm, 'errors' | 'failure'>

/** What a receipt answered, or what is wrong. */
export type Outcome = { held: HeldReview } | { wrong: Wrong }

/** What became of the review with this receipt. */
export function openReview(receipt: string): Promise<Outcome> {
  return outcomeOf('We could not find your review.', () =>
    call('POST /api/reviews/receipt', { body: padded({ receipt }) }),
  )
}

/** Sends new words for the review with this receipt. */
export function changeReview(body: ChangedReview): Promise<Outcome> {
  return outcomeOf('We could not save your changes.', () =>
    call('PUT /api/reviews/receipt', { body: padded(body) }),
  )
}

/**
 * Removes the review with this receipt for good.
 *
 * @param now whether right away, though that shows when its author asked
 */
export function removeReview(receipt: string, now: boolean): Promise<Outcome> {
  return outcomeOf('We could not remove your review.', () =>
    call('POST /api/reviews/receipt/removal', { body: padded({ receipt, now }) }),
  )
}

/** Sends a call that may be sent again: what it does twice is done once. */
async function outcomeOf(title: string, send: () => Promise<HeldReview>): Promise<Outcome> {
  try {
    const held = await send()
    readListsAgain()
    return { held }
  } catch (error) {
    const errors = serverErrors(error instanceof CallError ? error.problem.errors : undefined)
    if (Object.keys(errors).length > 0) return { wrong: { errors, failure: undefined } }
    const words = refusalSentence(error) ?? wayOutOf(error)
    return { wrong: { errors: {}, failure: { title, words } } }
  }
}

/** Where a review stands that its author has opened with its receipt, and what became of what was asked. */
export function heldWords({ state, pending, withinHours }: HeldReview): string {
  const wait = `within ${withinHours} hours`
  if (state === 'removed') return 'This review is removed. Nobody can read it here anymore.'
  if (state === 'refused') {
    return 'This review was not published. The proof that you belong to the school was used for another review. You can post it again without the proof.'
  }
  if (state === 'waiting') return `This review is not published yet. It will appear ${wait}.`
  if (pending === 'removal') return `This review is published. It will be removed ${wait}.`
  if (pending === 'edit') return `This review is published. Your changes will appear ${wait}.`
  return 'This review is published.'
}
