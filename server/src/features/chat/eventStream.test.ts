import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { EventStream, wantsEvents } from './eventStream.ts'

const app = fastify()
let opened = Promise.withResolvers<EventStream>()
app.get('/', (_request, reply) => {
  reply.header('x-mark', 'kept')
  opened.resolve(new EventStream(reply))
})
afterEach(() => {
  opened = Promise.withResolvers()
})

/** Asks over the network, and does not read yet. */
async function ask() {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = get({ host: '127.0.0.1', port, agent: false })
  const [response] = await once(request, 'response')
  return { response, stream: await opened.promise }
}

test.each([
  ['text/event-stream', true],
  ['application/json, text/event-stream;q=0.9', true],
  ['application/json', false],
  [undefined, false],
])('Accept: %s asks for events: %s', (accept, expected) => {
  expect(wantsEvents(accept)).toBe(expected)
})

test('an event is one line of JSON, and headers that were set before stay', async () => {
  const { response, stream } = await ask()
  expect(response.headers).toMatchObject({ 'x-mark': 'kept', 'x-accel-buffering': 'no' })
  void stream.send('delta', { text: 'one\n\ntwo' })
  stream.end()
  expect(await response.setEncoding('utf8').toArray()).toEqual([
    'event: delta\ndata: {"text":"one\\n\\ntwo"}\n\n',
  ])
})

test('a slow reader is waited for, and one that leaves ends the waiting', async () => {
  const { response, stream } = await ask()
  response.pause()
  const text = 'x'.repeat(100_000)
  let room: Promise<void> | undefined
  // Far more than the connection takes in by itself.
  for (let count = 0; count < 500; count++) room = stream.send('delta', { text })
  const through = vi.fn()
  void room?.then(through)
  await new Promise(setImmediate)
  expect(through).not.toHaveBeenCalled()
  response.destroy()
  await room
  expect(stream.send('delta', { text })).toBeUndefined()
  stream.end()
})

test('a reader that comes back gets all of it', async () => {
  const { response, stream } = await ask()
  const text = 'x'.repeat(100_000)
  let count = 1
  while (!stream.send('delta', { text })) count++
  let length = 0
  response.on('data', (part: Buffer) => {
    length += part.length
  })
  stream.end()
  await once(response, 'end')
  expect(length).toBe(count * (text.length + 'event: delta\ndata: {"text":""}\n\n'.length))
})
