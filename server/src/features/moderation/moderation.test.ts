import { existsSync } from 'node:fs'
import { postReport } from '@hub/api/moderation'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAdmin } from '../../admin/commands.ts'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { cidOf, fileOf, put, someText } from '../../testing/contents.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { startSignInService, type TestService } from '../../testing/signInService.ts'

const CHAIN = '1337:0x00000000000000000000000000000000000000aa'

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

async function addSchool(hub: Hub, name: string): Promise<number> {
  const { json } = await hub.post('/api/schools', { name, type: 'college' })
  return json.id
}

async function addReview(hub: Hub, schoolId: number, rating: number, title = 'A title') {
  const body = { schoolId, rating, title, content: 'They lost my letter.' }
  return (await hub.post('/api/reviews', body)).json.id as number
}

const totalsOf = async (hub: Hub, id: number) => {
  const { json } = await hub.get(`/api/schools/${id}`)
  return [
    json.totalReviews,
    json.averageRating,
    json.ratings.reduce((a: number, b: number) => a + b),
  ]
}

const titlesOf = async (hub: Hub, query: string) =>
  (await hub.get(`/api/reviews?${query}`)).json.map(({ title }: { title: string }) => title)

/** Runs a command of `npm run admin`. */
async function admin(hub: Hub, ...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const call = { words, folder: hub.dataDir }
  await runAdmin(
    call,
    hub.database,
    (line) => lines.push(line),
    async () => hub.app.desk,
  )
  return lines
}

/** The rows of a table as text, as whoever copies the database reads them. */
const tableText = async (hub: Hub, table: string) =>
  JSON.stringify(await rowsOf(hub.database.queries, sql`select * from ${sql.identifier(table)}`))

/** A hub that follows a chain, as far as the database says so. */
const follow = (hub: Hub) =>
  hub.database.queries.execute(sql`
    insert into registry_follower (chain, next_block) values (${CHAIN}, 1)
    on conflict (one) do update set chain = ${CHAIN}`)

