import { isDeepStrictEqual } from 'node:util'
import { type KeptSubscription, noSubscription, standingOf } from '@hub/core/subscription/standing'
import type { Services } from '../../services.ts'
import { recordActivity } from '../activities/store.ts'
import { met, whatHappened } from './billing.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import * as store from './store.ts'

/** How often work begins again because somebody else changed the account meanwhile. */
export const TRIES = 8

/**
 * Reads an account's subscription anew from the provider and keeps what it says. The provider's answer counts
 * only if nobody changed the account since the question was asked: so a late event, or a slow answer, never
 * undoes a newer one.
 *
 * @param find finds the account, again for each try
 * @param event the event that this works off, noted in the same transaction; none where nobody sent one
 */
export async function readAnew(
  services: Pick<Services, 'database' | 'keyring'>,
  provider: PaymentProvider,
  find: () => Promise<store.Payer | undefined>,
  event?: string,
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const payer = await find()
    if (!payer?.subscriptionId) return
    const paid = await provider.read(payer.subscriptionId)
    const change: store.PayerChange = {
      customerId: payer.customerId,
      subscriptionId: paid ? payer.subscriptionId : null,
      kept: paid?.kept ?? noSubscription,
    }
    if (await keep(services, payer, change, event)) return
  }
  throw met()
}

/**
 * Keeps a change that the provider told of, with a line in the owner's list. False: the account was changed since
 * it was read, and nothing is kept. An event that was noted before changes nothing more.
 */
export async function keep(
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  payer: store.Payer,
  change: store.PayerChange,
  event?: string,
): Promise<boolean> {
  const kept = beside(payer.kept, change.kept)
  const after = valuesOf({ ...change, kept })
  return undone(() =>
    database.queries.transaction(async (transaction) => {
      if (event && !(await store.noteEvent(transaction, event))) return
      // What is the same already need not be written: calls at once would only get into each other's way.
      if (isDeepStrictEqual(after, valuesOf(payer))) return
      if (!(await store.changePayer(transaction, payer, after))) throw new Changed()
      const now = new Date()
      const happened = whatHappened(standingOf(payer.kept, now), standingOf(kept, now))
      if (happened) await recordActivity(transaction, keyring, payer.id, happened)
    }),
  )
}

function valuesOf({ customerId, kept, subscriptionId }: store.PayerChange): store.PayerChange {
  return { customerId, subscriptionId, kept }
}

/** An operator's grant stays until a payment takes its place. */
function beside(before: KeptSubscription, reading: KeptSubscription): KeptSubscription {
  const isPaid = reading.status === 'active' || reading.status === 'trialing'
  return before.source === 'grant' && !isPaid ? before : reading
}

class Changed extends Error {}

async function undone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Changed) return false
    throw error
  }
}
