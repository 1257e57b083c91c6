/** One address that sends analyses without end, each from an account of its own, since it keeps no cookie. */
import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { setSubscriptionStatus } from '../features/account/store.ts'
import { createRateLimits } from '../plugins/rateLimits.ts'
import { Browser } from '../testing/browser.ts'
import { describeHub, type Hub } from '../testing/describeApi.ts'
import { upload } from '../testing/uploads.ts'
import { Turns } from '../turns.ts'

const signal = new AbortController().signal

/** A hub with one thread, and analyses that end when the test says so. */
function hub() {
  const { analysisTurn } = createRateLimits(false)
  const turns = new Turns(1)
  const begun: string[] = []
  const paused = vi.fn<(name: string) => void>()
  const ends = new Map<string, () => void>()
  const analyze = async (name: string, ip: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const wanted = { signal, rank: await analysisTurn(ip), pause: () => paused(name) }
    return turns.take(wanted, () => {
      begun.push(name)
      return promise
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await breath()
  }
  const flood = async (count: number) => {
    for (let at = 0; at < count; at++) {
      void analyze(`flood ${at}`, '203.0.113.7')
      await breath()
    }
  }
  return { analyze, begun, end, flood, paused }
}

test('flooding address: as it begins, another waits for the one analysis that is at work, and for no other', async () => {
  const { analyze, begun, end, flood } = hub()
  await flood(12)
  void analyze('letter', '203.0.113.8')
  await breath()
  expect(begun).toEqual(['flood 0'])
  await end('flood 0')
  expect(begun).toEqual(['flood 0', 'letter'])
})

test('flooding address: while it goes on, another waits for none', async () => {
  const { analyze, begun, end, flood, paused } = hub()
  await flood(12)
  for (const at of [0, 1, 2]) await end(`flood ${at}`)
  void analyze('letter', '203.0.113.8')
  await breath()
  expect(begun.slice(3)).toEqual(['flood 3', 'letter'])
  expect(paused.mock.calls).toEqual([['flood 3']])
})

test('flooding address: with one of IPv6, new addresses of its network help it little', async () => {
  const { analyze, begun, end } = hub()
  for (let at = 0; at < 12; at++) {
    void analyze(`flood ${at}`, `2001:db8:1:2::${at + 1}`)
    await breath()
  }
  void analyze('letter', '2001:db8:99::1')
  await breath()
  await end('flood 0')
  expect(begun).toEqual(['flood 0', 'letter'])
})

describeHub(
  'a hub behind a proxy',
  (hub) => {
    test('flooding address: what it uploads and has analyzed is sent to the queue behind what another does', async () => {
      for (let at = 0; at < 3; at++) await sendLetter(hub(), '203.0.113.7')
      await sendLetter(hub(), '203.0.113.8')
      const priorities = async (queue: string) => {
        const jobs = await rowsOf<{ priority: number }>(
          hub().database.queries,
          sql`select priority from pgboss.job where name = ${queue} order by created_on`,
        )
        return jobs.map(({ priority }) => priority)
      }
      const [read, analyzed] = [
        await priorities('read-document'),
        await priorities('analyze-document'),
      ]
      expect({ read, analyzed }).toEqual({ read: [0, -1, -2, 0], analyzed: [0, -1, -2, 0] })
    })
  },
  { trustProxy: ['127.0.0.1'] },
)

/** Uploads a letter from a new account, and begins its analysis. */
async function sendLetter(hub: Hub, ip: string): Promise<void> {
  const browser = new Browser(hub, { 'x-forwarded-for': ip })
  const { json } = await upload(browser, Buffer.from('Dear student'), { name: 'letter.txt' })
  const account = (await browser.get('/api/auth/user')).json
  await setSubscriptionStatus(hub.database.queries, account.id, 'active')
  expect((await browser.post(`/api/documents/${json.id}/analyze`)).status).toBe(202)
}
