/** What an operator's set-up means for what is sold. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, describeHub } from '../../testing/describeApi.ts'
import { startPaymentHost } from '../../testing/paymentHost.ts'
import { begin, closing } from '../../testing/payments.ts'
import { PaymentProvider, UnfitPrice } from './paymentProvider.ts'

const host = closing(await startPaymentHost())
const { price } = host.books
const provider = () => new PaymentProvider(host.stripe)

describeApi(
  'a hub that takes payments from now on',
  (hub) => {
    test('ends its demos, before the first call, and leaves what an operator gave', async () => {
      const { queries } = hub().database
      await queries.execute(sql`insert into users
        (subscription_status, subscription_source, subscription_ends_at, cancel_at_period_end)
        values ('active', 'demo', now() + interval '9 days', true), ('active', 'grant', null, false)`)
      await hub().get('/api/health')
      const rows = await rowsOf<{ status: string; source: string | null }>(
        queries,
        sql`select subscription_status as status, subscription_source as source from users
          order by subscription_status`,
      )
      expect(rows).toEqual([
        { status: 'active', source: 'grant' },
        { status: 'none', source: null },
      ])
    })

    test('has no demo to confirm', async () => {
      const browser = new Browser(hub())
      const { clientSecret } = (await begin(browser)).json
      const answer = await browser.post('/api/subscription/demo-confirm', { clientSecret })
      expect([answer.status, answer.json.detail]).toEqual([
        404,
        'Payments are real here, so there is no demo to confirm.',
      ])
    })
  },
  { stripe: host.stripe },
)

const other = closing(await startPaymentHost())
other.books.price = { ...price, unit_amount: 1200 }

describeHub(
  'a hub whose price is not the one on its screens',
  (hub) => {
    test('sells nothing until that is mended, and makes no customer', async () => {
      other.asked.length = 0
      const browser = new Browser(hub())
      const refused = await begin(browser)
      expect([refused.status, refused.json.detail]).toEqual([
        502,
        'The payment service does not answer right now. Nothing was charged. Please try again in a few minutes.',
      ])
      expect(other.asked.map(({ call }) => call)).not.toContain('POST /v1/customers')
      other.books.price = price
      expect((await begin(browser)).status).toBe(200)
      other.books.price = { ...price, unit_amount: 1200 }
    })
  },
  { stripe: other.stripe },
)

test.each([
  ['another amount', { unit_amount: 999 }],
  ['another currency', { currency: 'eur' }],
  ['a year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['two months', { recurring: { interval: 'month', interval_count: 2 } }],
  ['a single payment', { recurring: null }],
  ['a price that was put away', { active: false }],
])('a price of %s is not sold', async (_name, changes) => {
  host.books.price = { ...price, ...changes }
  await expect(provider().statement()).rejects.toThrow(UnfitPrice)
  host.books.price = price
})

test.each([
  { name: 'Title IX Hub', statement_descriptor: 'HUB' },
  { name: 'Membership', statement_descriptor: 'TITLE9 HELP' },
  { name: 'Help after an assault', statement_descriptor: null },
])('%j would tell others what this is, and is not sold', async (product) => {
  host.books.price = { ...price, product: { id: 'prod_1', ...product } }
  await expect(provider().statement()).rejects.toThrow('tells what this is')
  host.books.price = price
})

test("[paying.statement] card statements show the product's words, or else the account's", async () => {
  expect(await provider().statement()).toBe('HARBOR MEMBERSHIP')
  host.books.price = {
    ...price,
    product: { id: 'prod_1', name: 'Membership', statement_descriptor: null },
  }
  expect(await provider().statement()).toBe('HARBOR')
  host.books.price = price
})
