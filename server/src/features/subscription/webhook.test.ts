import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { signedEvent, startPaymentHost } from '../../testing/paymentHost.ts'
import { begin, closing, happened, statusOf, tell, tellOf } from '../../testing/payments.ts'

const host = closing(await startPaymentHost())
beforeEach(() => {
  host.asked.length = 0
})

describeApi(
  'events of the payment provider',
  (hub) => {
    async function begun() {
      const { browser, id } = await guest(hub())
      const { clientSecret } = (await begin(browser)).json
      return { browser, id, pay: () => host.books.pay(clientSecret) }
    }
    const noted = async (id: string) => {
      const rows = await rowsOf(
        hub().database.queries,
        sql`select id from payment_events where id = ${id}`,
      )
      return rows.length
    }

    test('a payment opens premium', async () => {
      const { browser, pay } = await begun()
      const answer = await tell(hub(), signedEvent({ type: 'invoice.paid', object: pay() }))
      expect([answer.status, answer.json]).toEqual([200, { received: true }])
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true, source: 'stripe' })
    })

    test('the same event twice, and twice at once, counts once', async () => {
      const { browser, pay } = await begun()
      const event = signedEvent({ id: 'evt_again', object: pay() })
      const answers = await Promise.all([tell(hub(), event), tell(hub(), event)])
      answers.push(await tell(hub(), event))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await happened(browser)).toEqual(['Premium started'])
      expect(await noted('evt_again')).toBe(1)
      host.asked.length = 0
      await tell(hub(), event)
      expect(host.asked).toEqual([])
    })

    test('a late event does not undo what came after it', async () => {
      const { browser, pay } = await begun()
      const paid = pay()
      const canceled = host.books.change(paid.id, { status: 'canceled' })
      await tellOf(hub(), canceled)
      // It was sent first and says "active".
      await tellOf(hub(), paid)
      expect(await statusOf(browser)).toMatchObject({ hasAccess: false, status: 'canceled' })
    })

    test('a slow answer of the provider does not undo a newer one', async () => {
      const { browser, pay } = await begun()
      const paid = pay()
      const slow = host.holdNext(`GET /v1/subscriptions/${paid.id}`)
      const first = tellOf(hub(), paid)
      await slow.reached
      await tellOf(hub(), host.books.change(paid.id, { status: 'canceled' }))
      slow.release()
      expect((await first).status).toBe(200)
      expect(await statusOf(browser)).toMatchObject({ hasAccess: false, status: 'canceled' })
    })

    test('events that come together end in what holds last', async () => {
      const { browser, pay } = await begun()
      const { id } = pay()
      const changes = [
        { cancel_at_period_end: true },
        { status: 'past_due' },
        { status: 'active' },
        { cancel_at_period_end: false },
      ]
      await Promise.all(changes.map((change) => tellOf(hub(), host.books.change(id, change))))
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true, cancelAtPeriodEnd: false })
    })

    test.each([
      ['a body that was changed', (payload: string) => payload.replace('evt_', 'evx_'), {}],
      ['a signature of another secret', (payload: string) => payload, { secret: 'whsec_other' }],
      [
        'an event of more than five minutes ago',
        (payload: string) => payload,
        { timestamp: Math.floor(Date.now() / 1000) - 301 },
      ],
    ])('%s is refused', async (_name, change, words) => {
      const { browser, pay } = await begun()
      const event = signedEvent({ object: pay(), ...words })
      const answer = await tell(hub(), { ...event, payload: change(event.payload) })
      expect([answer.status, answer.text]).toEqual([
        400,
        'The signature of this event does not fit, or it is too old.',
      ])
      expect((await statusOf(browser)).hasAccess).toBe(false)
    })

    test('without a signature or a body there is no event', async () => {
      const post = (payload: string) =>
        hub().ask({ method: 'POST', url: '/api/stripe/webhook', payload })
      expect((await post('{}')).status).toBe(400)
      expect((await post('')).status).toBe(400)
      expect((await post('x'.repeat(300 * 1024))).status).toBe(413)
    })

    test('what is not ours is taken and left', async () => {
      const strangers = [
        { object: { id: 'sub_x', customer: 'cus_of_nobody' } },
        { type: 'payout.paid', object: { id: 'po_1' } },
      ]
      for (const words of strangers) {
        expect((await tell(hub(), signedEvent(words))).status).toBe(200)
      }
      expect(host.asked).toEqual([])
    })

    test('a customer that was deleted at the provider has no subscription any more', async () => {
      const { browser, pay } = await begun()
      const { customer, id } = pay()
      await tell(hub(), signedEvent({ object: { customer } }))
      host.books.subscriptions.delete(id)
      await tell(hub(), signedEvent({ type: 'customer.deleted', object: { id: customer } }))
      expect(await statusOf(browser)).toMatchObject({ hasAccess: false, status: 'none' })
    })

    test("an operator's grant is not undone by an old subscription", async () => {
      const { browser, id, pay } = await begun()
      await hub().database.queries.execute(
        sql`update users set subscription_status = 'active', subscription_source = 'grant',
          subscription_ends_at = null where id = ${id}`,
      )
      const paid = pay()
      await tellOf(hub(), host.books.change(paid.id, { status: 'incomplete_expired' }))
      expect(await statusOf(browser)).toMatchObject({ hasAccess: true, source: 'grant' })
    })

    test("it comes from the provider's servers, so it passes where pages of other sites do not", async () => {
      const { payload, signature } = signedEvent({ object: { customer: 'cus_of_nobody' } })
      const ask = (url: string) =>
        hub().ask({
          method: 'POST',
          url,
          payload,
          headers: {
            'content-type': 'application/json',
            'stripe-signature': signature,
            origin: 'https://proxy.example',
          },
        })
      expect((await ask('/api/stripe/webhook')).status).toBe(200)
      expect((await ask('/api/create-subscription')).status).toBe(403)
    })
  },
  { stripe: host.stripe },
)
