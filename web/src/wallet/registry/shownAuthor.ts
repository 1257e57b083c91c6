import type { Hex, RegistryReview } from './records.ts'

type Authored = Pick<RegistryReview, 'reviewer' | 'isAnonymous'>

/** The author's address for a screen; null where the author asked the screens to hide it. */
export function shownAuthor(review: Authored): Hex | null {
  return review.isAnonymous ? null : review.reviewer
}

/** Whether this address wrote the review. */
export function isAuthor(review: Pick<Authored, 'reviewer'>, address: Hex): boolean {
  return review.reviewer.toLowerCase() === address.toLowerCase()
}
