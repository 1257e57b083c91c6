/** Our own words for the provider's states; the last also stands for "never had one". */
export const subscriptionStates = [
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'canceled',
  'none',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Who gives access: the payment provider, the demo that charges nothing, or the operator. */
export const subscriptionSources = ['stripe', 'demo', 'grant'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

/** What is kept of a subscription. */
export interface KeptSubscription {
  status: SubscriptionState
  source: SubscriptionSource | null
  /** When the paid month ends; null where nothing is paid by the month. */
  endsAt: Date | null
  cancelAtPeriodEnd: boolean
}

/** What is kept of an account without one. */
export const noSubscription: KeptSubscription = {
  status: 'none',
  source: null,
  endsAt: null,
  cancelAtPeriodEnd: false,
}

/** A subscription as it is at a moment. */
export interface Standing extends KeptSubscription {
  hasAccess: boolean
}

/**
 * How long a paid subscription that goes on outlives its month while no news of the next one comes. The provider
 * sends its news again for three days.
 */
const NEWS_MS = 3 * 86_400_000

/**
 * Where a subscription stands at a moment (decision 0015). Only an active one gives access:
 * - one that was canceled, to the end of its month;
 * - a demo that goes on begins its next month by itself;
 * - a paid one that goes on has its next month announced by the provider;
 * - an operator's grant has no months.
 */
export function standingOf(kept: KeptSubscription, now: Date): Standing {
  if (!isActive(kept.status)) return { ...kept, hasAccess: false, cancelAtPeriodEnd: false }
  const endsAt = endOf(kept, now)
  if (isOver(endsAt, kept.cancelAtPeriodEnd, now)) {
    return { ...kept, hasAccess: false, status: 'canceled', endsAt, cancelAtPeriodEnd: false }
  }
  return { ...kept, hasAccess: true, endsAt }
}

/** The same day of the next month, or its last one where it is shorter, in UTC. */
export function nextMonth(from: Date): Date {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const next = new Date(from)
  next.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return next
}

function isActive(status: SubscriptionState): boolean {
  return status === 'active' || status === 'trialing'
}

function endOf({ endsAt, source, cancelAtPeriodEnd }: KeptSubscription, now: Date): Date | null {
  if (!endsAt || source !== 'demo' || cancelAtPeriodEnd) return endsAt
  let end = endsAt
  while (end <= now) end = nextMonth(end)
  return end
}

function isOver(endsAt: Date | null, canceled: boolean, now: Date): boolean {
  if (!endsAt) return false
  return endsAt.getTime() + (canceled ? 0 : NEWS_MS) <= now.getTime()
}