describeApi(
  'moderation',
  (hub) => {
    test('[reports.kept][reports.answer][reports.removal] anybody can report a review; its words are sealed, and nothing leads to who wrote them', async () => {
      const id = String(await addReview(hub(), await addSchool(hub(), 'Aspen College'), 3))
      const words = 'This is my roommate, marker-7313.'
      const body = { kind: 'review', id, reason: 'other', words }
      const { status, json } = await hub().post('/api/reports', body)
      expect([status, json]).toEqual([202, { received: true }])
      const stored = await tableText(hub(), 'reports')
      expect(stored).toContain(`"subject":"${id}"`)
      expect(stored).not.toContain('marker-7313')
      expect(stored).not.toContain('127.0.0.1')
      expect(stored).toMatch(/"day":"[^"]*12:00:00/)
      expect((await admin(hub(), 'moderation', 'show', 'review', id)).join('\n')).toContain(words)
    })

    test('[reports.once] the same report from the same address counts once, for another reason again', async () => {
      const id = String(await addReview(hub(), await addSchool(hub(), 'Basil College'), 3))
      const count = async () => {
        const [row] = await rowsOf<{ n: number }>(
          hub().database.queries,
          sql`select count(*)::int n from reports where kind = 'review' and subject = ${id}`,
        )
        return row?.n
      }
      const report = (reason: string) => hub().post('/api/reports', { kind: 'review', id, reason })
      for (const _ of [1, 2, 3]) expect((await report('spam')).status).toBe(202)
      expect(await count()).toBe(1)
      await report('threat')
      expect(await count()).toBe(2)
    })

    test.each([
      [{ kind: 'review', id: '999999', reason: 'spam' }, 404],
      [{ kind: 'school', id: '999999', reason: 'spam' }, 404],
      [{ kind: 'text', id: 'b'.repeat(59), reason: 'spam' }, 404],
      [{ kind: 'chain-review', id: '1', reason: 'spam' }, 404],
      [{ kind: 'review', id: '0', reason: 'spam' }, 400],
      [{ kind: 'review', id: '99999999999', reason: 'spam' }, 400],
      [{ kind: 'person', id: '1', reason: 'spam' }, 400],
      [{ kind: 'review', id: '1', reason: 'dull' }, 400],
      [{ kind: 'review', id: '1', reason: 'other' }, 400],
      [{ kind: 'review', id: '1', reason: 'other', words: 'x'.repeat(501) }, 400],
    ])('a report of nothing, or without a reason, is refused (%#)', async (body, status) => {
      expect((await hub().post(postReport.path, body)).status).toBe(status)
    })

    test('a hidden review is in no list, search, school page or total, and comes back with all of them', async () => {
      const schoolId = await addSchool(hub(), 'Cedar Total College')
      await addReview(hub(), schoolId, 5, 'Cedar praise')
      const id = await addReview(hub(), schoolId, 1, 'Cedar slander')
      expect(await totalsOf(hub(), schoolId)).toEqual([2, 3, 2])
      await admin(hub(), 'moderation', 'hide', 'review', String(id), 'name', 'names', 'a', 'dean')
      expect(await totalsOf(hub(), schoolId)).toEqual([1, 5, 1])
      for (const query of [`schoolId=${schoolId}`, 'search=cedar']) {
        expect(await titlesOf(hub(), query)).toEqual(['Cedar praise'])
      }
      expect(await titlesOf(hub(), 'limit=200')).not.toContain('Cedar slander')
      await admin(hub(), 'moderation', 'restore', 'review', String(id), 'mistake')
      expect(await totalsOf(hub(), schoolId)).toEqual([2, 3, 2])
      expect(await titlesOf(hub(), 'search=cedar')).toEqual(['Cedar slander', 'Cedar praise'])
    })

    test('[reports.removed][reports.time] a removed review is gone for good, with its words and the words of its reports', async () => {
      const schoolId = await addSchool(hub(), 'Dogwood College')
      const id = String(await addReview(hub(), schoolId, 2, 'marker-5521'))
      const report = { kind: 'review', id, reason: 'other', words: 'quotes marker-5521' }
      await hub().post('/api/reports', report)
      await admin(hub(), 'moderation', 'remove', 'review', id, 'private')
      expect(await totalsOf(hub(), schoolId)).toEqual([0, 0, 0])
      expect(await tableText(hub(), 'reviews')).not.toContain('marker-5521')
      const shown = (await admin(hub(), 'moderation', 'show', 'review', id)).join('\n')
      expect(shown).toContain('[removed]')
      expect(shown).not.toContain('marker-5521')
      await expect(admin(hub(), 'moderation', 'restore', 'review', id, 'mistake')).rejects.toThrow(
        'This was removed for good already.',
      )
    })

    test('moderation leaves a school where it was in the list of the latest', async () => {
      const older = await addSchool(hub(), 'Elder Order College')
      const id = await addReview(hub(), older, 4)
      const newer = await addSchool(hub(), 'Fir Order College')
      const order = async () =>
        (await hub().get('/api/schools?sort=recent')).json
          .map((row: { id: number }) => row.id)
          .filter((row: number) => [older, newer].includes(row))
      expect(await order()).toEqual([newer, older])
      await admin(hub(), 'moderation', 'hide', 'review', String(id), 'spam')
      expect(await order()).toEqual([newer, older])
    })

    test('a hidden school is in no list and no search, its reviews neither, and it takes no review', async () => {
      const id = await addSchool(hub(), 'Ginkgo Vanishing College')
      await addReview(hub(), id, 4, 'Ginkgo review')
      const found = async () =>
        (await hub().get('/api/schools?search=Ginkgo+Vanishing')).json.map(
          (row: { id: number }) => row.id,
        )
      expect(await found()).toContain(id)
      await admin(hub(), 'moderation', 'hide', 'school', String(id), 'spam')
      await vi.waitFor(async () => expect(await found()).not.toContain(id))
      expect((await hub().get(`/api/schools/${id}`)).status).toBe(404)
      expect(await titlesOf(hub(), 'search=ginkgo')).toEqual([])
      const body = { schoolId: id, rating: 4, title: 'A', content: 'B' }
      expect((await hub().post('/api/reviews', body)).status).toBe(400)
      const again = { name: 'Ginkgo Vanishing College', type: 'college' }
      const added = await hub().post('/api/schools', again)
      expect([added.status, added.json.existingId]).toEqual([409, undefined])
      const removal = admin(hub(), 'moderation', 'remove', 'school', String(id), 'spam')
      await expect(removal).rejects.toThrow('This school has reviews.')
      await admin(hub(), 'moderation', 'restore', 'school', String(id), 'mistake')
      await vi.waitFor(async () => expect(await found()).toContain(id))
      expect(await titlesOf(hub(), 'search=ginkgo')).toEqual(['Ginkgo review'])
    })

    test('[reports.log] the public log says what, why and on which day, and neither names nor words nor which', async () => {
      const id = await addReview(hub(), await addSchool(hub(), 'Hazel College'), 1, 'marker-9090')
      await admin(hub(), 'moderation', 'hide', 'review', String(id), 'threat', 'note-4411')
      await admin(hub(), 'moderation', 'note', 'review', String(id), 'note-4412')
      const log = await hub().get('/api/moderation/log')
      const [newest] = log.json
      expect(newest).toEqual({
        id: expect.any(Number),
        day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        kind: 'review',
        action: 'hide',
        reason: 'threat',
      })
      expect(log.text).not.toMatch(/marker-9090|note-441|Hazel/)
      expect(await tableText(hub(), 'moderation_log')).not.toContain('note-441')
      const shown = await admin(hub(), 'moderation', 'show', 'review', String(id))
      expect(shown.join('\n')).toContain('note-4412')
      const counts = (await hub().get('/api/moderation/counts')).json
      const hidden = counts.find(({ action }: { action: string }) => action === 'hide')
      expect(hidden).toMatchObject({ month: newest.day.slice(0, 7) })
      const all = (await hub().get('/api/moderation/log?limit=200')).json
      const isHide = ({ action }: { action: string }) => action === 'hide'
      expect(hidden.count).toBe(all.filter(isHide).length)
    })

    test('the log goes on page by page', async () => {
      const [first] = (await hub().get('/api/moderation/log?limit=1')).json
      const { headers } = await hub().get('/api/moderation/log?limit=1')
      const next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? ''
      const [second] = (await hub().get(next)).json
      expect(second.id).toBeLessThan(first.id)
    })

    test('[posts.unshown] a record on chain that is not shown stands on the list of this chain, and of no other', async () => {
      await follow(hub())
      await admin(hub(), 'moderation', 'hide', 'chain-school', '12', 'name')
      const list = async () => (await hub().get('/api/moderation/unshown')).json
      expect(await list()).toEqual([
        { kind: 'chain-school', id: '12', cid: null, reason: 'name', day: expect.any(String) },
      ])
      await hub().database.queries.execute(
        sql`update registry_follower set chain = '1:0x00000000000000000000000000000000000000bb'`,
      )
      await admin(hub(), 'moderation', 'hide', 'chain-school', '13', 'spam')
      expect((await list()).map(({ id }: { id: string }) => id)).toEqual(['13'])
    })

    test('the text of a hidden review on chain is not sent, and of a removed one neither kept nor taken again', async () => {
      await follow(hub())
      const text = someText()
      const cid = cidOf(text)
      await put(hub(), text)
      await hub().database.queries.execute(sql`
        insert into content_references (block, log_index, cid, record, record_id, author)
        values (1, 1, ${cid}, 'review', '77', '0xa')`)
      const read = async () => (await hub().get(`/api/content/${cid}`)).text
      expect(await read()).toBe(text)
      await admin(hub(), 'moderation', 'hide', 'chain-review', '77', 'private')
      expect(await read()).toBe('This hub does not show this text. Reason: It had private details.')
      expect((await hub().get(`/ipfs/${cid}?format=raw`)).status).toBe(410)
      expect((await hub().get('/api/moderation/unshown')).json).toContainEqual({
        kind: 'chain-review',
        id: '77',
        cid,
        reason: 'private',
        day: expect.any(String),
      })
      await admin(hub(), 'moderation', 'restore', 'chain-review', '77', 'rules')
      expect(await read()).toBe(text)
      const file = await fileOf(hub(), cid)
      await admin(hub(), 'moderation', 'remove', 'text', cid, 'private')
      expect(existsSync(file ?? '')).toBe(false)
      expect((await put(hub(), text)).status).toBe(410)
    })

    test('a legal request stands first on the queue, with its due date, until it is decided', async () => {
      const schoolId = await addSchool(hub(), 'Juniper College')
      const [early, late] = [
        String(await addReview(hub(), schoolId, 2)),
        String(await addReview(hub(), schoolId, 2)),
      ]
      await hub().post('/api/reports', { kind: 'review', id: early, reason: 'spam' })
      await admin(hub(), 'moderation', 'legal', 'review', late, '2026-12-24', 'Case', 'ref-6655')
      expect((await admin(hub(), 'moderation', 'list'))[0]).toContain(`review ${late}`)
      expect(await tableText(hub(), 'reports')).not.toContain('ref-6655')
      const shown = (await admin(hub(), 'moderation', 'show', 'review', late)).join('\n')
      expect(shown).toContain('Legal request Case ref-6655, due 2026-12-24')
      await admin(hub(), 'moderation', 'keep', 'review', late, 'rules')
      expect((await admin(hub(), 'moderation', 'list')).join('\n')).not.toContain(`review ${late} `)
      for (const due of ['soon', '2026-13-01']) {
        const wrong = admin(hub(), 'moderation', 'legal', 'review', late, due, 'x')
        await expect(wrong).rejects.toThrow('Give the due date as a day')
      }
    })

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

describeApi('a hub without administrators', (hub) => {
  test('has no page for them, and no call', async () => {
    for (const path of ['', '/queue']) {
      expect((await hub().get(`/api/moderation${path}`)).status).toBe(404)
    }
    const body = { kind: 'review', id: '1', action: 'hide', reason: 'spam' }
    expect((await hub().post('/api/moderation/decisions', body)).status).toBe(404)
    expect((await hub().get('/api/login?as=administrator')).status).toBe(404)
  })

  test('still takes reports, and the command line decides', async () => {
    const id = String(await addReview(hub(), await addSchool(hub(), 'Maple College'), 4))
    expect((await hub().post('/api/reports', { kind: 'review', id, reason: 'spam' })).status).toBe(
      202,
    )
    expect(await admin(hub(), 'moderation', 'hide', 'review', id, 'spam')).toEqual([
      `Hidden: review ${id}.`,
    ])
  })
})

describeApi(
  'a flood of reports',
  (hub) => {
    test('is stopped at twenty in ten minutes from one address', async () => {
      const id = String(await addReview(hub(), await addSchool(hub(), 'Nutmeg College'), 4))
      const report = () => hub().post('/api/reports', { kind: 'review', id, reason: 'spam' })
      for (let n = 0; n < 20; n++) expect((await report()).status).toBe(202)
      expect((await report()).status).toBe(429)
    })
  },
  { rateLimits: true },
)
