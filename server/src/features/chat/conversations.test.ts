import { randomUUID } from 'node:crypto'
import { conversation } from '@hub/api/chat'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { CHATS, chatting } from '../../testing/chatting.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { filesHold } from '../../testing/filesHold.ts'
import { upload } from '../../testing/uploads.ts'

const titles = (json: { title: string }[]) => json.map(({ title }) => title)

describeApi('conversations', (hub) => {
  test('one is opened, listed, renamed and deleted', async () => {
    const { browser } = await chatting(hub())
    const made = await browser.post(CHATS, { title: 'My hearing' })
    expect(made.status).toBe(201)
    expect(conversation.strict().parse(made.json)).toMatchObject({
      title: 'My hearing',
      documentId: null,
    })
    expect((await browser.get(CHATS)).json).toEqual([made.json])
    const path = `${CHATS}/${made.json.id}`
    expect(await browser.get(path)).toMatchObject({ status: 200, json: made.json })
    const renamed = await browser.ask(
      'PUT',
      path.toUpperCase().replace(CHATS.toUpperCase(), CHATS),
      {
        payload: { title: 'My appeal' },
      },
    )
    expect([renamed.status, renamed.json]).toEqual([200, { ...made.json, title: 'My appeal' }])
    expect((await browser.get(CHATS)).json).toEqual([renamed.json])
    expect((await browser.delete(path)).status).toBe(204)
    expect((await browser.get(CHATS)).json).toEqual([])
    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.get(`${path}/messages`)).status).toBe(404)
  })

  test('the latest comes first, and a message makes one the latest', async () => {
    const { browser, open, send } = await chatting(hub())
    const first = await open('first')
    await open('second')
    expect(titles((await browser.get(CHATS)).json)).toEqual(['second', 'first'])
    await send(first.id, 'Hello')
    const { json } = await browser.get(CHATS)
    expect(titles(json)).toEqual(['first', 'second'])
    expect(Date.parse(json[0].updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
  })

  test('pages follow each other without a gap', async () => {
    const { browser, open } = await chatting(hub())
    for (const title of ['a', 'b', 'c', 'd', 'e']) await open(title)
    const seen: string[] = []
    let url: string | undefined = `${CHATS}?limit=2`
    while (url) {
      const { headers, json } = await browser.get(url)
      seen.push(...titles(json))
      url = /<(.*)>; rel="next"/.exec(headers.link ?? '')?.[1]
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect((await browser.get(`${CHATS}?cursor=x`)).status).toBe(400)
  })

  test('a search finds words of titles and messages, in any case and without accents', async () => {
    const { browser, open, send } = await chatting(hub())
    const other = await chatting(hub())
    await other.open('Café of somebody else')
    const { id } = await open('About the Café')
    await send(id, 'Who pays for the giraffe?')
    await open('Another')
    const found = async (words: string) =>
      titles((await browser.get(`${CHATS}?search=${encodeURIComponent(words)}`)).json)
    expect(await found('cafe')).toEqual(['About the Café'])
    expect(await found('GIRAFFE café')).toEqual(['About the Café'])
    expect(await found('giraffe zebra')).toEqual([])
    expect(await found(' ')).toEqual(['Another', 'About the Café'])
  })

  test('a search goes on from page to page', async () => {
    const { browser, open } = await chatting(hub())
    for (let at = 0; at < 60; at++) await open(at % 20 === 0 ? `giraffe ${at}` : `zebra ${at}`)
    const first = await browser.get(`${CHATS}?search=giraffe&limit=2`)
    expect(titles(first.json)).toEqual(['giraffe 40', 'giraffe 20'])
    const next = /<(.*)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
    const second = await browser.get(next)
    expect([titles(second.json), second.headers.link]).toEqual([['giraffe 0'], undefined])
  })

  test('opening one needs premium access, and an account', async () => {
    const { browser } = await chatting(hub(), { premium: false })
    const refused = await browser.post(CHATS, { title: 'x' })
    expect(refused.status).toBe(402)
    expect(refused.json.detail).toMatch(/^Subscription Required: /)
    const stranger = new Browser(hub())
    expect((await stranger.post(CHATS, { title: 'x' })).status).toBe(401)
    expect(stranger.cookies.size).toBe(0)
  })

  test('signed out there are none, and every call on one is 401', async () => {
    const { open } = await chatting(hub())
    const path = `${CHATS}/${(await open()).id}`
    const stranger = new Browser(hub())
    expect(await stranger.get(CHATS)).toMatchObject({ status: 200, json: [] })
    const answers = [
      await stranger.get(path),
      await stranger.get(`${path}/messages`),
      await stranger.post(`${path}/messages`, { role: 'user', content: 'Who?' }),
      await stranger.post(`${path}/regenerate`),
      await stranger.ask('PUT', path, { payload: { title: 'Mine' } }),
      await stranger.delete(path),
      await stranger.post('/api/chat/quick-response', { topic: 'rights' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(401))
  })

  test("[chat.readers] another account's, an unknown id and no id are 404 on every call", async () => {
    const { browser: owner, open } = await chatting(hub())
    const { browser } = await chatting(hub())
    const { id: theirs } = await open('Theirs')
    for (const id of [theirs, randomUUID(), 'x']) {
      const path = `${CHATS}/${id}`
      const answers = [
        await browser.get(path),
        await browser.get(`${path}/messages`),
        await browser.post(`${path}/messages`, { role: 'user', content: 'Who?' }),
        await browser.post(`${path}/regenerate`),
        await browser.ask('PUT', path, { payload: { title: 'Mine' } }),
        await browser.delete(path),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
    }
    expect(titles((await owner.get(CHATS)).json)).toEqual(['Theirs'])
  })

  test.each([
    [{}, 'Title is required.'],
    [{ title: '  ' }, 'Title is required.'],
    [{ title: 'x'.repeat(256) }, 'Title must be at most 255 characters.'],
  ])('a wrong title has its sentence: %o', async (body, sentence) => {
    const { browser } = await chatting(hub())
    expect(await browser.post(CHATS, body)).toMatchObject({
      status: 400,
      json: { detail: sentence },
    })
  })

  test('one can be about a document of this account that was analyzed, and about no other', async () => {
    const { browser, open } = await chatting(hub())
    const other = await chatting(hub())
    const { json: unread } = await upload(browser, Buffer.from('Dear Robin'), { name: 'a.txt' })
    const { json: theirs } = await upload(other.browser, Buffer.from('Dear Sam'), { name: 'b.txt' })
    for (const documentId of [unread.id, theirs.id, randomUUID()]) {
      const refused = await browser.post(CHATS, { title: 'x', documentId })
      expect([refused.status, refused.json.detail]).toEqual([
        404,
        'There is no analyzed document with this id.',
      ])
    }
    await browser.post(`/api/documents/${unread.id}/analyze`)
    await vi.waitUntil(
      async () => (await browser.get(`/api/documents/${unread.id}`)).json.status === 'completed',
      { timeout: 60_000, interval: 50 },
    )
    const about = await open('x', unread.id)
    expect(about).toMatchObject({ documentId: unread.id })
    expect((await browser.get(`${CHATS}/${about.id}`)).json).toEqual(about)
    await browser.delete(`/api/documents/${unread.id}`)
    expect((await browser.get(CHATS)).json).toMatchObject([{ documentId: null }])
  })

  test('[chat.sealed][backups.answer] no word of a conversation is in the data folder or in the database', async () => {
    const { browser, open, send } = await chatting(hub())
    const { id } = await open('Quokkatitle of mine')
    await send(id, 'Is the quokkamessage a right?')
    await browser.get(`${CHATS}?search=quokkasearch`)
    for (const word of ['uokkatitle', 'uokkamessage', 'uokkasearch']) {
      expect(await filesHold(hub().dataDir, word)).toEqual([])
      const rows = await rowsOf(
        hub().database.queries,
        sql`select 1 from chat_conversations c
          left join chat_messages m on m.conversation_id = c.id
          where c.title like ${`%${word}%`} or m.content like ${`%${word}%`}`,
      )
      expect(rows).toEqual([])
    }
  })
})
