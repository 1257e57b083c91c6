import { parseSetCookie } from 'cookie'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Answer, describeHub, type Hub } from '../testing/describeApi.ts'
import { FIRST_WRITE, guest } from '../testing/guest.ts'

const WRITE = '/api/logout'
const HOST = '__Host-k'

const ask = (hub: Hub, url: string, cookie: string, method: 'GET' | 'POST' = 'GET') =>
  hub.ask({ method, url, headers: { cookie, accept: 'application/json' } })
const accountOf = async (hub: Hub, cookie: string) => {
  const { json, status } = await ask(hub, '/api/auth/user', cookie)
  return status === 200 ? (json.id as string) : null
}
const setCookies = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line))

/** An account and the code in its cookie, however that is named. */
async function account(hub: Hub) {
  const { first, id } = await guest(hub)
  const [cookie] = setCookies(first)
  return { id, code: cookie?.value ?? '', cookie }
}

/** Makes a session one that an older version made, whose rows held no more than the account. */
const makeOld = (hub: Hub, id: string) =>
  hub.database.queries.execute(
    sql`update sessions set sess = json_build_object('userId', ${id}::text)
      where sess->>'userId' = ${id}`,
  )

describeHub(
  'a cookie that another site of the same domain plants, over https',
  (hub) => {
    test('planted cookie: the cookie has the name that browsers take from this host alone', async () => {
      const { cookie } = await account(hub())
      expect(cookie).toEqual({
        name: HOST,
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 30 * 86_400,
        httpOnly: true,
        sameSite: 'lax',
        secure: true,
      })
    })

    test("planted cookie: a cookie with the attacker's code does not open the attacker's account", async () => {
      const attacker = await account(hub())
      expect(await accountOf(hub(), `${HOST}=${attacker.code}`)).toBe(attacker.id)
      expect(await accountOf(hub(), `k=${attacker.code}`)).toBeNull()
    })

    test('planted cookie: beside the own one it changes nothing, in whichever order', async () => {
      const [attacker, victim] = [await account(hub()), await account(hub())]
      await makeOld(hub(), attacker.id)
      const [planted, own] = [`k=${attacker.code}`, `${HOST}=${victim.code}`]
      expect(await accountOf(hub(), `${planted}; ${own}`)).toBe(victim.id)
      expect(await accountOf(hub(), `${own}; ${planted}`)).toBe(victim.id)
    })

    test('a session of before the change goes on under the new name, also for calls under way', async () => {
      const { code, id } = await account(hub())
      await makeOld(hub(), id)
      const old = `k=${code}`
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => ask(hub(), '/api/auth/user', old)),
      )
      expect(answers.map(({ json }) => json.id)).toEqual(Array(6).fill(id))
      expect(answers.flatMap(setCookies)).toContainEqual(
        expect.objectContaining({ name: HOST, value: code, path: '/', secure: true }),
      )
      expect(answers.flatMap(setCookies)).toContainEqual(
        expect.objectContaining({ name: 'k', value: '', path: '/api', maxAge: 0 }),
      )
      expect(await accountOf(hub(), `${HOST}=${code}`)).toBe(id)
    })

    test('planted cookie: what was taken over opens nothing under the old name when a minute is over', async () => {
      const { code, id } = await account(hub())
      await makeOld(hub(), id)
      await ask(hub(), '/api/auth/user', `k=${code}`)
      await hub().database.queries.execute(
        sql`update sessions set sess = jsonb_set(sess::jsonb, '{oldNameUntil}', '1')::json where sess->>'userId' = ${id}`,
      )
      expect(await accountOf(hub(), `k=${code}`)).toBeNull()
      expect(await accountOf(hub(), `${HOST}=${code}`)).toBe(id)
    })

    test('signing out takes both names away', async () => {
      const { code, id } = await account(hub())
      const answer = await ask(hub(), WRITE, `${HOST}=${code}; k=old`, 'POST')
      const taken = setCookies(answer).map(({ name, maxAge }) => [name, maxAge])
      expect(taken).toEqual([
        [HOST, 0],
        ['k', 0],
      ])
      expect(await accountOf(hub(), `${HOST}=${code}`)).toBeNull()
      expect(id).toBeTruthy()
    })
  },
  { publicUrl: 'https://hub.example' },
)

describeHub('a cookie that is planted where there is no https', (hub) => {
  test("planted cookie: of two, neither is believed, so that nothing is put into the attacker's account", async () => {
    const [attacker, victim] = [await account(hub()), await account(hub())]
    for (const [first, second] of [
      [attacker, victim],
      [victim, attacker],
    ] as const) {
      const both = `k=${first.code}; k=${second.code}`
      expect(await accountOf(hub(), both)).toBeNull()
      const write = await ask(hub(), FIRST_WRITE, both, 'POST')
      expect([write.status, write.json.detail]).toEqual([
        400,
        'This browser sends two different codes for an account, so we cannot trust either. Delete this site’s cookies in the browser’s settings, then try again.',
      ])
      expect(write.headers['set-cookie']).toBeUndefined()
    }
  })

  test('the same code twice is one', async () => {
    const { code, id } = await account(hub())
    expect(await accountOf(hub(), `k=${code}; k=${code}`)).toBe(id)
  })
})

describeHub(
  'a session of plain http, planted at the same hub over https',
  (hub) => {
    test('planted cookie: a code that was given over http opens nothing over https', async () => {
      const attacker = await account(hub())
      const { json, status } = await hub().ask({
        url: '/api/auth/user',
        headers: { cookie: `k=${attacker.code}`, 'x-forwarded-proto': 'https' },
      })
      expect([status, json]).toEqual([401, undefined])
    })
  },
  { trustProxy: ['loopback'] },
)
