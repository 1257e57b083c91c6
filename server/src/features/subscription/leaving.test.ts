import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { runAdmin } from '../../admin/commands.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { startPaymentHost } from '../../testing/paymentHost.ts'
import { begin, closing, statusOf } from '../../testing/payments.ts'
import { adoptGuest } from '../signIn/adoptGuest.ts'
import { keepHouse } from './housekeeping.ts'
import { PaymentProvider } from './paymentProvider.ts'

const host = closing(await startPaymentHost())
beforeEach(() => host.setDown(false))

describeApi(
  'payments of accounts that end',
  (hub) => {
    async function payer() {
      const { browser, id } = await guest(hub())
      const subscription = host.books.pay((await begin(browser)).json.clientSecret)
      await begin(browser)
      return { browser, id, subscription, customer: subscription.customer }
    }
    const isKnown = (customer: string) => () => host.books.customers.has(customer)
    const statusAtProvider = (id: string) => host.books.subscriptions.get(id)?.status

    test('[paying.provider-removal] deleting an account ends its subscription at the provider', async () => {
      const { browser, customer, subscription } = await payer()
      expect((await browser.delete('/api/account')).status).toBe(204)
      await expect.poll(isKnown(customer)).toBe(false)
      expect(statusAtProvider(subscription.id)).toBe('canceled')
    })

    test('an account is deleted while the provider is down, and its subscription ends later', async () => {
      const { browser, customer, subscription } = await payer()
      host.setDown(true)
      expect((await browser.delete('/api/account')).status).toBe(204)
      await expect
        .poll(() => host.asked.map(({ call }) => call))
        .toContain(`DELETE /v1/customers/${customer}`)
      host.setDown(false)
      await expect.poll(isKnown(customer)).toBe(false)
      expect(statusAtProvider(subscription.id)).toBe('canceled')
    })

    /** What signing in does with a guest. */
    const adopt = (guestId: string, userId: string) =>
      hub().database.queries.transaction(async (transaction) => {
        const ended: string[] = []
        await adoptGuest(
          transaction,
          async (_queue, data) => void ended.push((data as { customerId: string }).customerId),
          guestId,
          userId,
        )
        return ended
      })

    test('what a guest paid for moves into the account that signs in', async () => {
      const paid = await payer()
      const account = await guest(hub())
      expect(await adopt(paid.id, account.id)).toEqual([])
      expect(await statusOf(account.browser)).toMatchObject({ hasAccess: true, source: 'stripe' })
      const { json } = await account.browser.post('/api/subscription/cancel')
      expect(json.cancelAtPeriodEnd).toBe(true)
    })

    test('nobody is charged twice after signing in: the second subscription ends', async () => {
      const [first, second] = [await payer(), await payer()]
      expect(await adopt(second.id, first.id)).toEqual([second.customer])
      expect(await statusOf(first.browser)).toMatchObject({ hasAccess: true })
    })

    test('a paid month takes the place of one that was given, and is not ended', async () => {
      const [paid, given] = [await payer(), await guest(hub())]
      const call = { words: ['premium', 'grant', given.id], folder: '.' }
      await runAdmin(call, hub().database, () => {})
      expect(await adopt(paid.id, given.id)).toEqual([])
      expect(await statusOf(given.browser)).toMatchObject({ hasAccess: true, source: 'stripe' })
    })

    test('premium that is paid is neither given nor revoked by the operator', async () => {
      const { browser, id } = await payer()
      for (const word of ['grant', 'revoke']) {
        const call = { words: ['premium', word, id], folder: '.' }
        await expect(runAdmin(call, hub().database, () => {})).rejects.toThrow(
          'End the subscription at the payment provider first.',
        )
      }
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true, source: 'stripe' })
    })

    const keepHouseNow = async () => {
      const sent: string[] = []
      const { database } = hub()
      const services = {
        database,
        keyring: { sealFor: () => '' } as never,
        jobs: {
          transaction: (work: never) =>
            database.queries.transaction((transaction) =>
              (work as (...all: unknown[]) => Promise<never>)(
                transaction,
                async (_queue: string, { customerId }: { customerId: string }) =>
                  void sent.push(customerId),
              ),
            ),
        } as never,
      }
      await keepHouse(services, new PaymentProvider(host.stripe))
      return sent
    }

    test('an account that nobody can open any more is not charged any more', async () => {
      const [lost, kept] = [await payer(), await payer()]
      const { queries } = hub().database
      await queries.execute(sql`update users set created_at = now() - interval '2 hours'`)
      await lost.browser.post('/api/logout')
      expect(await keepHouseNow()).toEqual([lost.customer])
      expect(await statusOf(kept.browser)).toMatchObject({ hasAccess: true })
    })

    test('a month whose news was lost is asked about', async () => {
      const { browser, id, subscription } = await payer()
      await hub().database.queries.execute(
        sql`update users set subscription_ends_at = now() - interval '2 hours' where id = ${id}`,
      )
      host.books.change(subscription.id, { status: 'canceled' })
      await keepHouseNow()
      expect(await statusOf(browser)).toMatchObject({ hasAccess: false, status: 'canceled' })
    })
  },
  { stripe: host.stripe },
)
