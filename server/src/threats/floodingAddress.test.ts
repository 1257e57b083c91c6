/** One address that sends analyses without end, each from an account of its own, since it keeps no cookie. */
import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { setSubscriptionStatus } from '../features/account/store.ts'
import { loadAssistant } from '../features/chat/loadAssistant.ts'
import { createRateLimits } from '../plugins/rateLimits.ts'
import type { Services } from '../services.ts'
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

const DOCUMENTS = 7
const MESSAGES = 3
const FLOOD = DOCUMENTS + MESSAGES
/** Those that the queue begins, of whatever rank. */
const JOBS_AT_ONCE = 4

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

    test('where nobody counts what an address has sent, a flood goes before the letter of another', async () => {
      const { limits } = hub().app.desk as Services
      vi.spyOn(limits, 'readingTurn').mockResolvedValue(0)
      vi.spyOn(limits, 'analysisTurn').mockResolvedValue(0)
      expect(await endedBeforeLetter(hub())).toBeGreaterThan(FLOOD / 2)
    })

    test('flooding address: a letter of another is analyzed while most of its documents and messages wait', async () => {
      expect(await endedBeforeLetter(hub())).toBeLessThan(FLOOD / 2)
    })
  },
  { trustProxy: ['127.0.0.1'] },
)

/**
 * One address has letters in messages and documents analyzed, each from an account of its own; then another address a
 * letter. No analysis begins before that letter has come to be analyzed, or as many of the flood as can at once. Answers
 * how many of the flood's ended before that of the letter.
 */
async function endedBeforeLetter(hub: Hub): Promise<number> {
  // What is loaded once would hold up whichever is first.
  await loadAssistant()
  const { analyzer } = hub.app.desk as Services
  await analyzer.prepare()
  const [come, ended]: [string[], string[]] = [[], []]
  const start = Promise.withResolvers<void>()
  const analyze = analyzer.analyze.bind(analyzer)
  vi.spyOn(analyzer, 'analyze').mockImplementation(async (document, ...rest) => {
    const name = ['Ms. Flood', 'Ms. Alder'].find((each) => document.text.includes(each))
    if (!name) return analyze(document, ...rest)
    come.push(name)
    if (name === 'Ms. Alder' || come.length === MESSAGES + JOBS_AT_ONCE) start.resolve()
    await start.promise
    // Also where it was given up, as of a message that waits too long.
    return analyze(document, ...rest).finally(() => ended.push(name))
  })
  const message = `What does this mean?\n\n${noticeTo('Ms. Flood')}`
  const messages = Array.from({ length: MESSAGES }, () =>
    browserAt(hub, '198.51.100.7').post('/api/assistant/message', { message, history: [] }),
  )
  await expect.poll(() => come.length).toBe(MESSAGES)
  for (let at = 0; at < DOCUMENTS; at++)
    await sendLetter(hub, '198.51.100.7', noticeTo('Ms. Flood'))
  const { browser, id } = await sendLetter(hub, '198.51.100.8', noticeTo('Ms. Alder'))
  const status = async () => (await browser.get(`/api/documents/${id}`)).json.status
  await expect.poll(status, { timeout: 200_000 }).toBe('completed')
  await Promise.all(messages)
  return ended.indexOf('Ms. Alder')
}

const browserAt = (hub: Hub, ip: string) => new Browser(hub, { 'x-forwarded-for': ip })

/** Uploads a letter from a new account, and begins its analysis. */
async function sendLetter(hub: Hub, ip: string, text = 'Dear student') {
  const browser = browserAt(hub, ip)
  const { json } = await upload(browser, Buffer.from(text), { name: 'letter.txt' })
  const account = (await browser.get('/api/auth/user')).json
  await setSubscriptionStatus(hub.database.queries, account.id, 'active')
  expect((await browser.post(`/api/documents/${json.id}/analyze`)).status).toBe(202)
  return { browser, id: json.id as string }
}

const noticeTo = (name: string) => `Dear ${name},

Notice of allegations

We write to tell you that a formal complaint was filed on May 1, 2026 under the Title IX policy of Redwood College. You are the respondent. It alleges sexual harassment in the library on April 3, 2026.

You may bring one support person. Attorneys may not serve as your support person.

Your first interview is on May 18, 2026 at 2 p.m. in Hall 4. You may send a written answer by May 14, 2026.

Sincerely,
Title IX Coordinator`
