import type { KeptSubscription, SubscriptionState } from '@hub/core/subscription/standing'
import type Stripe from 'stripe'

/**
 * The provider's states in our words. What is unpaid or paused can be mended with another card; what was never
 * paid leaves nothing behind.
 */
const states: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'none',
  canceled: 'canceled',
}

/** What the hub keeps of a subscription. A state that a later API may bring gives no access. */
export function readingOf(
  subscription: Pick<Stripe.Subscription, 'status' | 'cancel_at' | 'cancel_at_period_end'> & {
    items: { data: readonly { current_period_end: number }[] }
    ended_at: number | null
  },
): KeptSubscription {
  const { cancel_at, cancel_at_period_end, ended_at, items } = subscription
  const status = states[subscription.status] ?? 'none'
  const monthEnd = items.data[0]?.current_period_end ?? null
  const end = ended_at ?? cancel_at ?? monthEnd
  const hasMonth = status !== 'incomplete' && status !== 'none'
  return {
    status,
    source: status === 'none' ? null : 'stripe',
    endsAt: hasMonth && end !== null ? new Date(end * 1000) : null,
    // The provider's own pages write an end at the month's end as a date.
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
  }
}
