import { nextMonth, type Standing, standingOf } from '@hub/core/subscription/standing'
import type { Queries } from '../../db/database.ts'
import { badRequest, notFound } from '../../plugins/refusal.ts'
import { signedOut } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { recordActivity } from '../activities/store.ts'
import {
  type Billing,
  hasEnded,
  met,
  noSubscription,
  nothingToPay,
  wasGiven,
  whatHappened,
} from './billing.ts'
import * as store from './store.ts'

/** Names the account, as the payment provider's secret does; it opens nothing without the account's session. */
const secretOf = (userId: string) => `demo_${userId}`

/** What a change is made of: where the subscription stands, and whose it is. */
type Decide = (standing: Standing, now: Date) => Partial<Standing> | null

/** Subscriptions that charge nothing, for a hub without a payment provider. A month goes on by itself. */
export function demoBilling(services: Services): Billing {
  const change = (userId: string, decide: Decide) =>
    services.database.queries.transaction((transaction) =>
      changeStanding(transaction, services, userId, decide),
    )
  return {
    begin: async (userId) => {
      const { hasAccess } = await change(userId, (standing) =>
        standing.hasAccess ? null : { status: 'incomplete', source: 'demo', endsAt: null },
      )
      if (hasAccess) return nothingToPay
      return { status: 'incomplete', clientSecret: secretOf(userId), statement: null }
    },
    confirm: async (userId, clientSecret) => {
      if (clientSecret !== secretOf(userId)) {
        throw badRequest('This form belongs to another account. Reload the page.')
      }
      await change(userId, (standing, now) => {
        if (standing.hasAccess) return null
        return { status: 'active', source: 'demo', endsAt: nextMonth(now) }
      })
    },
    cancel: async (userId) => {
      await change(userId, ({ hasAccess, source, status, cancelAtPeriodEnd, endsAt }) => {
        if (source !== 'demo' && hasAccess) throw wasGiven()
        if (cancelAtPeriodEnd || status === 'canceled') return null
        if (!hasAccess) throw noSubscription()
        return { cancelAtPeriodEnd: true, endsAt }
      })
    },
    resume: async (userId) => {
      await change(userId, ({ hasAccess, cancelAtPeriodEnd }) => {
        if (!hasAccess) throw hasEnded()
        return cancelAtPeriodEnd ? { cancelAtPeriodEnd: false } : null
      })
    },
    openPortal: async () => {
      throw notFound('In the demo nothing is charged, so there are no receipts.')
    },
  }
}

async function changeStanding(
  transaction: Queries,
  { keyring }: Services,
  userId: string,
  decide: Decide,
): Promise<Standing> {
  const payer = await store.lockPayer(transaction, userId)
  if (!payer) throw signedOut()
  const now = new Date()
  const before = standingOf(payer.kept, now)
  const changes = decide(before, now)
  if (!changes) return before
  const { hasAccess: _, ...kept } = { ...before, ...changes }
  const after = standingOf(kept, now)
  if (!(await store.changePayer(transaction, payer, { ...payer, kept }))) throw met()
  const happened = whatHappened(before, after)
  if (happened) await recordActivity(transaction, keyring, userId, happened)
  return after
}
