import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Keyring } from '../../sealing/keyring.ts'
import { sealText } from '../../sealing/sealText.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { upload } from '../../testing/uploads.ts'
import { insertMessage } from '../chat/messageStore.ts'
import { insertConversation } from '../chat/store.ts'
import { placeOf } from '../documents/store.ts'

const encryptionKey = Buffer.alloc(32, 5)
const keyring = new Keyring(encryptionKey)

async function converse({ database: { queries } }: Hub, userId: string): Promise<void> {
  const title = 'My question'
  const { id } = await insertConversation(queries, keyring, { userId, title, documentId: null })
  const [first, second] = [0, 1].map((position) => ({ conversationId: id, position }))
  if (!first || !second) return
  const content = { text: 'What is a notice?' }
  await insertMessage(queries, keyring, first, { role: 'user', content })
  const answer = { text: 'It says what is alleged.', citations: [], kind: 'answer' } as const
  await insertMessage(queries, keyring, second, {
    role: 'assistant',
    content: { ...answer, answeredBy: 'guide', notice: null },
  })
}

const countOf = async (hub: Hub, userId: string) => {
  const [row] = await rowsOf<Record<string, number>>(
    hub.database.queries,
    sql`select (select count(*)::int from users where id = ${userId}) as users,
      (select count(*)::int from documents where user_id = ${userId}) as documents,
      (select count(*)::int from chat_conversations where user_id = ${userId}) as conversations,
      (select count(*)::int from activities where user_id = ${userId}) as activities,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from sessions where sess->>'userId' = ${userId}) as sessions`,
  )
  return row
}

