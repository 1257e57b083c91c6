import type { HeldReview } from '@hub/api/reviews'

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
