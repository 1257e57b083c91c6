import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PART_BYTES } from '../../../lib/sealing/parts.ts'
import { addWay, newRing, newSalt, type OpenRing } from '../../../lib/sealing/ringKey.ts'
import { fetchDocument } from './fetchDocument.ts'
import { sealDocument } from './sealedDocument.ts'

type Bytes = Uint8Array<ArrayBuffer>

const owner = { address: '0xfetch', chainId: 1337, registry: '0xaa' }
const keyOf = () => Promise.resolve(open.key)
const digestOf = (bytes: Bytes) => `0x${createHash('sha256').update(bytes).digest('hex')}` as const

let open: OpenRing
beforeEach(async () => {
  open = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26).fill(1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answerWith = (answer: () => Response) =>
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
/** With its length, as the hub sends contents. */
const sent = (bytes: Bytes) =>
  new Response(bytes, { headers: { 'content-length': String(bytes.length) } })

test('a document is opened while it comes, and given out only once all of it was checked', async () => {
  const { box } = await sealDocument(largeDocument, owner, open)
  const { answer, send } = slowly(box)
  answerWith(() => answer)
  const opened: number[] = []
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (how, key, bytes) => {
    const part = await decrypt(how, key, bytes)
    opened.push(part.byteLength)
    return part
  })
  let isOut = false
  const fetched = fetchDocument(digestOf(box), owner, keyOf).then((document) => {
    isOut = true
    return document
  })
  send(0, 1.5 * PART_BYTES)
  await expect.poll(() => opened).toContain(PART_BYTES)
  send(1.5 * PART_BYTES, box.length - 1)
  await expect.poll(() => opened.filter((length) => length === PART_BYTES).length).toBe(2)
  expect(isOut).toBe(false)
  send(box.length - 1, box.length)
  expect(Buffer.from((await fetched).file).equals(largeDocument.file)).toBe(true)
})

test('a sealed document that opens, but is another than the digest names, is not given out', async () => {
  const { box } = await sealDocument(largeDocument, owner, open)
  const other = await sealDocument(largeDocument, owner, open)
  answerWith(() => sent(other.box))
  await expect(fetchDocument(digestOf(box), owner, keyOf)).rejects.toThrow('changed')
  // Checked before the person is asked for a way in: the label could be anybody's.
  const locked = () => Promise.reject(new Error('locked'))
  await expect(fetchDocument(digestOf(box), owner, locked)).rejects.toThrow('changed')
  await expect(fetchDocument(digestOf(other.box), owner, locked)).rejects.toThrow('locked')
})

test.each([
  ['in its front', 20],
  ['in its parts', 1.2 * PART_BYTES],
])('a document that is cut off %s is no document, and no other one', async (_where, length) => {
  const { box } = await sealDocument(largeDocument, owner, open)
  const { answer, send } = slowly(box)
  answerWith(() => answer)
  const fetched = fetchDocument(digestOf(box), owner, keyOf)
  send(0, length)
  send(0, 0)
  await expect(fetched).rejects.toThrow('cut short')
  answerWith(() => sent(box.slice(0, length)))
  await expect(fetchDocument(digestOf(box), owner, keyOf)).rejects.toThrow('changed')
})

const largeDocument = {
  name: 'Letter.pdf',
  type: 'pdf',
  file: new Uint8Array(2.5 * PART_BYTES).fill(7),
} as const

/** An answer of which a test sends the bytes itself; nothing more comes after `send(0, 0)` or the last byte. */
function slowly(bytes: Bytes) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  const send = (from: number, to: number) => {
    if (to > 0) controller?.enqueue(bytes.slice(from, to))
    if (to === 0 || to === bytes.length) controller?.close()
  }
  const headers = { 'content-length': String(bytes.length) }
  return { answer: new Response(body, { headers }), send }
}