describeApi(
  'leaving with everything',
  (hub) => {
    test('[account.export] the export holds everything of the account, and of no other', async () => {
      const { browser, id } = await guest(hub())
      const other = await guest(hub())
      await upload(other.browser, Buffer.from('Words of somebody else.'), {
        name: 'other.txt',
        type: 'text/plain',
      })
      const content = 'Dear Robin,\nthe hearing is on May 3.\n'.repeat(5000)
      const { json: document } = await upload(browser, Buffer.from(content), {
        name: 'letter.txt',
        type: 'text/plain',
      })
      await upload(browser, Buffer.from('A second letter.'), {
        name: 'second.txt',
        type: 'text/plain',
      })
      await converse(hub(), id)
      const answer = await browser.get('/api/account/export')
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="export.json"',
        'cache-control': 'no-store',
      })
      const exported = JSON.parse(answer.text)
      expect(exported.account).toMatchObject({ id, isGuest: true, signInServices: [] })
      expect(exported.passkeys).toEqual([])
      expect(exported.documents).toHaveLength(2)
      expect(exported.documents[0]).toMatchObject({
        id: document.id,
        originalName: 'letter.txt',
        mimeType: 'text/plain',
      })
      expect(Buffer.from(exported.documents[0].file, 'base64').toString()).toBe(content)
      expect(exported.activities.map((row: { title: string }) => row.title)).toContain(
        'Document uploaded',
      )
      expect(exported.conversations).toMatchObject([
        {
          title: 'My question',
          messages: [
            { role: 'user', content: 'What is a notice?' },
            { role: 'assistant', content: 'It says what is alleged.', answeredBy: 'guide' },
          ],
        },
      ])
      expect(answer.text).not.toContain(other.id)
      expect(answer.text).not.toContain('other.txt')
    })

    test('[account.export] the export holds the texts and the analyses of documents, in clear', async () => {
      const { browser } = await guest(hub())
      const { json } = await upload(browser, Buffer.from('Dear Robin'), {
        name: 'letter.txt',
        type: 'text/plain',
      })
      const { queries } = hub().database
      const [row] = await rowsOf<{ key: string }>(
        queries,
        sql`select wrapped_key as key from documents where id = ${json.id}`,
      )
      const { text: key } = keyring.documentKeys(json.id, row?.key ?? '')
      const content = sealText(key, '{"text":"Dear Robin"}', placeOf('content', json.id))
      const sealed = sealText(key, '{"report":{"score":70}}', placeOf('analysis', json.id))
      const exported = async () => {
        await queries.execute(sql`update documents
          set content = ${content}, analysis = ${JSON.stringify({ sealed })}::jsonb
          where id = ${json.id}`)
        return JSON.parse((await browser.get('/api/account/export')).text).documents[0]
      }
      // The hub may be reading the letter still, and then writes once more.
      await expect.poll(exported).toMatchObject({
        text: { text: 'Dear Robin' },
        analysis: { report: { score: 70 } },
      })
    })

    test('a damaged file does not keep the rest out of the export', async () => {
      const { browser } = await guest(hub())
      await upload(browser, Buffer.from('Whole.'), { name: 'whole.txt', type: 'text/plain' })
      const { json } = await upload(browser, Buffer.from('Lost.'), {
        name: 'lost.txt',
        type: 'text/plain',
      })
      await hub().database.queries.execute(
        sql`update documents set filename = ${randomUUID()} where id = ${json.id}`,
      )
      const { documents } = JSON.parse((await browser.get('/api/account/export')).text)
      expect(documents).toMatchObject([
        { originalName: 'whole.txt', file: Buffer.from('Whole.').toString('base64') },
        { originalName: 'lost.txt', file: null },
      ])
    })

    test("an export is not set off by another site's page", async () => {
      const { browser } = await guest(hub())
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await browser.ask('GET', '/api/account/export', { headers })).status).toBe(403)
    })

    test('[account.delete] deleting the account deletes all of it, on all devices, and of nobody else', async () => {
      const { browser, id } = await guest(hub())
      const other = await guest(hub())
      const { json: kept } = await upload(other.browser, Buffer.from('Kept.'), {
        name: 'kept.txt',
        type: 'text/plain',
      })
      await upload(browser, Buffer.from('Gone.'), { name: 'letter.txt', type: 'text/plain' })
      await converse(hub(), id)
      const device = new Browser(hub())
      device.cookies.set('k', browser.cookies.get('k') ?? '')
      await browser.post('/api/passkeys/login/options')

      const answer = await browser.delete('/api/account')
      expect([answer.status, answer.text]).toEqual([204, ''])
      expect(browser.cookies.size).toBe(0)
      expect((await device.get('/api/auth/user')).status).toBe(401)
      expect(await countOf(hub(), id)).toEqual({
        users: 0,
        documents: 0,
        conversations: 0,
        activities: 0,
        passkeys: 0,
        sessions: 0,
      })
      const file = await other.browser.get(`/api/documents/${kept.id}/file`)
      expect(file.text).toBe('Kept.')
    })

    test('a deletion that names its account succeeds again when its answer was lost', async () => {
      const { browser, id } = await guest(hub())
      const cookie = browser.cookies.get('k') ?? ''
      expect((await browser.delete('/api/account', { id })).status).toBe(204)
      browser.cookies.set('k', cookie)
      expect((await browser.delete('/api/account', { id })).status).toBe(204)
      expect((await browser.delete('/api/account')).status).toBe(401)
    })

    test('a deletion without the session of the account that it names deletes nothing', async () => {
      const { id } = await guest(hub())
      const other = await guest(hub())
      const signedOut = new Browser(hub())
      expect((await signedOut.delete('/api/account', { id })).status).toBe(401)
      const answer = await other.browser.delete('/api/account', { id })
      expect(answer.status).toBe(409)
      expect(answer.json.detail).toBe('This browser is signed in to another account now.')
      expect((await countOf(hub(), id))?.users).toBe(1)
      expect((await countOf(hub(), other.id))?.users).toBe(1)
      expect((await other.browser.delete('/api/account', { id: 'me' })).status).toBe(400)
    })

    test('an upload that meets the deletion of its account leaves nothing behind', async () => {
      const { browser, id } = await guest(hub())
      await Promise.all([
        ...Array.from({ length: 4 }, (_, at) =>
          upload(browser, Buffer.from('Words.'), { name: `${at}.txt`, type: 'text/plain' }),
        ),
        browser.delete('/api/account'),
      ])
      const left = await rowsOf(
        hub().database.queries,
        sql`select id from documents where user_id = ${id}`,
      )
      expect(left).toEqual([])
    })
  },
  { encryptionKey },
)
