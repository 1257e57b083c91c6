import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hubDocument } from '@hub/api/documents'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '../../db/schema.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { docx, pdf } from '../../testing/sampleFiles.ts'
import { upload } from '../../testing/uploads.ts'

const large = Buffer.concat([pdf(), randomBytes(900_000)])

async function rowOf(hub: Hub, id: string) {
  const [row] = await hub.database.queries.select().from(documents).where(eq(documents.id, id))
  if (!row) throw new Error('There is no such row.')
  return row
}

/** Where the sealed original of a document lies. */
const blobOf = async (hub: Hub, id: string) =>
  join(hub.dataDir, 'documents', (await rowOf(hub, id)).filename)

async function uploaded(hub: Hub, bytes = pdf(), name = 'letter.pdf') {
  const browser = new Browser(hub)
  const { json } = await upload(browser, bytes, { name })
  return { browser, id: json.id as string }
}

/** The original as bytes, with its headers; what broke off in the middle is what had come. */
async function download({ app }: Hub, browser: Browser, id: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.inject({ url: `/api/documents/${id}/file`, headers: { cookie } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

describeApi('documents', (hub) => {
  test('without a session the list is empty and no cookie is set', async () => {
    const answer = await hub().get('/api/documents')
    expect([answer.status, answer.json]).toEqual([200, []])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('without a session nothing is deleted, and it is not said to be gone', async () => {
    const { browser, id } = await uploaded(hub())
    expect((await new Browser(hub()).delete(`/api/documents/${id}`)).status).toBe(401)
    expect((await browser.get(`/api/documents/${id}`)).status).toBe(200)
  })

  test('the list is newest first, and its pages follow each other without a gap', async () => {
    const browser = new Browser(hub())
    const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']
    for (const name of names) await upload(browser, pdf(), { name })
    const seen: string[] = []
    let address: string | undefined = '/api/documents?limit=2'
    while (address) {
      const { json, headers } = await browser.get(address)
      expect(hubDocument.strict().array().parse(json)).toEqual(json)
      seen.push(...json.map((row: { originalName: string }) => row.originalName))
      address = /<(.+)>; rel="next"/.exec(headers.link ?? '')?.[1]
    }
    expect(seen).toEqual(names.toReversed())
    const cursor = Buffer.from('["now"]').toString('base64url')
    expect((await browser.get(`/api/documents?cursor=${cursor}`)).status).toBe(400)
  })

  test('the original comes back byte for byte, as a download that nothing runs in', async () => {
    const name = '“Øvergaard” notice.pdf'
    const { browser, id } = await uploaded(hub(), large, name)
    const { status, headers, bytes } = await download(hub(), browser, id)
    expect(status).toBe(200)
    expect(bytes.equals(large)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(large.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename=.*; filename\*=UTF-8''/)
    expect(headers['content-disposition']).toContain(encodeURIComponent('Øvergaard'))
  })

  test('the type of the download is the one we judged', async () => {
    const { browser, id } = await uploaded(hub(), docx(), 'letter.html')
    const { headers } = await download(hub(), browser, id)
    expect(headers['content-type']).toContain('wordprocessingml')
  })

  test('a link on another site cannot set off the download', async () => {
    const { browser, id } = await uploaded(hub())
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await browser.ask('GET', `/api/documents/${id}/file`, { headers })).status).toBe(403)
  })

  test('[documents.delete][documents.name-stays][documents.plain-delete] a deleted document is gone, with its file, and its owner sees that it was', async () => {
    const { browser, id } = await uploaded(hub())
    const blob = await blobOf(hub(), id)
    const answer = await browser.delete(`/api/documents/${id}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    await expect(readFile(blob)).rejects.toThrow('ENOENT')
    expect((await browser.get(`/api/documents/${id}`)).status).toBe(404)
    expect((await browser.delete(`/api/documents/${id}`)).status).toBe(404)
    expect((await browser.get('/api/documents')).json).toEqual([])
    const { json } = await browser.get('/api/activities')
    expect(json[0]).toMatchObject({ type: 'document_deleted', description: 'letter.pdf' })
  })

  test('a document whose file is gone already can still be deleted', async () => {
    const { browser, id } = await uploaded(hub())
    await rm(await blobOf(hub(), id))
    expect((await browser.delete(`/api/documents/${id}`)).status).toBe(204)
  })

  test('[account.readers] another account, nobody, an unknown id and what is no id get one and the same answer', async () => {
    const { browser: owner, id } = await uploaded(hub())
    const { browser: other } = await uploaded(hub())
    const nobody = new Browser(hub())
    const asked: [Browser, string][] = [
      [other, id],
      [nobody, id],
      [nobody, randomUUID()],
      [owner, randomUUID()],
      [owner, 'abc'],
      [owner, `${id}0`],
      [owner, "'; drop table documents"],
    ]
    for (const [browser, asId] of asked) {
      const path = `/api/documents/${encodeURIComponent(asId)}`
      for (const { status, json } of [await browser.get(path), await browser.get(`${path}/file`)]) {
        expect([status, json.detail]).toEqual([404, 'There is no document at this address.'])
      }
      const { status } = await browser.delete(path)
      expect(status).toBe(browser === nobody ? 401 : 404)
    }
    expect((await owner.get(`/api/documents/${id}`)).status).toBe(200)
    expect((await other.get('/api/documents')).json).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('a changed file is told in a sentence, and nothing of it is sent', async () => {
    const { browser, id } = await uploaded(hub(), large)
    const blob = await blobOf(hub(), id)
    const sealed = await readFile(blob)
    sealed[100] = (sealed[100] ?? 0) ^ 1
    await writeFile(blob, sealed)
    const answer = await browser.get(`/api/documents/${id}/file`)
    expect([answer.status, answer.json.detail]).toEqual([
      500,
      'Our copy of this document is damaged, so we do not send it. If you have the file, upload it again.',
    ])
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test('a missing file is told in a sentence', async () => {
    const { browser, id } = await uploaded(hub())
    await rm(await blobOf(hub(), id))
    const answer = await browser.get(`/api/documents/${id}/file`)
    expect([answer.status, answer.json.detail]).toEqual([500, expect.stringContaining('damaged')])
  })

  test('a file that is cut or changed at its end breaks off before the changed part', async () => {
    const { browser, id } = await uploaded(hub(), large)
    const blob = await blobOf(hub(), id)
    const sealed = await readFile(blob)
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    await writeFile(blob, sealed)
    const got = await download(hub(), browser, id).then(
      ({ bytes }) => bytes,
      () => Buffer.alloc(0),
    )
    expect(got.length).toBeLessThan(large.length)
    expect(got.equals(large.subarray(0, got.length))).toBe(true)
  })

  test('files, names and keys that change places between documents do not open', async () => {
    const { browser, id } = await uploaded(hub(), pdf('one'), 'one.pdf')
    const { json } = await upload(browser, pdf('two'), { name: 'two.pdf' })
    const [one, two] = [await rowOf(hub(), id), await rowOf(hub(), json.id)]
    const { queries } = hub().database
    const set = (values: Partial<typeof one>) =>
      queries.update(documents).set(values).where(eq(documents.id, id))
    const ask = async (path = '') => (await browser.get(`/api/documents/${id}${path}`)).status

    await set({ filename: two.filename })
    expect(await ask('/file')).toBe(500)
    await set({ filename: one.filename, originalName: two.originalName })
    expect(await ask()).toBe(500)
    await set({ originalName: one.originalName, wrappedKey: two.wrappedKey })
    expect(await ask()).toBe(500)
    await set({ wrappedKey: one.wrappedKey })
    expect([await ask(), await ask('/file')]).toEqual([200, 200])
  })

  test('files on the disk are readable by their owner only', async () => {
    await uploaded(hub())
    const { stat } = await import('node:fs/promises')
    const folder = join(hub().dataDir, 'documents')
    for (const name of await readdir(folder)) {
      if (name === 'hub') continue
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    }
  })
})
