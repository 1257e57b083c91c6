import { createHash } from 'node:crypto'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../client.ts'
import { type DigestHex, fromHex, toHex } from './digest.ts'
import { checkText, readText } from './readText.ts'
import { storeText } from './storeText.ts'

afterEach(() => vi.unstubAllGlobals())

const bytesOf = (text: string) => new TextEncoder().encode(text)
const digestOf = (bytes: Uint8Array): DigestHex =>
  `0x${createHash('sha256').update(bytes).digest('hex')}`

function answerWith(body: BodyInit | null, status = 200) {
  const fetch = vi.fn((_path: string, _init?: RequestInit) =>
    Promise.resolve(new Response(body, { status })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a text that matches its digest is shown, to the last sign', async () => {
  const text = '\ufeffThey answered.\nÉvery letter 👍'
  expect(await checkText(bytesOf(text), digestOf(bytesOf(text)))).toEqual({ state: 'here', text })
})

test('a text that was changed by one letter is not shown', async () => {
  const digest = digestOf(bytesOf('They answered.'))
  expect(await checkText(bytesOf('They answered!'), digest)).toEqual({ state: 'other' })
})

test('bytes that are no text are not shown, though their digest is right', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x00])
  expect(await checkText(bytes, digestOf(bytes))).toEqual({ state: 'other' })
})

test('the text is asked for by the address of its digest', async () => {
  const fetch = answerWith('Words.')
  const digest = digestOf(bytesOf('Words.'))
  expect(await readText(digest)).toEqual({ state: 'here', text: 'Words.' })
  const address = /^\/api\/content\/(\w+)$/.exec(fetch.mock.calls[0]?.[0] ?? '')?.[1] ?? ''
  expect(digestOfAddress(address)).toEqual(fromHex(digest))
})

test('a text that the store does not have is gone', async () => {
  answerWith('Nothing is stored at this address.', 404)
  expect(await readText(digestOf(bytesOf('x')))).toEqual({ state: 'gone' })
})

test('a text that was taken down is gone, with the reason that the store gives', async () => {
  answerWith('Its author removed this text.', 410)
  const gone = { state: 'gone', why: 'Its author removed this text.' }
  expect(await readText(digestOf(bytesOf('x')))).toEqual(gone)
})

test('a store that does not answer is no removed text', async () => {
  answerWith('Later.', 503)
  await expect(readText(digestOf(bytesOf('x')))).rejects.toBeInstanceOf(CallError)
})

test('a text is stored under its own address, and its digest goes to the chain', async () => {
  const fetch = answerWith('{}', 201)
  const digest = await storeText('Four months.')
  expect(digest).toBe(digestOf(bytesOf('Four months.')))
  const init = fetch.mock.calls[0]?.[1]
  expect(init?.method).toBe('PUT')
  const address = new Headers(init?.headers).get('x-content-cid') ?? ''
  expect(toHex(digestOfAddress(address) ?? new Uint8Array())).toBe(digest)
  expect(new TextDecoder().decode(init?.body as Uint8Array)).toBe('Four months.')
})

test('a refused text says why', async () => {
  answerWith('Too large.', 413)
  await expect(storeText('x')).rejects.toThrow('413: Too large.')
})
