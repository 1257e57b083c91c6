import type { Subscription } from '@hub/api/subscription'
import { fullDayOf } from '../../lib/when.ts'

/** What holds of a subscription that gives access, in a sentence or two. */
export function activeWords({ source, cancelAtPeriodEnd, endsAt }: Subscription): string {
  if (source !== 'stripe' && source !== 'demo')
    return 'You were given premium. You pay nothing for it.'
  const day = endsAt === null ? 'the end of the month' : fullDayOf(endsAt)
  if (cancelAtPeriodEnd) return `You canceled. Premium stays open until ${day}.`
  if (source === 'demo') return `The next month begins by itself on ${day}, until you cancel.`
  return `The next $10 is charged on ${day}, unless you cancel before.`
}
