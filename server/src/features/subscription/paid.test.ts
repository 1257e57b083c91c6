import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { startPaymentHost } from '../../testing/paymentHost.ts'
import { begin, closing, happened, statusOf, tellOf } from '../../testing/payments.ts'

const host = closing(await startPaymentHost())
beforeEach(() => {
  host.setDown(false)
  host.asked.length = 0
})

const callsTo = (call: string) => host.asked.filter((one) => one.call === call)

describeApi(
  'paying',
  (hub) => {
    /** A browser that has paid for a month. */
    async function payer() {
      const { browser, id } = await guest(hub())
      const { json } = await begin(browser)
      const subscription = host.books.pay(json.clientSecret)
      await begin(browser)
      return { browser, id, subscription }
    }

    test('the browser is told the key that is for it, and no other', async () => {
      const { text, json } = await hub().get('/api/config')
      expect(json.payment).toEqual({
        kind: 'stripe',
        publishableKey: host.stripe.publishableKey,
      })
      expect(text).not.toContain(host.stripe.secretKey)
      expect(text).not.toContain(host.stripe.webhookSecret)
    })

    test('a guest account is made, and a subscription that waits for its first payment', async () => {
      const browser = new Browser(hub())
      const { status, json } = await begin(browser)
      expect([status, json]).toEqual([
        200,
        {
          status: 'incomplete',
          clientSecret: expect.stringMatching(/_secret$/),
          statement: 'HARBOR MEMBERSHIP',
        },
      ])
      expect(await statusOf(browser)).toEqual({
        hasAccount: true,
        hasAccess: false,
        status: 'incomplete',
        cancelAtPeriodEnd: false,
        endsAt: null,
        source: 'stripe',
      })
    })

    test('[paying.kept] of a payment two ids of the provider are kept, the state and the end of the month', async () => {
      const { id } = await payer()
      const [row] = await rowsOf<Record<string, unknown>>(
        hub().database.queries,
        sql`select * from users where id = ${id}`,
      )
      const held = Object.keys(row ?? {}).filter((name) => row?.[name] !== null)
      expect(held.toSorted()).toEqual([
        'cancel_at_period_end',
        'created_at',
        'id',
        'stripe_customer_id',
        'stripe_subscription_id',
        'subscription_ends_at',
        'subscription_source',
        'subscription_status',
        'updated_at',
      ])
    })

    test('[paying.told] the provider learns nothing of the person, nor of what this is', async () => {
      await begin(new Browser(hub()))
      const [customer] = callsTo('POST /v1/customers')
      expect(customer?.form).toEqual({})
      const [subscription] = callsTo('POST /v1/subscriptions')
      expect(subscription?.form).toEqual({
        customer: expect.stringMatching(/^cus_/),
        'items[0][price]': 'price_month',
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
        description: 'Monthly subscription',
        'expand[0]': 'latest_invoice.confirmation_secret',
      })
    })

    test('beginning again goes on with what was begun, also ten times at once', async () => {
      const { browser } = await guest(hub())
      const answers = await Promise.all(Array.from({ length: 10 }, () => begin(browser)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      const again = await begin(browser)
      expect(new Set([...answers, again].map(({ json }) => json.clientSecret)).size).toBe(1)
      const customers = new Set(
        callsTo('POST /v1/subscriptions').map(({ form }) => form.customer ?? ''),
      )
      expect(customers.size).toBe(1)
      expect(host.books.ofCustomer([...customers][0] ?? '')).toHaveLength(1)
    })

    test('a payment is seen without any event, and counts once', async () => {
      const { browser } = await guest(hub())
      const { json } = await begin(browser)
      const { items } = host.books.pay(json.clientSecret)
      const answers = await Promise.all([begin(browser), begin(browser), begin(browser)])
      for (const answer of answers) expect(answer.json.status).toBe('active')
      expect(await statusOf(browser)).toEqual({
        hasAccount: true,
        hasAccess: true,
        status: 'active',
        cancelAtPeriodEnd: false,
        endsAt: new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
        source: 'stripe',
      })
      expect(await happened(browser)).toEqual(['Premium started'])
    })

    test('after one that was never paid a new one is begun', async () => {
      const { browser } = await guest(hub())
      const first = (await begin(browser)).json.clientSecret
      host.books.change(first.replace('_secret', ''), { status: 'incomplete_expired' })
      const second = (await begin(browser)).json
      expect(second.status).toBe('incomplete')
      expect(second.clientSecret).not.toBe(first)
    })

    test('one whose bill was taken back is ended, and a new one is begun', async () => {
      const { browser } = await guest(hub())
      const first = (await begin(browser)).json.clientSecret.replace('_secret', '')
      const before = host.books.subscriptions.get(first)
      host.books.change(first, {
        latest_invoice: { ...before?.latest_invoice, status: 'void' } as never,
      })
      expect((await begin(browser)).json.clientSecret).not.toContain(first)
      expect(host.books.subscriptions.get(first)?.status).toBe('canceled')
    })

    test('a customer that the provider does not know any more is made anew', async () => {
      const { browser, id } = await guest(hub())
      await hub().database.queries.execute(
        sql`update users set stripe_customer_id = 'cus_of_other_keys',
          stripe_subscription_id = 'sub_of_other_keys' where id = ${id}`,
      )
      expect((await begin(browser)).json.status).toBe('incomplete')
    })

    test('a cancel keeps the paid month, and can be taken back', async () => {
      const { browser, subscription } = await payer()
      const cancel = () => browser.post('/api/subscription/cancel')
      const canceled = await cancel()
      expect(canceled.json).toMatchObject({ hasAccess: true, cancelAtPeriodEnd: true })
      expect(host.books.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(true)
      expect((await cancel()).json).toEqual(canceled.json)
      const resumed = await browser.post('/api/subscription/resume')
      expect(resumed.json).toMatchObject({ hasAccess: true, cancelAtPeriodEnd: false })
      expect(host.books.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(false)
      expect(await happened(browser)).toEqual([
        'Premium goes on',
        'Premium canceled',
        'Premium started',
      ])
    })

    test("an end that the provider's own page wrote as a date is taken back too", async () => {
      const { browser, subscription } = await payer()
      const end = Math.floor(Date.now() / 1000) + 86_400
      host.books.change(subscription.id, { cancel_at: end })
      await tellOf(hub(), subscription)
      expect(await statusOf(browser)).toMatchObject({
        cancelAtPeriodEnd: true,
        endsAt: new Date(end * 1000).toISOString(),
      })
      const { json } = await browser.post('/api/subscription/resume')
      expect(json.cancelAtPeriodEnd).toBe(false)
      expect(host.books.subscriptions.get(subscription.id)?.cancel_at).toBeNull()
    })

    test('a payment that did not go through closes premium, and is not begun a second time', async () => {
      const { browser, subscription } = await payer()
      await tellOf(hub(), host.books.change(subscription.id, { status: 'past_due' }))
      expect(await statusOf(browser)).toMatchObject({ hasAccess: false, status: 'past_due' })
      const again = await begin(browser)
      expect([again.status, again.json.detail]).toEqual([
        409,
        'The last payment did not go through. Change the card on the account page.',
      ])
      expect((await browser.post('/api/subscription/portal')).json.url).toContain(
        'https://portal.example/cus_',
      )
      await tellOf(hub(), host.books.change(subscription.id, { status: 'active' }))
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true, status: 'active' })
    })

    test('a cancel of one that waits for its payment ends it at once, so that nothing is charged', async () => {
      const { browser, subscription } = await payer()
      await tellOf(hub(), host.books.change(subscription.id, { status: 'past_due' }))
      const { json } = await browser.post('/api/subscription/cancel')
      expect(json).toMatchObject({ hasAccess: false, status: 'canceled' })
      expect(host.books.subscriptions.get(subscription.id)?.status).toBe('canceled')
    })

    test('while the provider is down it is said, nothing changes, and nothing is lost', async () => {
      const { browser, subscription } = await payer()
      const other = await guest(hub())
      host.setDown(true)
      const refused = await begin(other.browser)
      expect([refused.status, refused.json.detail]).toEqual([
        502,
        'The payment service does not answer right now. Nothing was charged. Please try again in a few minutes.',
      ])
      const cancel = await browser.post('/api/subscription/cancel')
      expect([cancel.status, cancel.json.detail]).toEqual([
        502,
        'The payment service does not answer right now. The change may not have been made. Please try again in a few minutes.',
      ])
      expect((await browser.post('/api/subscription/portal')).status).toBe(502)
      expect((await tellOf(hub(), subscription)).status).toBe(502)
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true })
      host.setDown(false)
      expect((await begin(other.browser)).json.status).toBe('incomplete')
    })

    test('nobody without payments is sent to the page of receipts', async () => {
      const { browser } = await guest(hub())
      expect((await browser.post('/api/subscription/portal')).status).toBe(404)
      expect((await browser.post('/api/subscription/cancel')).status).toBe(409)
    })

    test('[visiting.others-named][paying.answer] the page that is paid on may use the provider, and no other page may', async () => {
      const policyOf = async (url: string) =>
        (await hub().get(url)).headers['content-security-policy'] ?? ''
      expect(await policyOf('/subscribe')).toContain(
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com;",
      )
      for (const url of ['/', '/account', '/subscribers', '/api/config', '/nothing']) {
        expect(await policyOf(url)).not.toContain('stripe')
      }
    })
  },
  { stripe: host.stripe },
)
