import { createHash } from 'node:crypto'
import { analyzed as reportOn } from '@hub/core/analysis/fixtures/analyzed'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../lib/client.ts'
import { type DigestHex, toHex } from '../../../lib/content/digest.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { Owner } from '../owner.ts'
import { NotOpened } from './fetchDocument.ts'
import { storedAnswer } from './fixtures/storedAnswer.ts'
import { openRecord } from './openRecord.ts'
import { sealAnalysis } from './sealedAnalysis.ts'
import { storeBox } from './sealedContents.ts'
import { sealDocument } from './sealedDocument.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A store that keeps what it is given, and can be told to lie. */
const contents = new Map<string, Bytes>()
let lie: ((digest: string) => Response | undefined) | undefined
const digestOf = (bytes: Bytes): DigestHex =>
  `0x${createHash('sha256').update(bytes).digest('hex')}`

async function answer(path: string, init?: RequestInit): Promise<Response> {
  if (init?.method === 'PUT') {
    const bytes = await new Response(init.body).bytes()
    contents.set(digestOf(bytes), bytes)
    return storedAnswer(bytes)
  }
  const digest = toHex(digestOfAddress(path.split('/').at(-1) ?? '') ?? new Uint8Array())
  const kept = contents.get(digest)
  return lie?.(digest) ?? (kept ? sent(kept) : new Response('Gone.', { status: 410 }))
}

/** With its length, as the hub sends contents. */
const sent = (bytes: Bytes) =>
  new Response(bytes, { headers: { 'content-length': String(bytes.length) } })

let nextPerson = 1
let owner: Owner
let open: OpenRing
beforeEach(async () => {
  lie = undefined
  contents.clear()
  vi.stubGlobal('fetch', answer)
  owner = { address: `0x${nextPerson++}`, chainId: 1337, registry: '0xaa' }
  open = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26).fill(1))
})
afterEach(() => vi.unstubAllGlobals())

const keyOf = () => Promise.resolve(open.key)
const openIt = (record: RegistryDocument) => openRecord(record, owner, keyOf)
const whyNot = (record: RegistryDocument) =>
  openIt(record).then(
    () => 'opened',
    (error: unknown) => (error instanceof NotOpened ? error.why : error),
  )

const report = await reportOn('A letter.')
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A document with its analysis, stored and recorded as the screen does it. */
async function stored(id: number, text = `Words of ${id}.`, revision = 1) {
  const document = { name: 'Letter.txt', type: 'txt', file: bytesOf(text) } as const
  const { body, box } = await sealDocument(document, owner, open)
  const contentHash = await storeBox(box, body)
  return analyzed({ ...bare, id, contentHash }, revision)
}

async function analyzed(record: RegistryDocument, revision: number): Promise<RegistryDocument> {
  const of = { owner, documentId: record.id, contentHash: record.contentHash }
  const box = await sealAnalysis({ report, notes: ['A note.'], revision }, of, open)
  return { ...record, isAnalyzed: true, analysisHash: await storeBox(box) }
}

const bare: Omit<RegistryDocument, 'id' | 'contentHash'> = {
  filename: 'document',
  analysisHash: `0x${'0'.repeat(64)}`,
  mimeType: 'text/plain',
  size: 4096,
  isAnalyzed: false,
  timestamp: 1,
  owner: '0x1',
}

test('a document comes back to the last byte, with its name and its analysis', async () => {
  const record = await stored(1, 'Words.\u0000\u00ff')
  const { analysis, document } = await openIt(record)
  expect([...document.file]).toEqual([...bytesOf('Words.\u0000\u00ff')])
  expect(document.name).toBe('Letter.txt')
  expect(analysis).toMatchObject({
    revision: 1,
    notes: ['A note.'],
    report: { summary: report.summary },
  })
})

test('[sealed.box][demands.sealed] neither the words nor the name stand in what is stored', async () => {
  await stored(1, 'Marker heron.')
  for (const box of contents.values()) {
    const text = Buffer.from(box).toString('latin1')
    expect(text).not.toMatch(/heron|Letter\.txt|A note/)
  }
  expect(contents.size).toBe(2)
})

test('bytes that are others than the chain says are not opened', async () => {
  const record = await stored(1)
  const other = await stored(2)
  for (const lied of [
    contents.get(other.contentHash),
    contents.get(record.analysisHash),
    bytesOf('x'),
  ]) {
    lie = () => new Response(lied)
    expect(await whyNot(record)).toBe('changed')
  }
})

test('a record that points to the analysis of another document is not opened', async () => {
  const [one, two] = [await stored(1), await stored(2)]
  expect(await whyNot({ ...one, analysisHash: two.analysisHash })).toBe('changed')
})

test('a record that shows another document under a number that was seen is not opened', async () => {
  const [one, two] = [await stored(1), await stored(2)]
  await openIt(one)
  expect(await whyNot({ ...two, id: 1 })).toBe('changed')
  expect(await whyNot({ ...bare, id: 1, contentHash: two.contentHash })).toBe('changed')
})

test('an older analysis than the one that was seen is not shown', async () => {
  const first = await stored(1)
  const second = await analyzed(first, 2)
  expect((await openIt(second)).revision).toBe(2)
  expect(await whyNot(first)).toBe('changed')
})

test('a record that hides an analysis which was seen is not opened', async () => {
  const record = await stored(1)
  const { analysisHash } = bare
  expect((await openIt({ ...record, isAnalyzed: false, analysisHash })).analysis).toBeNull()
  await openIt(record)
  expect(await whyNot({ ...record, isAnalyzed: false, analysisHash })).toBe('changed')
})

test('an analysis that is stored no more leaves the document to be read', async () => {
  const record = await stored(1)
  contents.delete(record.analysisHash)
  const { analysis, document } = await openIt(record)
  expect(analysis).toBeNull()
  expect(document.file.length).toBeGreaterThan(0)
})

test('a document that was deleted says so, and a store that does not answer is no deletion', async () => {
  const record = await stored(1)
  contents.delete(record.contentHash)
  expect(await whyNot(record)).toBe('gone')
  lie = () => new Response('Later.', { status: 503 })
  expect(await whyNot(record)).toBeInstanceOf(CallError)
})

test('the document of somebody else is not opened, though the key fits', async () => {
  const record = await stored(1)
  owner = { ...owner, address: '0xother' }
  expect(await whyNot(record)).toBe('changed')
})

test('an older analysis is refused by its digest too, on a device that has seen none', async () => {
  const first = await stored(1)
  const second = await analyzed(first, 2)
  const replayed = contents.get(first.analysisHash)
  lie = (digest) => (digest === second.analysisHash ? new Response(replayed) : undefined)
  expect(await whyNot(second)).toBe('changed')
})
