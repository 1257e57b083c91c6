import type { FastifyInstance } from 'fastify'
import type { JobAttempt } from '../../db/jobs.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { Services } from '../../services.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { readAnew } from './readAnew.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000

/** What payments need beside their calls: once at the start and then every hour. */
export function startHousekeeping(app: FastifyInstance, services: Services): void {
  const { payments } = services
  if (!payments) return
  const run = () =>
    keepHouse(services, payments).catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, 'payments were not looked after')
    })
  let timer: NodeJS.Timeout | undefined
  // A demo gives no access where payments are real.
  app.addHook('onReady', () => store.endDemos(services.database.queries))
  app.addHook('onListen', async () => {
    void run()
    timer = setInterval(run, HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Asks about months that are over without news of the next one, ends the subscriptions of accounts that nobody
 * can open any more (their owners could not end them), and forgets old events.
 */
export async function keepHouse(
  services: Pick<Services, 'database' | 'jobs' | 'keyring'>,
  payments: PaymentProvider,
): Promise<void> {
  const { database, jobs } = services
  await store.sweepEvents(database.queries)
  await jobs.transaction(async (transaction, send) => {
    for (const customerId of await store.deleteUnreachable(transaction)) {
      await send('forget-payer', { customerId })
    }
  })
  for (const id of await store.overduePayers(database.queries)) {
    await readAnew(services, payments, () => store.findPayer(database.queries, id))
  }
}

/** Ends what a customer is charged. It is tried again for days, since nobody else would end it. */
export async function forgetPayer(
  { payments }: Pick<Services, 'payments'>,
  { customerId }: JobAttempt<'forget-payer'>,
): Promise<void> {
  if (!payments) throw new Error('The keys of the payment provider are no longer set.')
  await payments.forgetCustomer(customerId)
}
