import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, describeHub } from '../../testing/describeApi.ts'
import {
  confirm,
  keptAccount,
  LOGIN,
  login,
  ORIGIN,
  REGISTER,
  register,
} from '../../testing/passkeys.ts'

describeApi('passkeys', (hub) => {
  test('a passkey makes a guest account where there is none, and keeps it', async () => {
    const browser = new Browser(hub())
    const device = new Authenticator(ORIGIN)
    const { status, json: options } = await browser.post(`${REGISTER}/options`)
    expect(status).toBe(200)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Hub' },
      user: { name: 'Hub account' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await browser.get('/api/auth/user')).json.isGuest).toBe(true)
    const made = await browser.post(`${REGISTER}/verify`, device.create(options))
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      id: device.id.toString('base64url'),
      name: expect.stringMatching(/^Passkey of [A-Z][a-z]+ \d+, \d{4}$/),
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    expect((await browser.get('/api/auth/user')).json.isGuest).toBe(false)
    expect((await browser.get('/api/passkeys')).json).toEqual([made.json])
  })

  test('signing in on another device opens the same account', async () => {
    const { device, userId } = await keptAccount(hub())
    const other = new Browser(hub())
    const answer = await login(other, device)
    expect([answer.status, answer.json.id]).toEqual([200, userId])
    expect((await other.get('/api/auth/user')).json.id).toBe(userId)
    expect((await other.get('/api/passkeys')).json[0].lastUsedAt).not.toBeNull()
  })

  test('a sign-in gives the session a new id, and the old one is dead', async () => {
    const { device, browser } = await keptAccount(hub())
    const before = new Map(browser.cookies)
    await login(browser, device)
    expect(browser.cookies).not.toEqual(before)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    const thief = new Browser(hub())
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  test('what a guest holds moves into the account that signs in, and the guest is gone', async () => {
    const { device, userId } = await keptAccount(hub())
    const guest = new Browser(hub())
    await guest.post(`${REGISTER}/options`)
    const { json } = await guest.get('/api/auth/user')
    const { queries } = hub().database
    await queries.execute(sql`insert into documents
      (user_id, filename, original_name, size, mime_type, wrapped_key)
      values (${json.id}, 'f', 'n', 1, 'text/plain', 'k')`)
    await queries.execute(
      sql`insert into chat_conversations (user_id, title) values (${json.id}, 't')`,
    )
    await queries.execute(
      sql`insert into activities (user_id, type, title) values (${json.id}, 'x', 't')`,
    )
    await queries.execute(
      sql`update users set subscription_status = 'active' where id = ${json.id}`,
    )
    expect((await login(guest, device)).json).toMatchObject({
      id: userId,
      subscriptionStatus: 'active',
    })
    const [held] = await rowsOf(
      queries,
      sql`select (select count(*)::int from documents where user_id = ${userId}) as documents,
        (select count(*)::int from chat_conversations where user_id = ${userId}) as conversations,
        (select count(*)::int from activities where user_id = ${userId}) as activities,
        (select count(*)::int from users where id = ${json.id}) as guests`,
    )
    expect(held).toEqual({ documents: 1, conversations: 1, activities: 1, guests: 0 })
  })

  test('an account that a passkey keeps is not swallowed by another that signs in', async () => {
    const [one, two] = [await keptAccount(hub()), await keptAccount(hub())]
    expect((await login(one.browser, two.device)).json.id).toBe(two.userId)
    expect((await login(new Browser(hub()), one.device)).json.id).toBe(one.userId)
  })

  test('signing in again with the own passkey keeps the account', async () => {
    const { browser, device, userId } = await keptAccount(hub())
    expect((await login(browser, device)).json.id).toBe(userId)
  })

  test('a second passkey names the first to be left out', async () => {
    const { browser, device } = await keptAccount(hub())
    await confirm(browser, device)
    const { json } = await browser.post(`${REGISTER}/options`)
    expect(json.excludeCredentials).toEqual([
      { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ])
  })

  test('an account holds at most twenty passkeys', async () => {
    const { browser, device } = await keptAccount(hub())
    for (let at = 1; at < 20; at++) {
      await confirm(browser, device)
      await register(browser, new Authenticator(ORIGIN))
    }
    const refused = await browser.post(`${REGISTER}/options`)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'An account can have 20 passkeys. Remove one first.',
    ])
  })

  test('[account.passkeys-removal] a passkey is removed by its owner only', async () => {
    const { browser, device } = await keptAccount(hub())
    const url = `/api/passkeys/${device.id.toString('base64url')}`
    const stranger = await keptAccount(hub())
    const foreign = await stranger.browser.delete(url)
    expect([foreign.status, foreign.json.detail]).toEqual([
      404,
      'There is no passkey with this id.',
    ])
    expect((await new Browser(hub()).delete(url)).status).toBe(401)
    expect((await browser.delete('/api/passkeys/a%00b')).status).toBe(404)
    expect((await browser.delete(`/api/passkeys/${'a'.repeat(1364)}`)).status).toBe(404)
    const removed = await browser.delete(url)
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await browser.get('/api/passkeys')).json).toEqual([])
    expect((await login(new Browser(hub()), device)).status).toBe(401)
  })

  test('without a session the list of passkeys is empty', async () => {
    expect((await new Browser(hub()).get('/api/passkeys')).json).toEqual([])
  })

  test('at a bare IP address there are no passkeys, and that is said', async () => {
    const browser = new Browser(hub(), { host: '127.0.0.1:3000' })
    expect((await browser.get('/api/config')).json.signIn.passkeys).toBe(false)
    const refused = await browser.post(`${LOGIN}/options`)
    expect([refused.status, refused.json.detail]).toEqual([
      400,
      'Passkeys need an address with a name. Open the hub by its name instead.',
    ])
  })
})

describeHub(
  'passkeys behind a proxy',
  (hub) => {
    test('are made for the public address', async () => {
      const browser = new Browser(hub(), { host: 'inner:3000' })
      const device = new Authenticator('https://hub.example')
      const { json: options } = await browser.post(`${REGISTER}/options`)
      expect(options.rp.id).toBe('hub.example')
      expect((await browser.post(`${REGISTER}/verify`, device.create(options))).status).toBe(201)
    })
  },
  { publicUrl: 'https://hub.example' },
)

describeHub(
  'limits on signing in',
  (hub) => {
    test('the 21st sign-in in ten minutes is asked to wait', async () => {
      const browser = new Browser(hub())
      for (let at = 0; at < 20; at++) {
        expect((await browser.post(`${LOGIN}/options`)).status).toBe(200)
      }
      expect((await browser.post(`${LOGIN}/options`)).status).toBe(429)
    })
  },
  { rateLimits: true },
)
