import { rm } from 'node:fs/promises'
import { CONTENT_SEALED_BYTES_MAX, CONTENT_TEXT_BYTES_MAX, storedContent } from '@hub/api/content'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Browser } from '../../testing/browser.ts'
import { BYTES, cidOf, fileOf, held, put, sealed, TEXT } from '../../testing/contents.ts'
import { describeApi } from '../../testing/describeApi.ts'

describeApi('storing contents', (hub) => {
  test('[posts.words] a text is stored by anybody, without an account, and comes back as it was', async () => {
    const text = 'The office answered on the same day. “Ça va”, they said. 🙂'
    const before = await held(hub())
    const answer = await put(hub(), text)
    expect(answer.status).toBe(201)
    expect(storedContent.strict().parse(answer.json)).toEqual({
      cid: cidOf(text),
      size: Buffer.byteLength(text),
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await held(hub())).toEqual({
      ...before,
      kept: before.kept + 1,
      rows: before.rows + 1,
    })
    const read = await hub().get(`/api/content/${cidOf(text)}`)
    expect([read.status, read.text]).toEqual([200, text])
  })

  test('the same text twice is one row and one file', async () => {
    const text = 'Twice the same.'
    expect((await put(hub(), text)).status).toBe(201)
    const before = await held(hub())
    const again = await put(hub(), text)
    expect([again.status, again.json.cid]).toEqual([200, cidOf(text)])
    expect(await held(hub())).toEqual(before)
  })

  test('many puts of the same text at once are one row and one file', async () => {
    const text = 'All at once.'
    const before = await held(hub())
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(hub(), text)))
    for (const { status } of answers) expect([200, 201]).toContain(status)
    expect(await held(hub())).toEqual({
      ...before,
      kept: before.kept + 1,
      rows: before.rows + 1,
    })
    expect((await hub().get(`/api/content/${cidOf(text)}`)).text).toBe(text)
  })

  test('a put brings back a file that was lost', async () => {
    const text = 'Lost and found.'
    await put(hub(), text)
    await rm((await fileOf(hub(), cidOf(text))) ?? '')
    const lost = await hub().get(`/api/content/${cidOf(text)}`)
    expect([lost.status, lost.text]).toEqual([
      500,
      'The kept copy is damaged, so we do not send it.',
    ])
    expect((await put(hub(), text)).status).toBe(201)
    expect((await hub().get(`/api/content/${cidOf(text)}`)).text).toBe(text)
  })

  test('sealed bytes make a guest, and count as theirs', async () => {
    const bytes = sealed(CONTENT_SEALED_BYTES_MAX)
    const browser = new Browser(hub())
    const { status, json } = await put(hub(), bytes, BYTES, browser)
    expect([status, json]).toEqual([201, { cid: cidOf(bytes), size: bytes.length }])
    const { id } = (await browser.get('/api/auth/user')).json
    const [row] = await rowsOf<{ user_id: string }>(
      hub().database.queries,
      sql`select user_id from content where cid = ${cidOf(bytes)}`,
    )
    expect(row?.user_id).toBe(id)
    const read = await hub().app.inject(`/api/content/${cidOf(bytes)}`)
    expect(read.rawPayload.equals(bytes)).toBe(true)
    expect(read.headers['content-type']).toBe('application/octet-stream')
  })

  test('a text that comes as bytes, or without a type, is a text of nobody all the same', async () => {
    for (const headers of [BYTES, {} as Record<string, string>]) {
      const text = Buffer.from(`A text ${JSON.stringify(headers)}`)
      const answer = await put(hub(), text, headers)
      expect([answer.status, answer.headers['set-cookie']]).toEqual([201, undefined])
      expect((await hub().get(`/api/content/${cidOf(text)}`)).headers['content-type']).toBe(
        'text/plain; charset=utf-8',
      )
    }
  })

  test('a text may have 64 kB to the byte', async () => {
    expect((await put(hub(), 'a'.repeat(CONTENT_TEXT_BYTES_MAX))).status).toBe(201)
  })

  const tooMuch = sealed(CONTENT_SEALED_BYTES_MAX + 1)
  const other = cidOf('something else')
  test.each<[string, Buffer | string, Record<string, string>, number, RegExp]>([
    ['nothing', '', TEXT, 400, /body is empty/],
    ['a long text', 'a'.repeat(65_537), TEXT, 413, /A text may have 64 kB/],
    ['too many bytes', tooMuch, BYTES, 413, /document may have 11 MB/],
    ['a text that is not UTF-8', sealed(100), TEXT, 400, /is not UTF-8/],
    [
      'a text cut inside of a character',
      Buffer.from('é').subarray(0, 1),
      TEXT,
      400,
      /is not UTF-8/,
    ],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, /text\/plain/],
    ['what is no type', 'a', { 'content-type': 'text' }, 415, /text\/plain/],
    ['JSON', '{"a":1}', { 'content-type': 'application/json' }, 415, /text\/plain/],
    [
      'bytes of another address',
      'Lying.',
      { ...TEXT, 'x-content-cid': other },
      400,
      /do not have the address that was given/,
    ],
    [
      'sealed bytes of another address',
      sealed(70_000),
      { ...BYTES, 'x-content-cid': other },
      400,
      /do not have the address/,
    ],
    [
      'what is no address',
      'Hello.',
      { ...TEXT, 'x-content-cid': 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG' },
      400,
      /is no address of this store/,
    ],
    [
      "another site's page",
      'Hello.',
      { ...TEXT, origin: 'https://elsewhere.example' },
      403,
      /another site/,
    ],
  ])(
    '%s is refused with a sentence, and nothing is left',
    async (_, payload, headers, status, sentence) => {
      const before = await held(hub())
      const answer = await put(hub(), payload, headers)
      expect([answer.status, answer.json.detail]).toEqual([status, expect.stringMatching(sentence)])
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await held(hub())).toEqual(before)
    },
  )

  test('the address that was given may be the right one', async () => {
    const text = 'As announced.'
    const headers = { ...TEXT, 'x-content-cid': cidOf(text) }
    expect((await put(hub(), text, headers)).status).toBe(201)
  })
})
