import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Authenticator } from '../testing/authenticator.ts'
import { Browser } from '../testing/browser.ts'
import { describeApi } from '../testing/describeApi.ts'
import {
  confirm,
  keptAccount,
  LOGIN,
  login,
  ORIGIN,
  REGISTER,
  register,
} from '../testing/passkeys.ts'

const first = 'Confirm with a passkey of this account first, then add another one.'

describeApi('an added passkey', (hub) => {
  const keys = async (userId: string) => {
    const asked = sql`select count(*)::int as count from passkeys where user_id = ${userId}`
    const result: unknown = await hub().database.queries.execute(asked)
    return (result as { rows: { count: number }[] }).rows[0]?.count
  }

  test('added passkey: whoever finds an open account cannot add a key of theirs to it', async () => {
    const { browser, userId } = await keptAccount(hub())
    const answer = await browser.post(`${REGISTER}/options`)
    expect([answer.status, answer.json.detail]).toEqual([403, first])
    expect(await keys(userId)).toBe(1)
  })

  test('added passkey: nor can another tab of the same account, once there is a key', async () => {
    const browser = new Browser(hub())
    const { json: options } = await browser.post(`${REGISTER}/options`)
    const { id } = (await browser.get('/api/auth/user')).json
    await hub().database.queries.execute(sql`insert into passkeys
      (id, user_id, public_key, counter, transports) values (${`of-${id}`}, ${id}, 'x', 0, '{}')`)
    const thief = new Authenticator(ORIGIN)
    const answer = await browser.post(`${REGISTER}/verify`, thief.create(options))
    expect([answer.status, answer.json.detail]).toEqual([403, first])
    expect(await keys(id)).toBe(1)
  })

  test('one is added once an existing one has confirmed it, and for one alone', async () => {
    const { browser, device, userId } = await keptAccount(hub())
    expect((await confirm(browser, device)).status).toBe(204)
    expect((await register(browser, new Authenticator(ORIGIN))).status).toBe(201)
    expect((await browser.post(`${REGISTER}/options`)).status).toBe(403)
    expect(await keys(userId)).toBe(2)
  })

  test('added passkey: a key of another account confirms nothing, and an old confirmation is over', async () => {
    const [one, two] = [await keptAccount(hub()), await keptAccount(hub())]
    expect((await confirm(one.browser, two.device)).status).toBe(401)
    expect((await one.browser.post(`${REGISTER}/options`)).status).toBe(403)
    await confirm(one.browser, one.device)
    await hub().database.queries.execute(
      sql`update sessions set sess = jsonb_set(sess::jsonb, '{confirmedUntil}', '1')::json
        where sess->>'userId' = ${one.userId}`,
    )
    expect((await one.browser.post(`${REGISTER}/options`)).status).toBe(403)
  })

  test('whoever has just signed in has confirmed by that', async () => {
    const { device } = await keptAccount(hub())
    const browser = new Browser(hub())
    await login(browser, device)
    expect((await browser.post(`${REGISTER}/options`)).status).toBe(200)
  })

  test('added passkey: a key that does not ask who uses it is neither kept nor opens anything', async () => {
    const { device } = await keptAccount(hub())
    const browser = new Browser(hub())
    const { json: asked } = await browser.post(`${LOGIN}/options`)
    expect(asked.userVerification).toBe('required')
    device.verifiesUser = false
    expect((await browser.post(`${LOGIN}/verify`, device.get(asked))).status).toBe(401)
    const guest = new Browser(hub())
    const touched = new Authenticator(ORIGIN)
    touched.verifiesUser = false
    expect((await register(guest, touched)).status).toBe(400)
    const { json: options } = await guest.post(`${REGISTER}/options`)
    expect(options.authenticatorSelection.userVerification).toBe('required')
  })
})
