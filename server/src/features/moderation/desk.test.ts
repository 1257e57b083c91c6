/** Who may decide, and how the page works. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { describeApi, describeHub, type Hub } from '../../testing/describeApi.ts'
import { addReview, addSchool, tableText, titlesOf } from '../../testing/moderating.ts'
import { startSignInService, type TestService } from '../../testing/signInService.ts'

// Filled in when the service listens; the hub reads it at the first sign-in.
const oidc = { issuer: '', clientId: '', clientSecret: '' }
let service: TestService

beforeAll(async () => {
  // The provider says at length that its pages are for development.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  service = await startSignInService('http://localhost/api/login/callback')
  const { issuer, clientId, clientSecret } = service
  Object.assign(oidc, { issuer, clientId, clientSecret })
})
afterAll(() => service.close())

/** Signs in for the administrators' page; answers the browser and where it was sent. */
async function signIn(hub: Hub, name: string) {
  const browser = new Browser(hub)
  const begun = await browser.get('/api/login?as=administrator')
  const back = new URL(await service.signIn(begun.headers.location ?? '', name))
  const { headers } = await browser.get(back.pathname + back.search)
  return { browser, location: headers.location }
}

describeApi(
  'the administrators’ page',
  (hub) => {
    test('an administrator by subject works the queue on the page; what was decided is shown at once', async () => {
      const schoolId = await addSchool(hub(), 'Katsura College')
      const id = String(await addReview(hub(), schoolId, 1, 'Katsura slander'))
      await hub().post('/api/reports', { kind: 'review', id, reason: 'name' })
      const { browser, location } = await signIn(hub(), 'avery')
      expect(location).toBe('/moderation')
      const queue = (await browser.get('/api/moderation/queue')).json
      const reported = queue.find((one: { id: string }) => one.id === id)
      expect(reported).toMatchObject({ state: 'shown', title: 'Katsura slander' })
      expect(await titlesOf(hub(), 'search=katsura')).toEqual(['Katsura slander'])
      const decision = { kind: 'review', id, action: 'hide', reason: 'name' }
      const decided = await browser.post('/api/moderation/decisions', decision)
      expect(decided.json).toMatchObject({ state: 'hidden', history: [{ action: 'hide' }] })
      expect(decided.json.reports).toMatchObject([{ isOpen: false }])
      expect(await titlesOf(hub(), 'search=katsura')).toEqual([])
      expect((await browser.post('/api/moderation/decisions', decision)).status).toBe(409)
      const note = await browser.post('/api/moderation/notes', {
        kind: 'review',
        id,
        note: 'Asked.',
      })
      expect(note.json.history.at(-1)).toMatchObject({ action: 'note', note: 'Asked.' })
    })

    test.each([
      ['a stranger', async () => new Browser(hub())],
      [
        'somebody who signed in for an account',
        async () => {
          const browser = new Browser(hub())
          const begun = await browser.get('/api/login')
          const back = new URL(await service.signIn(begun.headers.location ?? '', 'avery'))
          await browser.get(back.pathname + back.search)
          return browser
        },
      ],
      [
        'somebody who is not on the list',
        async () => {
          const { browser, location } = await signIn(hub(), 'robin')
          expect(location).toBe('/moderation#not-an-administrator')
          return browser
        },
      ],
    ])('%s reads no queue and decides nothing', async (_who, open) => {
      const id = String(await addReview(hub(), await addSchool(hub(), `Larch ${_who}`), 4))
      const browser = await open()
      expect((await browser.get('/api/moderation/queue')).status).toBe(401)
      const thing = { kind: 'review', id }
      const calls = {
        decisions: { ...thing, action: 'remove', reason: 'spam' },
        notes: { ...thing, note: 'x' },
        'legal-requests': { ...thing, reference: 'x', dueOn: '2026-12-01' },
      }
      for (const [name, body] of Object.entries(calls)) {
        expect((await browser.post(`/api/moderation/${name}`, body)).status).toBe(401)
      }
      expect(await tableText(hub(), 'reviews')).toContain(`"id":${id}`)
    })

    test('a session keeps no name of an administrator, and ends with the working day', async () => {
      const { browser } = await signIn(hub(), 'avery')
      expect(await tableText(hub(), 'sessions')).not.toContain('avery')
      expect((await browser.get('/api/moderation/queue')).status).toBe(200)
      vi.useFakeTimers({ now: Date.now() + 9 * 3_600_000, toFake: ['Date'] })
      const { status } = await browser.get('/api/moderation/queue')
      vi.useRealTimers()
      expect(status).toBe(401)
    })

    test('the setup of the page is told to everybody', async () => {
      const { status, json } = await hub().get('/api/moderation')
      expect([status, json]).toEqual([200, { signIn: '/api/login?as=administrator' }])
    })
  },
  { oidc, administrators: ['avery', 'dean@example.edu'] },
)

describeHub('a hub without administrators', (hub) => {
  test('has no page for them, and no call', async () => {
    for (const path of ['', '/queue']) {
      expect((await hub().get(`/api/moderation${path}`)).status).toBe(404)
    }
    const body = { kind: 'review', id: '1', action: 'hide', reason: 'spam' }
    expect((await hub().post('/api/moderation/decisions', body)).status).toBe(404)
    expect((await hub().get('/api/login?as=administrator')).status).toBe(404)
  })
})
