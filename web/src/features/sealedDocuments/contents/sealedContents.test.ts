import { createHash, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { PART_BYTES } from '../../../lib/sealing/parts.ts'
import { addWay, newRing, newSalt } from '../../../lib/sealing/ringKey.ts'
import { storedAnswer } from './fixtures/storedAnswer.ts'
import { storeBox } from './sealedContents.ts'
import { sealDocument } from './sealedDocument.ts'

afterEach(() => vi.unstubAllGlobals())

const digestOf = (bytes: Uint8Array) => `0x${createHash('sha256').update(bytes).digest('hex')}`

function answerWith(answer: (init: RequestInit) => Response | Promise<Response>) {
  const put = vi.fn(async (init: RequestInit) => answer(init))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path === '/api/content' ? put(init) : Response.json({ hasAccount: true }),
  )
  return put
}

test.each([
  ['as it is', (box: Uint8Array<ArrayBuffer>) => box],
  ['as a blob', (box: Uint8Array<ArrayBuffer>) => new Blob([box.subarray(0, 9), box.subarray(9)])],
])('a box that is sent %s is stored whole, and its digest answered', async (_how, bodyOf) => {
  const box = new Uint8Array(randomBytes(4096))
  const put = answerWith(({ body }) => storedAnswer(body))
  expect(await storeBox(box, bodyOf(box))).toBe(digestOf(box))
  const sent = await new Response(put.mock.calls[0]?.[0].body).bytes()
  expect(Buffer.from(sent).equals(box)).toBe(true)
})

test('what is made ready to be sent of a document is its box, to the last byte', async () => {
  const open = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26))
  const owner = { address: '0xbody', chainId: 1337, registry: '0xaa' }
  for (const length of [0, 10, PART_BYTES, 3.5 * PART_BYTES]) {
    const document = { name: 'a.pdf', type: 'pdf', file: new Uint8Array(length) } as const
    const { body, box } = await sealDocument(document, owner, open)
    // Whoever records what a page sends sees no blobs.
    expect(body instanceof Blob).toBe(length >= PART_BYTES)
    expect(Buffer.from(await new Response(body).bytes()).equals(box)).toBe(true)
  }
})

test.each([
  ['another address', () => storedAnswer(new Uint8Array(9))],
  ['no address', () => Response.json({}, { status: 201 })],
  ['an answer that was cut off', () => new Response('{"cid":"baf', { status: 201 })],
])('a store that answers %s has not stored the box', async (_what, answer) => {
  answerWith(answer)
  await expect(storeBox(new Uint8Array(randomBytes(100)))).rejects.toThrow(
    'The hub stored something else than was sent.',
  )
})

test('a refusal of the store is told as it is', async () => {
  answerWith(() => new Response('Too much.', { status: 409 }))
  await expect(storeBox(new Uint8Array(10))).rejects.toThrow('409: Too much.')
})
