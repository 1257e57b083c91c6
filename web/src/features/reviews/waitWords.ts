import type { HubSetup } from '@hub/core/trust/setup'
import { REVIEW_HOURS } from '@hub/core/trust/terms'

/** When a review will appear on a hub of this kind, before it is posted. While that is not known, the longer one. */
export function appearance(reviews: HubSetup['reviews'] | undefined): string {
  return reviews === 'at-once' ? 'Your review will appear at once.' : waitWords(REVIEW_HOURS)
}

/** When a posted review appears. */
export function waitWords(withinHours: number): string {
  if (withinHours === 0) return 'Your review is in the list now.'
  return `Your review will appear within ${withinHours} hours, together with others and in no particular order, so that its timing points to nobody.`
}
