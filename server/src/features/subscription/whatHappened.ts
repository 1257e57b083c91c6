import type { Standing } from '@hub/core/subscription/standing'
import type { NewActivity } from '../activities/store.ts'

const note = (type: string, title: string): NewActivity => ({
  type,
  title,
  description: null,
  status: null,
})

/** What a change of a subscription is in its owner's list; null where nothing of theirs changed. */
export function whatHappened(before: Standing, after: Standing): NewActivity | null {
  if (after.hasAccess && !before.hasAccess) return note('subscription_started', 'Premium started')
  if (after.hasAccess && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    return note('subscription_canceled', 'Premium canceled')
  }
  if (after.hasAccess && before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd) {
    return note('subscription_resumed', 'Premium goes on')
  }
  if (after.status === before.status) return null
  if (after.status === 'past_due') return note('payment_failed', 'A payment did not go through')
  // One that was canceled before ran to its end: that was said already.
  if (after.status === 'canceled' && !before.cancelAtPeriodEnd) {
    return note('subscription_canceled', 'Premium ended')
  }
  return null
}
