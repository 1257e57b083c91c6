import type { Standing } from '@hub/core/subscription/standing'
import { Refusal } from '../../plugins/refusal.ts'
import type { NewActivity } from '../activities/store.ts'

const note = (type: string, title: string): NewActivity => ({
  type,
  title,
  description: null,
  status: null,
})

export const noSubscription = () => new Refusal(409, 'There is no subscription to cancel.')

export const wasGiven = () =>
  new Refusal(409, 'This access was given to you. You pay nothing, so there is nothing to cancel.')

export const hasEnded = () =>
  new Refusal(409, 'The subscription has ended. You can start a new one.')

export const met = () =>
  new Refusal(409, 'Two changes to this subscription happened at once. Please try again.')

/** How a subscription begins, ends and goes on: by payments, or in a demo. */
export interface Billing {
  /** Starts one, or goes on with one that was started. */
  begin(userId: string): Promise<Begun>
  /** Confirms the demo's form. */
  confirm(userId: string, clientSecret: string): Promise<void>
  /** Lets it end with its month. Once more changes nothing. */
  cancel(userId: string): Promise<void>
  /** Takes a cancel back while the month runs. */
  resume(userId: string): Promise<void>
  /** The address of the page with receipts and the card. */
  openPortal(userId: string, returnUrl: string): Promise<string>
}

export interface Begun {
  status: 'incomplete' | 'active'
  clientSecret: string | null
  /** What card statements show; null where that is not known, or nothing is charged. */
  statement: string | null
}

/** There is nothing to pay. */
export const nothingToPay: Begun = { status: 'active', clientSecret: null, statement: null }

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
