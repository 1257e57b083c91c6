import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { modelChunk } from '../testing/modelStream.ts'
import { readCompletion, type TakeWords } from './completion.ts'

let stop = async () => {}
afterEach(() => stop())

/** A service that answers by `answer`, asked once; what was taken of its words, one by one. */
async function ask(answer: (response: ServerResponse) => void, take?: TakeWords) {
  const server = createServer((request, response) => {
    request.resume()
    response.on('error', () => {})
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const { port } = server.address() as AddressInfo
  const config = { baseUrl: `http://127.0.0.1:${port}/v1`, name: 'x', apiKey: null }
  const words: string[] = []
  const both: TakeWords = (some) => {
    words.push(some)
    return take?.(some)
  }
  const signal = AbortSignal.timeout(20_000)
  await readCompletion(config, [{ role: 'user', content: 'x' }], { signal, take: both })
  return words
}

const streamed = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)

const end = modelChunk({}, 'stop')

test('lines may end as on the older systems, and carry no space', async () => {
  const text = (modelChunk({ content: 'You may' }) + end)
    .replaceAll('\n', '\r\n')
    .replaceAll('data: ', 'data:')
  expect(await ask(streamed(text))).toEqual(['You may'])
})

test('comments, other fields and chunks without words are read over', async () => {
  const text = `: here\n\nevent: x\n${modelChunk({ role: 'assistant', content: '' })}data: {"choices":[]}\n\n${modelChunk({ reasoning_content: 'Hm.' })}${modelChunk({ content: 'Yes' })}${end}data: [DONE]\n\n`
  expect(await ask(streamed(text))).toEqual(['Yes'])
})

test('an answer in parts gives its text, and not what was thought before', async () => {
  const content = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
    { type: 'text', text: 'Yes' },
  ]
  expect(await ask(streamed(modelChunk({ content }) + end))).toEqual(['Yes'])
})

test('words that are cut between bytes come whole', async () => {
  const bytes = Buffer.from(modelChunk({ content: 'Él está aquí' }) + end)
  const words = await ask((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const writeFrom = (at: number) => {
      if (at >= bytes.length) return void response.end()
      response.write(bytes.subarray(at, at + 1), () => setImmediate(writeFrom, at + 1))
    }
    writeFrom(0)
  })
  expect(words).toEqual(['Él está aquí'])
})

test('a service that does not stream is read as a whole', async () => {
  const body = JSON.stringify({ choices: [{ message: { content: 'Yes' } }] })
  const words = await ask((response) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
  )
  expect(words).toEqual(['Yes'])
})

test('what is not taken yet is waited for', async () => {
  const room = Promise.withResolvers<void>()
  const taken: string[] = []
  let service: ServerResponse | undefined
  const asked = ask(
    (response) => {
      service = response
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(modelChunk({ content: 'first' }))
    },
    (words) => {
      taken.push(words)
      return words === 'first' ? room.promise : undefined
    },
  )
  await expect.poll(() => taken).toEqual(['first'])
  await new Promise((resolve) => service?.write(modelChunk({ content: 'second' }), resolve))
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(taken).toEqual(['first'])
  room.resolve()
  service?.end(end)
  expect(await asked).toEqual(['first', 'second'])
})

test.each([
  ['an error in the stream', `data: {"error":{"message":"secret"}}\n\n`],
  ['no JSON', 'data: <html>\n\n'],
  ['JSON of another kind', 'data: null\n\n'],
  ['an event without an end', `data: ${'x'.repeat(1_100_000)}`],
  ['nothing at all', ''],
])('%s is a failure, and its words are not repeated', async (_, text) => {
  const failure = await ask(streamed(text)).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'Error', reason: 'broken' })
  expect(String(failure)).not.toContain('secret')
})

test('a redirect is not followed', async () => {
  const asked = ask((response) => response.writeHead(307, { location: 'http://192.0.2.1/' }).end())
  await expect(asked).rejects.toMatchObject({ reason: 'broken' })
})
