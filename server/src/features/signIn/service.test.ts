import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, describeHub, type Hub } from '../../testing/describeApi.ts'
import { startSignInService, type TestService } from '../../testing/signInService.ts'

const ORIGIN = 'http://localhost'

// Filled in when the service listens; the hub reads it at the first sign-in.
const oidc = { issuer: '', clientId: '', clientSecret: '' }
let service: TestService

beforeAll(async () => {
  // The provider says at length that its pages are for development.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  service = await startSignInService(`${ORIGIN}/api/login/callback`)
  const { issuer, clientId, clientSecret } = service
  Object.assign(oidc, { issuer, clientId, clientSecret })
})
afterAll(() => service.close())

/** Sends the browser to the service. */
async function leave(browser: Browser): Promise<string> {
  const { status, headers } = await browser.get('/api/login')
  expect(status).toBe(303)
  return headers.location ?? ''
}

/** Brings the browser back, and answers where the hub sends it then. */
async function comeBack(browser: Browser, address: string): Promise<string | undefined> {
  const { pathname, search } = new URL(address)
  const { status, headers } = await browser.get(pathname + search)
  expect(status).toBe(303)
  return headers.location
}

async function signIn(browser: Browser, name: string): Promise<string | undefined> {
  return comeBack(browser, await service.signIn(await leave(browser), name))
}

const accountOf = async (browser: Browser) => (await browser.get('/api/auth/user')).json

async function guest(hub: Hub) {
  const browser = new Browser(hub)
  await browser.post('/api/passkeys/register/options')
  return { browser, id: (await accountOf(browser)).id as string }
}

