import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { keptAccount, LOGIN, login, ORIGIN, REGISTER, register } from '../../testing/passkeys.ts'

describeApi('passkeys that are refused', (hub) => {
  test('one passkey cannot be kept twice, nor for another account', async () => {
    const { device, userId } = await keptAccount(hub())
    const answer = await register(new Browser(hub()), device)
    expect([answer.status, answer.json.detail]).toEqual([409, 'This passkey is already saved.'])
    expect((await login(new Browser(hub()), device)).json.id).toBe(userId)
  })

  test('[account.sign-in-time] an answer works once', async () => {
    const { device } = await keptAccount(hub())
    const browser = new Browser(hub())
    const { json: options } = await browser.post(`${LOGIN}/options`)
    const answer = device.get(options)
    const cookies = new Map(browser.cookies)
    const both = await Promise.all([
      browser.post(`${LOGIN}/verify`, answer),
      browser.post(`${LOGIN}/verify`, answer),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect((await browser.post(`${LOGIN}/verify`, answer)).status).toBe(400)
  })

  test("an answer does not work in another browser's session", async () => {
    const { device } = await keptAccount(hub())
    const [victim, thief] = [new Browser(hub()), new Browser(hub())]
    const { json: options } = await victim.post(`${LOGIN}/options`)
    await thief.post(`${LOGIN}/options`)
    expect((await thief.post(`${LOGIN}/verify`, device.get(options))).status).toBe(401)
  })

  test('[account.sign-in] an answer after five minutes is too late', async () => {
    const { device } = await keptAccount(hub())
    const browser = new Browser(hub())
    const { json: options } = await browser.post(`${LOGIN}/options`)
    await hub().database.queries.execute(sql`update sessions
      set sess = jsonb_set(sess::jsonb, '{ceremony,until}', '0')::json
      where sess->'ceremony' is not null`)
    const late = await browser.post(`${LOGIN}/verify`, device.get(options))
    expect([late.status, late.json.detail]).toEqual([
      400,
      'Signing in took too long. Please start again.',
    ])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('an answer for %s is refused', async (_name, trick) => {
    const { device, browser } = await keptAccount(hub())
    const { json: options } = await browser.post(`${LOGIN}/options`)
    const answer = await browser.post(`${LOGIN}/verify`, device.get(options, trick))
    expect([answer.status, answer.json.detail]).toEqual([
      401,
      'This passkey could not be confirmed. Please try again, or use another one.',
    ])
    const fresh = new Browser(hub())
    const { json } = await fresh.post(`${REGISTER}/options`)
    const made = new Authenticator(ORIGIN).create(json, trick)
    expect((await fresh.post(`${REGISTER}/verify`, made)).status).toBe(400)
  })

  test('an answer with a wrong signature is refused', async () => {
    const { device } = await keptAccount(hub())
    const forger = new Authenticator(ORIGIN)
    device.id.copy(forger.id)
    expect((await login(new Browser(hub()), forger)).status).toBe(401)
  })

  test('a counter that goes back, as on a copy, is refused', async () => {
    const { browser, device } = await keptAccount(hub())
    device.counter = 7
    expect((await login(browser, device)).status).toBe(200)
    device.counter = 6
    expect((await login(browser, device)).status).toBe(401)
    device.counter = 8
    expect((await login(browser, device)).status).toBe(200)
  })

  test.each([
    ['nothing', {}],
    ['a list for an id', { id: [1] }],
    ['a NUL in the id', { id: 'a\u0000b' }],
    ['an unknown id', { id: 'AAAA' }],
  ])('signing in with %s is refused with a sentence', async (_name, body) => {
    const browser = new Browser(hub())
    await browser.post(`${LOGIN}/options`)
    const answer = await browser.post(`${LOGIN}/verify`, body)
    expect([answer.status, answer.json.detail]).toEqual([
      401,
      'No account here has this passkey. It may have been removed.',
    ])
  })

  test('a registration that makes no sense is refused with a sentence', async () => {
    const browser = new Browser(hub())
    for (const body of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: 5 }]) {
      await browser.post(`${REGISTER}/options`)
      const answer = await browser.post(`${REGISTER}/verify`, body)
      expect([answer.status, answer.json.detail]).toEqual([
        400,
        'The passkey could not be saved. Please try again.',
      ])
    }
  })

  test('the second calls are refused where no first was made', async () => {
    const browser = new Browser(hub())
    expect((await browser.post(`${REGISTER}/verify`, {})).status).toBe(401)
    expect((await browser.post(`${LOGIN}/verify`, {})).status).toBe(400)
    const { browser: owner } = await keptAccount(hub())
    expect((await owner.post(`${REGISTER}/verify`, {})).status).toBe(400)
    await owner.post(`${LOGIN}/options`)
    expect((await owner.post(`${REGISTER}/verify`, {})).status).toBe(400)
  })
})
