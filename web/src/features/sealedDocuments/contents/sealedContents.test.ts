import { createHash, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { storedAnswer } from './fixtures/storedAnswer.ts'
import { storeBox } from './sealedContents.ts'

afterEach(() => vi.unstubAllGlobals())

const digestOf = (bytes: Uint8Array) => `0x${createHash('sha256').update(bytes).digest('hex')}`

function answerWith(answer: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string, init: RequestInit) => answer(init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.each([4096, 3_500_000])(
  'a box of %i bytes is sent whole, and its digest answered',
  async (size) => {
    const box = new Uint8Array(randomBytes(size))
    const fetch = answerWith(({ body }) => storedAnswer(body))
    expect(await storeBox(box)).toBe(digestOf(box))
    const sent = await new Response(fetch.mock.calls[0]?.[1].body).bytes()
    expect(Buffer.from(sent).equals(box)).toBe(true)
  },
)

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
