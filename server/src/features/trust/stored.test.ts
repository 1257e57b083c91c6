/** What the trust page says is stored, held against the rows, the files and the keys. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@hub/api/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { sweepSessions } from '../../plugins/sessionStore.ts'
import { Keyring } from '../../sealing/keyring.ts'
import { openStream } from '../../sealing/openStream.ts'
import { SealBroken } from '../../sealing/sealBroken.ts'
import { openText } from '../../sealing/sealText.ts'
import { Browser } from '../../testing/browser.ts'
import { CHATS, chatting } from '../../testing/chatting.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { keptAccount, login } from '../../testing/passkeys.ts'
import { upload } from '../../testing/uploads.ts'
import { placeOf } from '../documents/store.ts'

const encryptionKey = Buffer.alloc(32, 7)
const review = { rating: 2, title: 'Slow', content: 'It took a year.', reviewType: 'school' }

type Row = Record<string, unknown>

const rows = (hub: Hub, query: string) => rowsOf<Row>(hub.database.queries, sql.raw(query))

async function rowOf(hub: Hub, query: string): Promise<Row> {
  const [row, ...more] = await rows(hub, query)
  if (!row || more.length > 0) throw new Error('There is not one such row.')
  return row
}

/** How many rows each table has. */
async function countAll(hub: Hub): Promise<Row> {
  const tables = await rows(
    hub,
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const counts = tables.map(
    ({ name }) => `(select count(*)::int from "${String(name)}") as "${String(name)}"`,
  )
  return rowOf(hub, `select ${counts.join(', ')}`)
}

/** The columns of a row that hold something. */
const held = (row: Row) =>
  Object.keys(row)
    .filter((name) => row[name] !== null && row[name] !== false)
    .toSorted()

async function uploaded(hub: Hub, text: string, name = 'letter.txt') {
  const browser = new Browser(hub)
  const { json } = await upload(browser, Buffer.from(text), { name, type: 'text/plain' })
  return { browser, id: json.id as string }
}

describeApi(
  'the trust page on what is stored',
  (hub) => {
    test('[visiting.nothing][visiting.answer][search.memory] reading and searching make no row and no cookie', async () => {
      const before = await countAll(hub())
      expect(Object.keys(before)).toContain('sessions')
      const browser = new Browser(hub())
      for (const url of [
        '/',
        '/trust',
        '/api/resources',
        '/api/resources/search?q=hearing',
        '/api/guides',
        '/api/schools?search=state',
        '/api/reviews?search=slow',
        '/api/auth/user',
        '/api/trust',
      ]) {
        expect((await browser.get(url)).headers['set-cookie'], `of ${url}`).toBeUndefined()
      }
      expect(await countAll(hub())).toEqual(before)
    })

    test('[documents.plain][operator.reads][backups.readers][documents.plain-delete] all but size, type, day and account of a document is sealed', async () => {
      const { browser, id } = await uploaded(hub(), 'The quokkaletter.', 'quokkaname.txt')
      await expect
        .poll(
          async () => (await rowOf(hub(), `select * from documents where id = '${id}'`)).content,
        )
        .toBeTruthy()
      const row = await rowOf(hub(), `select * from documents where id = '${id}'`)
      const { id: account } = (await browser.get('/api/auth/user')).json
      const { filename, original_name, content, wrapped_key, ...plain } = row
      expect(plain).toEqual({
        id,
        user_id: account,
        size: 17,
        mime_type: 'text/plain',
        uploaded_at: expect.anything(),
        status: 'pending',
        analysis: null,
        step: null,
        problem: null,
      })
      const sealed = JSON.stringify([filename, original_name, content, wrapped_key])
      expect(sealed).not.toMatch(/quokka|letter/)
      expect((await browser.delete(`/api/documents/${id}`)).status).toBe(204)
      expect(await rows(hub(), `select * from documents where id = '${id}'`)).toEqual([])
    })

    test('[operator.opens][backups.deleted][backups.time][backups.removal][backups.answer][demands.answer] with the key, a copy from before a deletion opens', async () => {
      const { browser, id } = await uploaded(hub(), 'The quokkaletter.', 'quokkaname.txt')
      const row = await rowOf(hub(), `select * from documents where id = '${id}'`)
      const file = await readFile(join(hub().dataDir, 'documents', String(row.filename)))
      await browser.delete(`/api/documents/${id}`)

      const keys = new Keyring(encryptionKey).documentKeys(id, String(row.wrapped_key))
      const name = openText(keys.text, String(row.original_name), placeOf('original_name', id))
      expect(name).toBe('quokkaname.txt')
      const parts: Buffer[] = []
      const source = (async function* () {
        yield file
      })()
      for await (const part of openStream(source, keys.file, placeOf('filename', id))) {
        parts.push(part)
      }
      expect(Buffer.concat(parts).toString()).toBe('The quokkaletter.')
      const another = new Keyring(Buffer.alloc(32, 8))
      expect(() => another.documentKeys(id, String(row.wrapped_key))).toThrow(SealBroken)
    })

    test('[chat.plain][operator.alone][chat.plain-delete][chat.delete] of a talk only its course is in clear, and all of it goes', async () => {
      const { browser, open, send, userId } = await chatting(hub())
      const { id } = await open('Quokkatitle')
      await send(id, 'What is a quokkamessage?')
      const talk = await rowOf(hub(), `select * from chat_conversations where id = '${id}'`)
      expect(talk).toEqual({
        id,
        user_id: userId,
        title: expect.not.stringMatching(/quokka/i),
        document_id: null,
        created_at: expect.anything(),
        updated_at: expect.anything(),
      })
      const messages = `select * from chat_messages where conversation_id = '${id}' order by position`
      const [first, second] = await rows(hub(), messages)
      expect([first?.role, second?.role]).toEqual(['user', 'assistant'])
      expect(first).toEqual({
        id: expect.anything(),
        conversation_id: id,
        position: 0,
        role: 'user',
        content: expect.not.stringMatching(/quokka/i),
        created_at: expect.anything(),
      })
      await browser.delete(`${CHATS}/${id}`)
      expect(await rows(hub(), messages)).toEqual([])
      expect(await rows(hub(), `select * from chat_conversations where id = '${id}'`)).toEqual([])
    })

    test('[suggestions.school][suggestions.resource][suggestions.answer] an added school and resource have a day and nobody', async () => {
      const { browser } = await guest(hub())
      await browser.post('/api/schools', { name: 'Quokka College', type: 'college' })
      const school = await rowOf(hub(), "select * from schools where name = 'Quokka College'")
      expect(Object.keys(school).toSorted()).toEqual([
        'activity',
        'average_rating',
        'created_at',
        'id',
        'is_hidden',
        'location',
        'location_key',
        'name',
        'name_key',
        'total_reviews',
        'type',
        'updated_at',
        'website',
      ])
      await browser.post('/api/resources', {
        title: 'Quokka line',
        description: 'Somebody to call.',
        category: 'advocacy',
        phone: '800-555-0100',
      })
      const resource = await rowOf(hub(), "select * from resources where title = 'Quokka line'")
      expect(Object.keys(resource)).not.toContain('user_id')
      expect(held({ ...resource, search: null })).toEqual([
        'category',
        'created_at',
        'description',
        'id',
        'keywords',
        'phone',
        'title',
      ])
      for (const time of [school.created_at, school.updated_at, resource.created_at]) {
        expect(new Date(String(time)).toISOString()).toMatch(/T12:00:00\.000Z$/)
      }
    })

    test('[reviews.time][account.reviews-stay][suggestions.removal][suggestions.time][demands.reviews] what nobody owns outlives every account, and no call of an account takes it back', async () => {
      const { browser, id } = await guest(hub())
      await browser.post('/api/schools', { name: 'Wallaby College', type: 'college' })
      await browser.post('/api/reviews', { ...review, schoolName: 'Wombat College' })
      const stored = await rowOf(
        hub(),
        "select * from reviews where school_name = 'Wombat College'",
      )
      expect(JSON.stringify(stored)).not.toContain(id)
      expect((await browser.delete('/api/account')).status).toBe(204)
      await sweepSessions(hub().database.queries)
      expect(
        await rows(hub(), "select 1 from reviews where school_name = 'Wombat College'"),
      ).toHaveLength(1)
      expect(
        await rows(hub(), "select 1 from schools where name = 'Wallaby College'"),
      ).toHaveLength(1)
      const changing = Object.keys(endpoints).filter((call) =>
        /^(?!GET|POST).* \/api\/(reviews|schools|resources)/.test(call),
      )
      expect(changing).toEqual(['PUT /api/reviews/receipt'])
      for (const path of [
        `/api/reviews/${Number(stored.id)}`,
        '/api/schools/1',
        '/api/resources/1',
      ]) {
        expect([404, 405], `of ${path}`).toContain((await new Browser(hub()).delete(path)).status)
      }
    })

    test('[account.row][account.answer][operator.reads] an account is an id, two times and the state of premium', async () => {
      const { id } = await guest(hub())
      const row = await rowOf(hub(), `select * from users where id = '${id}'`)
      expect(held(row)).toEqual(['created_at', 'id', 'subscription_status', 'updated_at'])
      expect(Object.keys(row).join()).not.toMatch(/password|address|agent/)
    })

    test('[account.until-deleted][account.life] what a kept account holds has no end date', async () => {
      const { browser, userId } = await keptAccount(hub())
      const { json } = await upload(browser, Buffer.from('Old words.'), { name: 'old.txt' })
      const { queries } = hub().database
      for (const [table, column] of [
        ['users', 'created_at'],
        ['documents', 'uploaded_at'],
        ['activities', 'created_at'],
      ]) {
        const owner = table === 'users' ? 'id' : 'user_id'
        await queries.execute(
          sql.raw(
            `update ${table} set ${column} = now() - interval '9 years' where ${owner} = '${userId}'`,
          ),
        )
      }
      await sweepSessions(queries)
      expect((await browser.get(`/api/documents/${json.id}/file`)).text).toBe('Old words.')
      expect((await browser.get('/api/activities')).json).toHaveLength(1)
    })

    test('[account.passkeys] of a passkey its public part is kept, with its uses', async () => {
      const { browser, device, userId } = await keptAccount(hub())
      await login(browser, device)
      const row = await rowOf(hub(), `select * from passkeys where user_id = '${userId}'`)
      expect(Object.keys(row).toSorted()).toEqual([
        'counter',
        'created_at',
        'id',
        'last_used_at',
        'public_key',
        'transports',
        'user_id',
      ])
    })
  },
  { encryptionKey },
)