describeApi(
  'signing in by a service',
  (hub) => {
    test('opens a new account at the first time, and the same one later', async () => {
      const [first, second] = [new Browser(hub()), new Browser(hub())]
      expect(await signIn(first, 'robin')).toBe('/account')
      const account = await accountOf(first)
      expect(account).toMatchObject({ isGuest: false, email: null, firstName: null })
      expect(await signIn(second, 'robin')).toBe('/account')
      expect((await accountOf(second)).id).toBe(account.id)
      expect(await signIn(second, 'sam')).toBe('/account')
      expect((await accountOf(second)).id).not.toBe(account.id)
    })

    test('[account.service-readers] asks the service for the subject only, to be signed in anew, by PKCE with state and nonce', async () => {
      const { searchParams } = new URL(await leave(new Browser(hub())))
      expect(Object.fromEntries(searchParams)).toMatchObject({
        scope: 'openid',
        prompt: 'login',
        response_type: 'code',
        redirect_uri: `${ORIGIN}/api/login/callback`,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      })
    })

    test('keeps the account of a guest, with a new session', async () => {
      const { browser, id } = await guest(hub())
      const before = browser.cookies.get('k')
      await signIn(browser, 'kim')
      expect(await accountOf(browser)).toMatchObject({ id, isGuest: false })
      const old = new Browser(hub())
      old.cookies.set('k', before ?? '')
      expect((await old.get('/api/auth/user')).status).toBe(401)
    })

    test('moves what a guest holds into the known account', async () => {
      const known = new Browser(hub())
      await signIn(known, 'lee')
      const { browser, id } = await guest(hub())
      await hub().database.queries.execute(
        sql`insert into activities (user_id, type, title) values (${id}, 'x', 'Moved')`,
      )
      await signIn(browser, 'lee')
      expect((await accountOf(browser)).id).toBe((await accountOf(known)).id)
      expect((await known.get('/api/activities')).json).toMatchObject([{ title: 'Moved' }])
      const left = await rowsOf(hub().database.queries, sql`select id from users where id = ${id}`)
      expect(left).toEqual([])
    })

    test('in two tabs at once opens one account', async () => {
      const [one, two] = [new Browser(hub()), new Browser(hub())]
      const [first, second] = [
        await service.signIn(await leave(one), 'nell'),
        await service.signIn(await leave(two), 'nell'),
      ]
      await Promise.all([comeBack(one, first), comeBack(two, second)])
      expect((await accountOf(one)).id).toBe((await accountOf(two)).id)
    })

    test('that the person cancels changes nothing', async () => {
      const { browser, id } = await guest(hub())
      const back = await service.cancel(await leave(browser))
      expect(await comeBack(browser, back)).toBe('/account#sign-in-cancelled')
      expect(await accountOf(browser)).toMatchObject({ id, isGuest: true })
    })

    test('works once', async () => {
      const browser = new Browser(hub())
      const back = await service.signIn(await leave(browser), 'once')
      expect(await comeBack(browser, back)).toBe('/account')
      expect(await comeBack(browser, back)).toBe('/account#sign-in-failed')
    })

    test('fails with a wrong state, or none', async () => {
      for (const change of [
        (url: URL) => url.searchParams.set('state', 'other'),
        (url: URL) => url.searchParams.delete('state'),
        (url: URL) => url.searchParams.set('code', 'other'),
        (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
      ]) {
        const browser = new Browser(hub())
        const back = new URL(await service.signIn(await leave(browser), 'pat'))
        change(back)
        expect(await comeBack(browser, back.href)).toBe('/account#sign-in-failed')
        expect((await browser.get('/api/auth/user')).status).toBe(401)
      }
    })

    test("fails in another browser than it began in, so that nobody lands in another's account", async () => {
      const [attacker, victim] = [new Browser(hub()), new Browser(hub())]
      const back = await service.signIn(await leave(attacker), 'mallory')
      expect(await comeBack(victim, back)).toBe('/account#sign-in-failed')
      await leave(victim)
      expect(await comeBack(victim, back)).toBe('/account#sign-in-failed')
      expect((await victim.get('/api/auth/user')).status).toBe(401)
    })

    test("does not begin from another site's page", async () => {
      const browser = new Browser(hub(), { 'sec-fetch-site': 'cross-site' })
      const answer = await browser.get('/api/login')
      expect([answer.status, answer.json.detail]).toEqual([
        403,
        'This request came from another site, so it was refused.',
      ])
      expect(answer.headers['set-cookie']).toBeUndefined()
    })

    test('sends nobody elsewhere, whatever the address says', async () => {
      const browser = new Browser(hub())
      const back = await service.signIn(await leave(browser), 'quinn')
      const detour = `${back}&return=https://evil.example&redirect=//evil.example`
      expect(await comeBack(browser, detour)).toBe('/account')
      const { status, headers } = await browser.get('/api/login?return=https://evil.example')
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^http:\/\/127\.0\.0\.1:/)
    })

    test('[account.service] keeps the issuer and the subject, and no claim besides', async () => {
      await signIn(new Browser(hub()), 'remy')
      const rows = await rowsOf(
        hub().database.queries,
        sql`select i.*, u.email, u.first_name, u.last_name from identities i
          join users u on u.id = i.user_id where subject = 'remy'`,
      )
      expect(rows).toEqual([
        {
          issuer: service.issuer,
          subject: 'remy',
          user_id: expect.any(String),
          created_at: expect.anything(),
          email: null,
          first_name: null,
          last_name: null,
        },
      ])
    })

    test('is told to the browser as a way to sign in', async () => {
      expect((await hub().get('/api/config')).json.signIn).toEqual({ passkeys: true, oidc: true })
    })
  },
  { oidc },
)

describeHub(
  'a sign-in service that is down',
  (hub) => {
    test('is told on the account page, and the account stays', async () => {
      const { browser, id } = await guest(hub())
      const { status, headers } = await browser.get('/api/login')
      expect([status, headers.location]).toEqual([303, '/account#sign-in-unavailable'])
      expect((await accountOf(browser)).id).toBe(id)
    })
  },
  { oidc: { issuer: 'http://127.0.0.1:9', clientId: 'hub', clientSecret: 'x' } },
)

describeHub('no sign-in service', (hub) => {
  test.each(['/api/login', '/api/login/callback?code=x&state=y'])(
    '[account.no-service] %s says that none is set up',
    async (url) => {
      const answer = await new Browser(hub()).get(url)
      expect([answer.status, answer.json.detail]).toEqual([
        404,
        'Signing in by a service is not set up here. A passkey keeps an account too.',
      ])
    },
  )
})
