import { chatMessage } from '@hub/api/chat'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { CHATS, chatting } from '../../testing/chatting.ts'
import { describeApi, describeHub } from '../../testing/describeApi.ts'
import { keptAccount, login } from '../../testing/passkeys.ts'

const CRISIS = 'I want to kill myself'

describeApi('messages', (hub) => {
  const positions = async (id: string) =>
    (
      await rowsOf<{ position: number }>(
        hub().database.queries,
        sql`select position from chat_messages where conversation_id = ${id} order by position`,
      )
    ).map(({ position }) => position)

  test('a message is answered, and both are kept in their order', async () => {
    const { messages, open, send } = await chatting(hub())
    const { id } = await open()
    const sent = await send(id, 'Who can be my advisor?')
    expect([sent.status, sent.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(chatMessage.strict().parse(sent.json.user)).toMatchObject({
      role: 'user',
      content: 'Who can be my advisor?',
      citations: [],
      answeredBy: null,
      kind: null,
      notice: null,
    })
    expect(chatMessage.strict().parse(sent.json.assistant)).toMatchObject({
      role: 'assistant',
      kind: 'answer',
      answeredBy: 'guide',
      notice: null,
    })
    expect(sent.json.assistant.citations.length).toBeGreaterThan(0)
    const second = await send(id, 'Can it be a lawyer?')
    expect(await messages(id)).toEqual([
      sent.json.user,
      sent.json.assistant,
      second.json.user,
      second.json.assistant,
    ])
    expect(await positions(id)).toEqual([0, 1, 2, 3])
  })

  test('a message whose answer could not be kept holds no other up', async () => {
    const { messages, open, send } = await chatting(hub())
    const { id } = await open()
    const { queries } = hub().database
    const real = queries.transaction.bind(queries)
    const keeping = vi.spyOn(queries, 'transaction')
    keeping.mockImplementationOnce(real).mockRejectedValueOnce(new Error('The database is gone.'))
    expect((await send(id, 'Who can be my advisor?')).status).toBe(500)
    expect((await send(id, 'Can it be a lawyer?')).status).toBe(201)
    expect((await messages(id)).map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  })

  test.each([
    ['', 'Message is required.'],
    [' \n', 'Message is required.'],
    ['x'.repeat(8001), 'Message must be at most 8,000 characters.'],
  ])('a message that cannot be sent has its sentence', async (content, detail) => {
    const { messages, open, send } = await chatting(hub())
    const { id } = await open()
    expect(await send(id, content)).toMatchObject({ status: 400, json: { detail } })
    expect(await messages(id)).toEqual([])
  })

  test('the longest message is kept as it is', async () => {
    const { open, send } = await chatting(hub())
    const content = '\u{1F4A5} x'.repeat(2000)
    const { json, status } = await send((await open()).id, content)
    expect([status, json.user.content]).toEqual([201, content])
  })

  test('without premium access a message is refused and not kept', async () => {
    const { messages, open, send, setPremium } = await chatting(hub())
    const { id } = await open()
    await setPremium(false)
    const refused = await send(id, 'Who can be my advisor?')
    expect([refused.status, refused.json.detail]).toEqual([
      402,
      expect.stringMatching(/^Subscription Required: /),
    ])
    expect(await messages(id)).toEqual([])
  })

  test('a message in a crisis is answered without premium access', async () => {
    const { browser, open, send, setPremium } = await chatting(hub())
    const { id } = await open()
    await setPremium(false)
    const { json, status } = await send(id, CRISIS)
    expect([status, json.assistant.kind]).toEqual([201, 'crisis'])
    expect(json.assistant.content).toContain('988')
    const again = await browser.post(`${CHATS}/${id}/regenerate`)
    expect([again.status, again.json.assistant.kind]).toEqual([201, 'crisis'])
  })

  test('an answer is written anew in its own place', async () => {
    const { browser, messages, open, send } = await chatting(hub())
    const { id } = await open()
    await send(id, 'What is a formal complaint?')
    const { json: before } = await send(id, 'Who can be my advisor?')
    const { json, status } = await browser.post(`${CHATS}/${id}/regenerate`)
    expect(status).toBe(201)
    expect(json.user).toEqual(before.user)
    expect(json.assistant).toMatchObject({ id: before.assistant.id, answeredBy: 'guide' })
    expect((await messages(id)).slice(2)).toEqual([json.user, json.assistant])
    expect(await positions(id)).toEqual([0, 1, 2, 3])
  })

  test('a message that was left without an answer gets one', async () => {
    const { browser, messages, open, send } = await chatting(hub())
    const { id } = await open()
    const { json: sent } = await send(id, 'Who can be my advisor?')
    // As after a power cut, a while ago.
    await hub().database.queries.execute(
      sql`delete from chat_messages where id = ${sent.assistant.id}`,
    )
    await hub().database.queries.execute(
      sql`update chat_messages set created_at = now() - interval '5 minutes' where id = ${sent.user.id}`,
    )
    const { json, status } = await browser.post(`${CHATS}/${id}/regenerate`)
    expect([status, json.assistant.kind]).toEqual([201, 'answer'])
    expect((await messages(id)).map(({ role }) => role)).toEqual(['user', 'assistant'])
  })

  test('there is nothing to answer in an empty conversation', async () => {
    const { browser, open } = await chatting(hub())
    const answer = await browser.post(`${CHATS}/${(await open()).id}/regenerate`)
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'There is no message to answer here yet. Please write one first.',
    ])
  })

  test('many at once are answered or told to wait, and none is lost or doubled', async () => {
    const { messages, open, send } = await chatting(hub())
    const { id } = await open()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(id, `What is a hearing? ${at}`)),
    )
    const kept = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length + refused.length).toBe(8)
    for (const { json } of refused) expect(json.detail).toMatch(/still being answered/)
    const all = await messages(id)
    expect(all.map(({ role }) => role)).toEqual(kept.flatMap(() => ['user', 'assistant']))
    for (const { json } of kept) {
      const at = all.findIndex((message) => message.id === json.user.id)
      expect(all[at + 1]?.id).toBe(json.assistant.id)
    }
    expect(await positions(id)).toEqual(all.map((_, at) => at))
  })

  test('a conversation that became too long says so', async () => {
    const { open, send } = await chatting(hub())
    const { id } = await open()
    const { json } = await send(id, 'Who can be my advisor?')
    await hub().database.queries.execute(
      sql`update chat_messages set position = 999 where id = ${json.assistant.id}`,
    )
    const answer = await send(id, 'And then?')
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'This conversation has become too long. Please start a new one.',
    ])
  })

  test('what a guest wrote can be read in the account that they sign in to', async () => {
    const { device } = await keptAccount(hub())
    const { browser, messages, open, send } = await chatting(hub())
    const { id } = await open('Before I signed in')
    const { json } = await send(id, 'Who can be my advisor?')
    await login(browser, device)
    expect((await browser.get(CHATS)).json).toMatchObject([{ id, title: 'Before I signed in' }])
    expect(await messages(id)).toEqual([json.user, json.assistant])
    expect((await send(id, 'Can it be a lawyer?')).status).toBe(201)
  })

  test('a quick action has its response, with premium access', async () => {
    const { browser, setPremium } = await chatting(hub())
    for (const topic of ['rights', 'timeline', 'documents', 'advisor']) {
      const { json, status } = await browser.post('/api/chat/quick-response', { topic })
      expect(status).toBe(200)
      expect(`Help with ${topic}: ${json.response}`.length).toBeLessThanOrEqual(8000)
      expect(json.response).not.toMatch(/\[\d+\]/)
    }
    expect((await browser.post('/api/chat/quick-response', { topic: 'x' })).status).toBe(400)
    await setPremium(false)
    expect((await browser.post('/api/chat/quick-response', { topic: 'rights' })).status).toBe(402)
  })
})

describeHub(
  'messages within limits',
  (hub) => {
    test('thirty in a minute for an account; a crisis is still answered', async () => {
      const { open, send } = await chatting(hub())
      const { id } = await open()
      for (let count = 0; count < 30; count++) expect((await send(id, 'Hello')).status).toBe(201)
      const refused = await send(id, 'Hello')
      expect([refused.status, refused.json.detail]).toEqual([
        429,
        'That was a lot in a short time. Please try again in a minute.',
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await send(id, CRISIS)).json.assistant.kind).toBe('crisis')
    })
  },
  { rateLimits: true },
)
