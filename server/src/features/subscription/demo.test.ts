import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'

const status = async (browser: Browser) => (await browser.get('/api/subscription-status')).json
const titles = async (browser: Browser) =>
  (await browser.get('/api/activities')).json.map(({ title }: { title: string }) => title)

/** Takes the demo as its screen does. */
async function take(browser: Browser) {
  const { json } = await browser.post('/api/create-subscription')
  return browser.post('/api/subscription/demo-confirm', { clientSecret: json.clientSecret })
}

const endMonth = (hub: Hub, id: string) =>
  hub.database.queries.execute(
    sql`update users set subscription_ends_at = now() - interval '1 second' where id = ${id}`,
  )

describeApi('the demo', (hub) => {
  test('[paying.demo][paying.demo-kept] makes a guest account, and gives a month for nothing', async () => {
    const browser = new Browser(hub())
    const begun = await browser.post('/api/create-subscription')
    expect(begun.json).toEqual({
      status: 'incomplete',
      clientSecret: expect.stringMatching(/^demo_/),
      statement: null,
    })
    expect((await status(browser)).hasAccess).toBe(false)
    const { json } = await browser.post('/api/subscription/demo-confirm', {
      clientSecret: begun.json.clientSecret,
    })
    expect(json).toMatchObject({ hasAccess: true, status: 'active', source: 'demo' })
    const days = (Date.parse(json.endsAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(27.9)
    expect(days).toBeLessThan(31.1)
    expect(await status(browser)).toEqual({ ...json, hasAccount: true })
    expect((await browser.get('/api/auth/user')).json.subscriptionStatus).toBe('active')
    expect((await browser.post('/api/create-subscription')).json).toEqual({
      status: 'active',
      clientSecret: null,
      statement: null,
    })
    expect(await titles(browser)).toEqual(['Premium started'])
  })

  test('a double confirmation is one', async () => {
    const browser = new Browser(hub())
    const { clientSecret } = (await browser.post('/api/create-subscription')).json
    const confirm = () => browser.post('/api/subscription/demo-confirm', { clientSecret })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200])
    expect(await titles(browser)).toEqual(['Premium started'])
  })

  test('goes on month after month until it is canceled', async () => {
    const { browser, id } = await guest(hub())
    await take(browser)
    await endMonth(hub(), id)
    const next = await status(browser)
    expect(next).toMatchObject({ hasAccess: true, cancelAtPeriodEnd: false })
    expect(Date.parse(next.endsAt)).toBeGreaterThan(Date.now())
  })

  test('a cancel keeps access to the end of the month, and can be taken back until then', async () => {
    const { browser, id } = await guest(hub())
    const { endsAt } = (await take(browser)).json
    const cancel = () => browser.post('/api/subscription/cancel')
    expect((await cancel()).json).toMatchObject({
      hasAccess: true,
      cancelAtPeriodEnd: true,
      endsAt,
    })
    expect((await cancel()).status).toBe(200)
    expect((await browser.post('/api/subscription/resume')).json).toMatchObject({
      hasAccess: true,
      cancelAtPeriodEnd: false,
      endsAt,
    })
    await cancel()
    await endMonth(hub(), id)
    expect(await status(browser)).toMatchObject({ hasAccess: false, status: 'canceled' })
    const late = await browser.post('/api/subscription/resume')
    expect([late.status, late.json.detail]).toEqual([
      409,
      'The subscription has ended. You can start a new one.',
    ])
    expect((await cancel()).status).toBe(200)
    expect(await titles(browser)).toEqual([
      'Premium canceled',
      'Premium goes on',
      'Premium canceled',
      'Premium started',
    ])
    await take(browser)
    expect((await status(browser)).hasAccess).toBe(true)
  })

  test("nobody can confirm with another account's secret", async () => {
    const { browser } = await guest(hub())
    const other = await guest(hub())
    const { clientSecret } = (await other.browser.post('/api/create-subscription')).json
    const answer = await browser.post('/api/subscription/demo-confirm', { clientSecret })
    expect([answer.status, answer.json.detail]).toEqual([
      400,
      'This form belongs to another account. Reload the page.',
    ])
    expect((await status(browser)).hasAccess).toBe(false)
  })

  test('without an account there is nothing to confirm, cancel or resume', async () => {
    const browser = new Browser(hub())
    const calls = ['cancel', 'resume', 'portal'].map((name) => `/api/subscription/${name}`)
    const answers = await Promise.all([
      ...calls.map((url) => browser.post(url)),
      browser.post('/api/subscription/demo-confirm', { clientSecret: 'x' }),
    ])
    expect(answers.map(({ status: code }) => code)).toEqual([401, 401, 401, 401])
  })

  test('what there is none of is refused with a sentence', async () => {
    const { browser } = await guest(hub())
    const cancel = await browser.post('/api/subscription/cancel')
    expect([cancel.status, cancel.json.detail]).toEqual([
      409,
      'There is no subscription to cancel.',
    ])
    const portal = await browser.post('/api/subscription/portal')
    expect([portal.status, portal.json.detail]).toEqual([
      404,
      'In the demo nothing is charged, so there are no receipts.',
    ])
    expect((await hub().post('/api/stripe/webhook', {})).status).toBe(404)
  })

  test('is what the browser is told of', async () => {
    expect((await hub().get('/api/config')).json.payment).toEqual({ kind: 'demo' })
  })
})
