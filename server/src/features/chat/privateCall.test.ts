import { askAssistant } from '@hub/api/chat'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { chatting, type HeardEvent, readEvents } from '../../testing/chatting.ts'
import { describeApi, describeHub, type Hub } from '../../testing/describeApi.ts'
import { filesHold } from '../../testing/filesHold.ts'
import { startModelServer } from '../../testing/modelServer.ts'

const ASK = '/api/assistant/message'
const ADVISOR = 'Who can be my advisor at a college hearing?'
const CRISIS = 'I want to kill myself'

const model = await startModelServer()
afterAll(() => model.close())
beforeEach(() => {
  model.requests.length = 0
})

const countRows = async (hub: Hub) => {
  const [row] = await rowsOf<Record<string, number>>(
    hub.database.queries,
    sql`select (select count(*)::int from users) as users,
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from chat_conversations) as conversations,
      (select count(*)::int from chat_messages) as messages,
      (select count(*)::int from activities) as activities`,
  )
  return row
}

describeApi(
  'the private assistant',
  (hub) => {
    test('[chat.temporary] answers anybody by the guide and leaves nothing behind', async () => {
      const stranger = new Browser(hub())
      const { json, status } = await stranger.post(ASK, { message: `${ADVISOR} quokkaword` })
      expect(status).toBe(200)
      expect(askAssistant.responses[200].strict().parse(json)).toMatchObject({
        kind: 'answer',
        answeredBy: 'guide',
        notice: null,
      })
      expect(json.citations.length).toBeGreaterThan(0)
      expect(stranger.cookies.size).toBe(0)
      expect(await countRows(hub())).toEqual({
        users: 0,
        sessions: 0,
        conversations: 0,
        messages: 0,
        activities: 0,
      })
      expect(await filesHold(hub().dataDir, 'uokkaword')).toEqual([])
      expect(model.requests).toEqual([])
    })

    test('reads a letter that was pasted, and keeps nothing of it', async () => {
      const letter = `Dear Ms. Quillonbath,\n\nNotice of allegations\n\nWe write to tell you that a formal complaint was filed on May 1, 2026 under the Title IX policy of Redwood College. Robin Hale is the complainant. You are the respondent. It alleges sexual harassment in the library on April 3, 2026.\n\nYou may bring one support person. Attorneys may not serve as your support person.\n\nYour first interview is on May 18, 2026 at 2 p.m. in Hall 4. You may send a written answer by May 14, 2026.\n\nSincerely,\nTitle IX Coordinator`
      const { json, status } = await new Browser(hub()).post(ASK, { message: letter })
      expect(status).toBe(200)
      expect(json.citations[0].cite).toBe('The text you pasted')
      expect(await filesHold(hub().dataDir, 'uillonbath')).toEqual([])
    })

    test('knows the turns before, and nothing else', async () => {
      const stranger = new Browser(hub())
      const conversationHistory = [
        { role: 'user', content: ADVISOR },
        { role: 'assistant', content: 'Anyone you choose.' },
      ]
      const followed = await stranger.post(ASK, {
        message: 'Can it be a lawyer?',
        conversationHistory,
      })
      expect(followed.json.kind).toBe('answer')
    })

    test.each([
      [{}, 'Message is required.'],
      [{ message: ' ' }, 'Message is required.'],
      [{ message: 'x'.repeat(8001) }, 'Message must be at most 8,000 characters.'],
    ])('a message that cannot be answered has its sentence', async (body, detail) => {
      expect(await new Browser(hub()).post(ASK, body)).toMatchObject({
        status: 400,
        json: { detail },
      })
    })

    test('answers by the model with premium access, and keeps nothing', async () => {
      const { browser } = await chatting(hub())
      const before = await countRows(hub())
      const cookies = new Map(browser.cookies)
      model.answerWith({
        words: 'You may bring anyone [34 CFR 106.45(b)(5)(iv)].',
      })
      const { headers, json } = await browser.post(ASK, { message: ADVISOR, answerWith: 'model' })
      expect(json).toMatchObject({
        response: 'You may bring anyone [1].',
        answeredBy: 'model',
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(browser.cookies).toEqual(cookies)
      expect(await countRows(hub())).toEqual(before)
    })

    test('without premium access the model is not asked, but a crisis is answered', async () => {
      const { browser } = await chatting(hub(), { premium: false })
      for (const one of [browser, new Browser(hub())]) {
        const refused = await one.post(ASK, { message: ADVISOR, answerWith: 'model' })
        expect([refused.status, refused.json.detail]).toEqual([
          402,
          expect.stringMatching(/^Subscription Required: /),
        ])
        const { json } = await one.post(ASK, { message: CRISIS, answerWith: 'model' })
        expect([json.kind, json.answeredBy, json.notice]).toEqual(['crisis', 'guide', null])
      }
      expect(model.requests).toEqual([])
    })

    test('streams where it is asked to', async () => {
      const { body, headers } = await hub().app.inject({
        method: 'POST',
        url: ASK,
        headers: { accept: 'text/event-stream' },
        payload: { message: ADVISOR },
      })
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      const heard: HeardEvent[] = []
      for await (const event of readEvents(parts(body))) heard.push(event)
      expect(heard.map(({ event }) => event)).not.toContain('user')
      const text = heard
        .flatMap(({ data, event }) => (event === 'delta' ? [data.text] : []))
        .join('')
      const done = heard.at(-1)
      expect(askAssistant.responses[200].strict().parse(done?.data).response).toBe(text)
    })
  },
  { model: model.config },
)

async function* parts(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

describeHub(
  'the private assistant within limits, without a model',
  (hub) => {
    test('says that the guide answered where no model is set up', async () => {
      const { browser } = await chatting(hub())
      const { json } = await browser.post(ASK, { message: ADVISOR, answerWith: 'model' })
      expect(json).toMatchObject({ answeredBy: 'guide', notice: expect.stringMatching(/No model/) })
    })

    test('thirty in a minute from one address; a crisis is still answered', async () => {
      const stranger = new Browser(hub())
      const ask = (message: string) => stranger.post(ASK, { message })
      let status = 200
      for (let count = 0; count < 31 && status === 200; count++) {
        ;({ status } = await ask('Hello'))
      }
      expect(status).toBe(429)
      expect((await ask(CRISIS)).json.kind).toBe('crisis')
    })
  },
  { rateLimits: true },
)
