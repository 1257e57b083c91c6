import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DOCUMENT_BYTES_MAX, hubDocument } from '@hub/api/documents'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { documents } from '../../db/schema.ts'
import { Browser } from '../../testing/browser.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { compound, doc, docm, docx, pdf, png } from '../../testing/sampleFiles.ts'
import { encodeForm, upload } from '../../testing/uploads.ts'
import { cleanFileName } from './upload.ts'

/** A PDF of exactly this many bytes. */
const pdfOf = (size: number) => Buffer.concat([pdf(), randomBytes(size)]).subarray(0, size)

/** What lies on the disk: kept files and files that come in. */
async function filesOf({ dataDir }: Hub): Promise<{ kept: string[]; incoming: string[] }> {
  const entries = await readdir(join(dataDir, 'documents'))
  const incoming = await readdir(join(dataDir, 'documents', 'incoming'))
  return { kept: entries.filter((name) => !['incoming', 'hub'].includes(name)), incoming }
}

const countOf = async (hub: Hub, table: string) =>
  (
    await rowsOf<{ n: number }>(
      hub.database.queries,
      sql.raw(`select count(*)::int n from ${table}`),
    )
  )[0]?.n

describeApi('uploading', (hub) => {
  /** Runs the work and says what it left behind. */
  async function leftBy(work: () => Promise<unknown>) {
    const seen = async () => ({
      kept: (await filesOf(hub())).kept.length,
      incoming: (await filesOf(hub())).incoming.length,
      rows: await countOf(hub(), 'documents'),
      accounts: await countOf(hub(), 'users'),
    })
    const before = await seen()
    await work()
    const after = await seen()
    return {
      kept: after.kept - before.kept,
      incoming: after.incoming,
      rows: (after.rows ?? 0) - (before.rows ?? 0),
      accounts: (after.accounts ?? 0) - (before.accounts ?? 0),
    }
  }
  const nothing = { kept: 0, incoming: 0, rows: 0, accounts: 0 }

  test.each([
    ['Notice.pdf', pdf(), 'application/pdf'],
    [
      'Notice.docx',
      docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['Notice.doc', doc(), 'application/msword'],
    ['Notice.txt', Buffer.from('Dear student'), 'text/plain'],
  ])(
    '%s is kept for a new guest, and the answer is what the wire promises',
    async (name, bytes, type) => {
      const browser = new Browser(hub())
      const { status, json } = await upload(browser, bytes, { name, type })
      expect(status).toBe(201)
      expect(hubDocument.strict().parse(json)).toEqual(json)
      expect(json).toMatchObject({
        originalName: name,
        size: bytes.length,
        mimeType: type,
        status: 'pending',
        step: null,
        problem: null,
        problemOf: null,
        analysis: null,
      })
      expect((await browser.get('/api/auth/user')).json).toMatchObject({ isGuest: true })
      // Its text may have been looked for meanwhile, and there is none.
      const { id, originalName, size, mimeType, uploadedAt } = json
      const kept = { id, originalName, size, mimeType, uploadedAt }
      expect((await browser.get(`/api/documents/${id}`)).json).toMatchObject(kept)
      expect((await browser.get('/api/activities')).json).toMatchObject([
        { type: 'document_uploaded', title: 'Document uploaded', description: name },
      ])
    },
  )

  test('the content decides, not the name and not the type that the browser says', async () => {
    const browser = new Browser(hub())
    const { json } = await upload(browser, docx(), { name: 'letter.pdf', type: 'application/pdf' })
    expect(json.mimeType).toContain('wordprocessingml')
  })

  test('10,485,760 bytes are taken, and one more is too large', async () => {
    const browser = new Browser(hub())
    const whole = await upload(browser, pdfOf(DOCUMENT_BYTES_MAX))
    expect([whole.status, whole.json.size]).toEqual([201, 10_485_760])
    const left = await leftBy(async () => {
      const { status, json } = await upload(browser, pdfOf(DOCUMENT_BYTES_MAX + 1))
      expect(status).toBe(413)
      expect(json.detail).toBe('File too large. Please upload a file smaller than 10MB.')
    })
    expect(left).toEqual(nothing)
  })

  test.each<[string, Buffer, number, RegExp]>([
    ['an empty file', Buffer.alloc(0), 400, /^This file is empty/],
    ['a picture called a PDF', png(), 415, /^This is a picture \(PNG\)/],
    ['a large picture', Buffer.concat([png(), randomBytes(900_000)]), 415, /a picture \(PNG\)/],
    ['a Word file with macros', docm(), 415, /macros/],
    ['a cut Word file', docx().subarray(0, 300), 415, /damaged or cut off/],
    ['a locked Word file', compound(['EncryptedPackage']), 415, /password/],
    [
      'bytes of no kind',
      Buffer.from([1, 0, 2]),
      415,
      /Please upload a PDF, DOC, DOCX, or TXT file\.$/,
    ],
  ])(
    '%s is refused with a sentence, and nothing is left',
    async (_what, bytes, status, sentence) => {
      const left = await leftBy(async () => {
        const answer = await upload(new Browser(hub()), bytes)
        expect([answer.status, answer.json.detail]).toEqual([
          status,
          expect.stringMatching(sentence),
        ])
        expect(answer.headers['set-cookie']).toBeUndefined()
      })
      expect(left).toEqual(nothing)
    },
  )

  test.each(['image/png', 'application/pdfx', 'application/zip'])(
    'a file that the browser calls %s is refused',
    async (type) => {
      const { status, json } = await upload(new Browser(hub()), pdf(), { type })
      expect([status, json.detail]).toEqual([
        415,
        'Invalid file type. Please upload a PDF, DOC, DOCX, or TXT file.',
      ])
    },
  )

  test('of several files the first one counts, also behind other fields', async () => {
    const form = new FormData()
    form.append('note', 'something')
    form.append('other', new Blob([new Uint8Array(png())]), 'a.png')
    form.append('file', new Blob([new Uint8Array(pdf('one'))]), 'one.pdf')
    form.append('file', new Blob([new Uint8Array(pdf('two'))]), 'two.pdf')
    const browser = new Browser(hub())
    const left = await leftBy(async () => {
      const { json } = await browser.ask('POST', '/api/documents/upload', await encodeForm(form))
      expect(json.originalName).toBe('one.pdf')
    })
    expect(left).toMatchObject({ kept: 1, rows: 1 })
  })

  test('a wrong field, no form, a broken form and a cut form are each told', async () => {
    const browser = new Browser(hub())
    const ask = async (payload: Buffer | string, type: string) => {
      const headers = { 'content-type': type }
      const { status, json } = await browser.ask('POST', '/api/documents/upload', {
        payload,
        headers,
      })
      return [status, json.detail]
    }
    const wrong = await upload(browser, pdf(), { field: 'document' })
    expect([wrong.status, wrong.json.detail]).toEqual([
      400,
      expect.stringContaining('field "file"'),
    ])
    const noForm = [400, expect.stringContaining('multipart/form-data')]
    expect(await ask('{"file":1}', 'application/json')).toEqual(noForm)
    expect(await ask(pdf(), 'application/pdf')).toEqual(noForm)
    expect(await ask(pdf(), 'multipart/form-data')).toEqual([400, expect.stringContaining('form')])
    const boundary = 'multipart/form-data; boundary=x'
    expect(await ask('no boundary here', boundary)).toEqual([400, expect.any(String)])
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
    const left = await leftBy(async () => {
      expect(await ask(`${head}%PDF-1.7 and then`, boundary)).toEqual([
        400,
        'The upload was cut off before it finished. Please try again.',
      ])
    })
    expect(left).toEqual(nothing)
  })

  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
    ['letter\u202Efdp.pdf', 'letterfdp.pdf'],
    ['.pdf', 'document.pdf'],
    ['“Øvergaard” – 決定.pdf', '“Øvergaard” – 決定.pdf'],
  ])('a file named %j is shown as %j', async (name, shown) => {
    const { json } = await upload(new Browser(hub()), pdf(), { name })
    expect(json.originalName).toBe(shown)
  })

  test('two uploads at once from one browser are both kept, in one account', async () => {
    const browser = new Browser(hub())
    await upload(browser, pdf())
    const answers = await Promise.all([upload(browser, pdf('one')), upload(browser, pdf('two'))])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await browser.get('/api/documents')).json).toHaveLength(3)
  })

  test('[documents.sealed][backups.answer] nothing of a document, its words or its name, is in the data folder or the rows', async () => {
    const marker = 'marker-heron-4711'
    const browser = new Browser(hub())
    const bytes = Buffer.from(`The ${marker} letter. `.repeat(5000))
    const { json } = await upload(browser, bytes, { name: `${marker}.txt`, type: 'text/plain' })
    const { kept } = await filesOf(hub())
    expect(kept.length).toBeGreaterThan(0)
    const [row] = await rowsOf<object>(
      hub().database.queries,
      sql`select * from documents where id = ${json.id}`,
    )
    expect(JSON.stringify(row)).not.toContain(marker)
    expect(
      JSON.stringify(await rowsOf(hub().database.queries, sql`select * from activities`)),
    ).not.toContain(marker)
    const { execFileSync } = await import('node:child_process')
    const found = () => execFileSync('grep', ['-rl', marker, hub().dataDir])
    // grep ends with 1 where it finds nothing.
    expect(found).toThrow(expect.objectContaining({ status: 1 }))
  })

  test('an account keeps at most 200 documents and 500 MB, told before and after', async () => {
    const browser = new Browser(hub())
    const { json } = await upload(browser, pdf())
    const { queries } = hub().database
    const [mine] = await queries.select().from(documents).where(eq(documents.id, json.id))
    if (!mine) throw new Error('no row')
    const copies = (count: number, size: number) =>
      Array.from({ length: count }, () => ({ ...mine, id: undefined, size }))
    await queries.insert(documents).values(copies(199, 1))
    const full = await upload(browser, pdf())
    expect([full.status, full.json.detail]).toEqual([409, expect.stringMatching(/^You keep 200/)])
    await queries.delete(documents).where(sql`id <> ${json.id} and user_id = ${mine.userId}`)
    const room = 500 * 1024 * 1024 - mine.size
    await queries.insert(documents).values(copies(1, room - pdf().length))
    expect((await upload(browser, pdf())).status).toBe(201)
    const left = await leftBy(async () => {
      const heavy = await upload(browser, pdf())
      expect([heavy.status, heavy.json.detail]).toEqual([409, expect.stringContaining('500 MB')])
    })
    expect(left).toEqual(nothing)
  })

  test('of many uploads at once as many are kept as there is room for', async () => {
    const browser = new Browser(hub())
    const { json } = await upload(browser, pdf())
    const { queries } = hub().database
    const [mine] = await queries.select().from(documents).where(eq(documents.id, json.id))
    if (!mine) throw new Error('no row')
    const copy = { ...mine, id: undefined }
    await queries.insert(documents).values(Array.from({ length: 195 }, () => copy))
    const answers = await Promise.all(Array.from({ length: 9 }, () => upload(browser, pdf())))
    const told = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(told).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409])
    const rows = await queries.select().from(documents).where(eq(documents.userId, mine.userId))
    expect(rows).toHaveLength(200)
  })

  test('when the row cannot be made, the file is gone too', async () => {
    const browser = new Browser(hub())
    await upload(browser, pdf())
    const { queries } = hub().database
    await queries.execute(
      sql`alter table documents add constraint no_more check (size <> 777) not valid`,
    )
    const left = await leftBy(async () => {
      const { status, json } = await upload(browser, pdfOf(777))
      expect([status, json.detail]).toEqual([503, expect.stringContaining('Nothing was stored')])
    })
    await queries.execute(sql`alter table documents drop constraint no_more`)
    expect(left).toEqual(nothing)
  })

  test('an upload from another site’s page is refused', async () => {
    const browser = new Browser(hub(), { origin: 'https://elsewhere.example' })
    expect((await upload(browser, pdf())).status).toBe(403)
  })
})

