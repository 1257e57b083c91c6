import { noSubscription as none, standingOf } from '@hub/core/subscription/standing'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { signedOut } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './askProvider.ts'
import {
  type Begun,
  type Billing,
  hasEnded,
  met,
  noSubscription,
  nothingToPay,
  wasGiven,
} from './billing.ts'
import { isMissing, type PaymentProvider } from './paymentProvider.ts'
import { keep, readAnew, TRIES } from './readAnew.ts'
import * as store from './store.ts'

const AWAY = 'The payment service does not answer right now.'
const nothingCharged = `${AWAY} Nothing was charged. Please try again in a few minutes.`
const notSure = `${AWAY} The change may not have been made. Please try again in a few minutes.`

const notMended = () =>
  new Refusal(409, 'The last payment did not go through. Change the card on the account page.')

/** Subscriptions that the payment provider charges. */
export function paidBilling(services: Services, provider: PaymentProvider): Billing {
  const { log } = services
  const find = (userId: string) => findPayer(services, userId)
  const reread = (userId: string) => readAnew(services, provider, () => find(userId))

  return {
    begin: (userId) =>
      askProvider(log, nothingCharged, () => begin(services, provider, () => find(userId))),
    confirm: async () => {
      throw notFound('Payments are real here, so there is no demo to confirm.')
    },
    cancel: (userId) =>
      askProvider(log, notSure, async () => {
        await reread(userId)
        const { kept, subscriptionId } = await find(userId)
        if (kept.source === 'grant') throw wasGiven()
        if (kept.status === 'canceled' || kept.cancelAtPeriodEnd) return
        if (!subscriptionId) throw noSubscription()
        // Without a paid month to run on, the provider would go on trying to charge it.
        const isPaid = standingOf(kept, new Date()).hasAccess
        await (isPaid ? provider.endWithMonth(subscriptionId) : provider.endNow(subscriptionId))
        await reread(userId)
      }),
    resume: (userId) =>
      askProvider(log, notSure, async () => {
        await reread(userId)
        const { kept, subscriptionId } = await find(userId)
        if (!standingOf(kept, new Date()).hasAccess) throw hasEnded()
        if (!kept.cancelAtPeriodEnd || !subscriptionId) return
        await provider.goOn(subscriptionId)
        await reread(userId)
      }),
    openPortal: (userId, returnUrl) =>
      askProvider(log, `${AWAY} Please try again in a few minutes.`, async () => {
        const { customerId } = await find(userId)
        if (!customerId) throw notFound('There are no payments of this account.')
        return provider.openPortal(customerId, returnUrl)
      }),
  }
}

async function findPayer({ database }: Services, userId: string): Promise<store.Payer> {
  const payer = await store.findPayer(database.queries, userId)
  if (!payer) throw signedOut()
  return payer
}

/**
 * Takes one step after the other until there is something to pay or nothing more to do. Each step is kept only if
 * the account is as it was when the step began; what is made at the provider has the account's version for its
 * key, so that two calls at once, or a call after a crash, find the same customer and the same subscription.
 */
async function begin(
  services: Services,
  provider: PaymentProvider,
  find: () => Promise<store.Payer>,
): Promise<Begun> {
  for (let tried = 0; tried < TRIES; tried++) {
    const payer = await find()
    if (standingOf(payer.kept, new Date()).hasAccess) return nothingToPay
    const statement = await provider.statement()
    const { change, clientSecret } = await nextStep(provider, payer)
    if (!(await keep(services, payer, change))) continue
    if (change.kept.status === 'past_due') throw notMended()
    if (clientSecret !== null) return { status: 'incomplete', clientSecret, statement }
  }
  throw met()
}

interface Step {
  change: store.PayerChange
  /** By which a browser pays; null: there is another step. */
  clientSecret: string | null
}

async function nextStep(provider: PaymentProvider, payer: store.Payer): Promise<Step> {
  const { customerId, id, kept, subscriptionId, version } = payer
  const key = `${id}:${version}`
  if (!customerId) {
    const made = await provider.createCustomer(key)
    return { change: { customerId: made, subscriptionId, kept }, clientSecret: null }
  }
  if (!subscriptionId) return subscribe(provider, payer, customerId, key)
  const paid = await provider.read(subscriptionId)
  const isLeft = paid?.kept.status === 'incomplete' && paid.clientSecret === null
  if (isLeft) await provider.endNow(paid.id)
  const isOver = !paid || isLeft || ['canceled', 'none'].includes(paid.kept.status)
  const change = isOver
    ? { customerId, subscriptionId: null, kept: none }
    : { customerId, subscriptionId, kept: paid.kept }
  return { change, clientSecret: isOver ? null : paid.clientSecret }
}

async function subscribe(
  provider: PaymentProvider,
  { kept }: store.Payer,
  customerId: string,
  key: string,
): Promise<Step> {
  try {
    const { clientSecret, ...paid } = await provider.subscribe(customerId, key)
    return { change: { customerId, subscriptionId: paid.id, kept: paid.kept }, clientSecret }
  } catch (error) {
    // Forgotten at the provider, or made with the keys of another account there.
    if (!isMissing(error)) throw error
    return { change: { customerId: null, subscriptionId: null, kept }, clientSecret: null }
  }
}
