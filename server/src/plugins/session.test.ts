import { parseSetCookie } from 'cookie'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { Browser } from '../testing/browser.ts'
import { describeApi, describeHub, type Hub } from '../testing/describeApi.ts'
import { FIRST_WRITE, guest } from '../testing/guest.ts'
import { sweepSessions } from './sessionStore.ts'

interface Row {
  sid: string
  sess: unknown
  days: number
}

function sessionsOf(hub: Hub, id: string): Promise<Row[]> {
  return rowsOf<Row>(
    hub.database.queries,
    sql`select sid, sess, round(extract(epoch from expire - now()) / 86400)::int as days
      from sessions where sess->>'userId' = ${id}`,
  )
}

const cookieOf = (header: string | undefined) => parseSetCookie(String([header].flat()[0]))

describeApi('sessions', (hub) => {
  test('reading makes no session and sets no cookie', async () => {
    const browser = new Browser(hub())
    const count = () => rowsOf(hub().database.queries, sql`select count(*) from sessions`)
    const before = await count()
    for (const url of [
      '/',
      '/api/auth/user',
      '/api/subscription-status',
      '/api/config',
      '/api/activities',
      '/api/passkeys',
      '/api/reviews',
    ]) {
      expect((await browser.get(url)).headers['set-cookie']).toBeUndefined()
    }
    expect(await count()).toEqual(before)
  })

  test('[account.cookie][account.cookie-time] the cookie is out of reach of scripts and other sites, and says nothing', async () => {
    const { first } = await guest(hub())
    expect(cookieOf(first.headers['set-cookie'])).toEqual({
      name: 'k',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/api',
      maxAge: 30 * 86_400,
      httpOnly: true,
      sameSite: 'lax',
    })
  })

  test('a header of an untrusted caller does not make the cookie secure', async () => {
    const { first } = await guest(hub(), { 'x-forwarded-proto': 'https' })
    expect(cookieOf(first.headers['set-cookie']).secure).toBeUndefined()
  })

  test('the row holds the account and nothing else, under a name that the cookie does not show', async () => {
    const { browser, id } = await guest(hub(), { 'user-agent': 'Marked/1.0' })
    await browser.post('/api/passkeys/register/verify', {})
    const [row] = await sessionsOf(hub(), id)
    expect(row?.sess).toEqual({ userId: id, by: 'open' })
    expect(row?.sid).not.toContain(browser.cookies.get('k'))
    expect(row?.days).toBe(30)
  })

  test('[account.cookie-readers] a second write finds the account again and sets no new cookie', async () => {
    const { browser, id } = await guest(hub())
    const second = await browser.post(FIRST_WRITE)
    expect(second.headers['set-cookie']).toBeUndefined()
    expect((await browser.get('/api/auth/user')).json.id).toBe(id)
  })

  test('two first writes at once are both done', async () => {
    const browser = new Browser(hub())
    const both = await Promise.all([browser.post(FIRST_WRITE), browser.post(FIRST_WRITE)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('a session that a sign-in began with has no account, and gives way at the first write', async () => {
    const browser = new Browser(hub())
    await browser.post('/api/passkeys/login/options')
    const begun = browser.cookies.get('k')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    await browser.post(FIRST_WRITE)
    expect(browser.cookies.get('k')).not.toBe(begun)
    const planted = new Browser(hub())
    planted.cookies.set('k', begun ?? '')
    expect((await planted.get('/api/auth/user')).status).toBe(401)
  })

  test.each([
    ['changed', (value: string) => (value.startsWith('A') ? 'B' : 'A') + value.slice(1)],
    ['cut', (value: string) => value.slice(1)],
    ['empty', () => ''],
    ['strange', () => '%00"; drop table sessions'],
    ['long', () => 'A'.repeat(5000)],
  ])('a %s cookie is no session, and no error', async (_name, change) => {
    const { browser } = await guest(hub())
    browser.cookies.set('k', change(browser.cookies.get('k') ?? ''))
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/subscription-status')).json).toMatchObject({ hasAccess: false })
  })

  test('[account.guest-end] an expired session is no session, and is swept with what has expired', async () => {
    const { browser, id } = await guest(hub())
    const { queries } = hub().database
    await queries.execute(
      sql`update sessions set expire = now() - interval '1 second' where sess->>'userId' = ${id}`,
    )
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await sessionsOf(hub(), id)).toHaveLength(1)
    await sweepSessions(queries)
    expect(await sessionsOf(hub(), id)).toHaveLength(0)
  })

  test('[account.guest-end][account.until-deleted][account.life][sealed.time] an account that nothing leads to any more is swept, and no other', async () => {
    const { queries } = hub().database
    const [alive, left, fresh, paid, kept] = await Promise.all(
      Array.from({ length: 5 }, () => guest(hub())),
    )
    const ids = [alive, left, fresh, paid, kept].map((one) => one?.id ?? '')
    for (const one of [left, fresh, paid, kept]) await one?.browser.post('/api/logout')
    const old = sql`created_at = now() - interval '2 hours'`
    await queries.execute(sql`update users set ${old} where id <> ${fresh?.id}`)
    await queries.execute(sql`update users set stripe_customer_id = 'cus_1' where id = ${paid?.id}`)
    await queries.execute(sql`insert into identities (issuer, subject, user_id)
      values ('https://id.example', 'kept', ${kept?.id})`)
    await queries.execute(sql`insert into activities (user_id, type, title)
      values (${left?.id}, 'x', 'Left')`)
    await sweepSessions(queries)
    const rows = await rowsOf<{ id: string }>(queries, sql`select id from users`)
    const stayed = new Set(rows.map(({ id }) => id))
    expect(ids.map((id) => stayed.has(id))).toEqual([true, false, true, true, true])
    expect(await rowsOf(queries, sql`select from activities where title = 'Left'`)).toEqual([])
  })

  test('[account.cookie-time][account.guest-end] a visit starts the thirty days again, once a day', async () => {
    const { browser, id } = await guest(hub())
    expect((await browser.get('/api/auth/user')).headers['set-cookie']).toBeUndefined()
    await hub().database.queries.execute(
      sql`update sessions set expire = now() + interval '3 days' where sess->>'userId' = ${id}`,
    )
    const token = browser.cookies.get('k')
    const answer = await browser.get('/api/auth/user')
    expect(cookieOf(answer.headers['set-cookie'])).toMatchObject({
      value: token,
      maxAge: 30 * 86_400,
    })
    expect((await sessionsOf(hub(), id))[0]?.days).toBe(30)
    expect((await browser.get('/api/auth/user')).headers['set-cookie']).toBeUndefined()
  })

  test('[account.sign-out] signing out ends the session on the server and in the browser', async () => {
    const { browser, id } = await guest(hub())
    const stolen = new Browser(hub())
    stolen.cookies.set('k', browser.cookies.get('k') ?? '')
    const answer = await browser.post('/api/logout')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(cookieOf(answer.headers['set-cookie'])).toMatchObject({ value: '', maxAge: 0 })
    expect(await sessionsOf(hub(), id)).toEqual([])
    expect((await stolen.get('/api/auth/user')).status).toBe(401)
    expect((await browser.post('/api/logout')).status).toBe(204)
  })

  test('leaving by choice ends the session, and has the browser clear this site and no other of its domain', async () => {
    const { browser, id } = await guest(hub())
    const answer = await browser.post('/api/leave')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(cookieOf(answer.headers['set-cookie'])).toMatchObject({ value: '', maxAge: 0 })
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(await sessionsOf(hub(), id)).toEqual([])
    expect((await browser.post('/api/logout')).headers['clear-site-data']).toBeUndefined()
  })

  test('a request that is under way while its session ends does not bring it back', async () => {
    const { browser, id } = await guest(hub())
    await hub().database.queries.execute(
      sql`update sessions set expire = now() + interval '1 day' where sess->>'userId' = ${id}`,
    )
    const stale = new Browser(hub())
    stale.cookies.set('k', browser.cookies.get('k') ?? '')
    await Promise.all([
      ...Array.from({ length: 8 }, () => stale.get('/api/auth/user')),
      browser.post('/api/logout'),
      ...Array.from({ length: 8 }, () => stale.post('/api/passkeys/login/options')),
    ])
    expect(await sessionsOf(hub(), id)).toEqual([])
  })

  test('a session whose account is gone is no session', async () => {
    const { browser, id } = await guest(hub())
    await hub().database.queries.execute(sql`delete from users where id = ${id}`)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.post(FIRST_WRITE)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('public lists are the same with a cookie, and set none', async () => {
    const { browser } = await guest(hub())
    const url = '/api/schools?search=nobody'
    const own = await browser.get(url)
    const everybody = await hub().get(url)
    expect(own.headers['set-cookie']).toBeUndefined()
    expect(own.json).toEqual(everybody.json)
  })

  test.each([
    ['POST', '/api/logout'],
    ['POST', '/api/leave'],
    ['POST', FIRST_WRITE],
    ['POST', '/api/passkeys/register/verify'],
    ['POST', '/api/passkeys/login/options'],
    ['POST', '/api/passkeys/login/verify'],
    ['DELETE', '/api/passkeys/AAAA'],
    ['DELETE', '/api/account'],
    ['POST', '/api/documents/upload'],
    ['DELETE', '/api/documents/5c9f4f0e-7c0b-4b0e-9a53-0d6b0c3f3f11'],
  ] as const)("%s %s is refused from another site's page", async (method, url) => {
    const { browser, id } = await guest(hub())
    const foreign = [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'same-site'],
    ]
    for (const header of foreign) {
      const headers = Object.fromEntries([header])
      const answer = await browser.ask(method, url, { headers })
      expect([answer.status, answer.json.detail]).toEqual([
        403,
        'This request came from another site, so it was refused.',
      ])
    }
    expect((await browser.get('/api/auth/user')).json.id).toBe(id)
  })
})

describeHub(
  'sessions at a public https address',
  (hub) => {
    test('have a secure cookie, also where the last stretch is not encrypted', async () => {
      const { first, browser } = await guest(hub())
      expect(cookieOf(first.headers['set-cookie']).secure).toBe(true)
      expect((await browser.get('/api/auth/user')).status).toBe(200)
    })
  },
  { publicUrl: 'https://hub.example' },
)

describeHub(
  'sessions behind a trusted proxy',
  (hub) => {
    test('have a secure cookie where the browser came by TLS', async () => {
      const tls = await guest(hub(), { 'x-forwarded-proto': 'https' })
      expect(cookieOf(tls.first.headers['set-cookie']).secure).toBe(true)
      const plain = await guest(hub(), { 'x-forwarded-proto': 'http' })
      expect(cookieOf(plain.first.headers['set-cookie']).secure).toBeUndefined()
    })
  },
  { trustProxy: ['loopback'] },
)