test.each([
  ['Notice of allegations.pdf', 'Notice of allegations.pdf'],
  ['C:\\Users\\Robin\\Desktop\\letter.docx', 'letter.docx'],
  ['../../etc/passwd', 'passwd'],
  ['letter\0\u0007.pdf', 'letter.pdf'],
  ['letter\u202Efdp.exe', 'letterfdp.exe'],
  ['line\r\nbreak.txt', 'linebreak.txt'],
  ['  Øvergaard – décision.pdf ', 'Øvergaard – décision.pdf'],
  ['e\u0301t\u00e9.pdf', 'été.pdf'],
  ['.pdf', 'document.docx'],
  ['', 'document.docx'],
  [undefined, 'document.docx'],
  ['...', 'document.docx'],
  ['letter', 'letter'],
  ['\ud800letter.pdf', '\ufffdletter.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given, 'docx')).toBe(shown)
})

test('a name of 300 characters is cut to 255 and keeps its ending', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.pdf`, 'pdf')).toBe(`${'a'.repeat(251)}.pdf`)
  expect(cleanFileName(`${'a'.repeat(250)}${'😀'.repeat(20)}.pdf`, 'pdf')).toBe(
    `${'a'.repeat(250)}.pdf`,
  )
})

test('any name becomes one that can be stored and shown, and stays as it is from then on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const name = cleanFileName(given, 'pdf')
      expect(name.length).toBeGreaterThan(0)
      expect(name.length).toBeLessThanOrEqual(255)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202e]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(cleanFileName(name, 'pdf')).toBe(name)
    }),
    { numRuns: 500 },
  )
})
