import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './client.ts'
import { eventParser, StreamCut, streamCall } from './streamCall.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const bytes = (text: string) => new TextEncoder().encode(text)

/** Answers the call with these pieces; `then` closes the stream or breaks it. */
function answerWith(pieces: readonly Uint8Array[], then: 'close' | 'break' = 'close') {
  const waiting = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = waiting.shift()
      if (piece) return controller.enqueue(piece)
      return then === 'close' ? controller.close() : controller.error(new TypeError('broken'))
    },
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { headers })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function follow(signal = new AbortController().signal) {
  const seen: unknown[] = []
  const done = streamCall(
    'POST /api/assistant/message',
    { body: { message: 'Hi' }, signal },
    {
      onOpen: () => seen.push('open'),
      onEvents: (events) => seen.push(...events),
      onWhole: (body) => seen.push({ whole: body }),
    },
  )
  return { seen, done }
}

test('asks for a stream and hands over its events in order', async () => {
  const fetched = answerWith([bytes('event: delta\ndata: {"text":"a"}\n\nevent: d')])
  const { seen, done } = follow()
  await done
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('accept')).toBe('text/event-stream')
  expect(seen).toEqual(['open', { name: 'delta', data: { text: 'a' } }])
})

test('joins a character that the network cut in two', async () => {
  const whole = bytes('data: {"text":"é"}\n\n')
  const { seen, done } = (answerWith([whole.slice(0, 15), whole.slice(15)]), follow())
  await done
  expect(seen).toEqual(['open', { name: 'message', data: { text: 'é' } }])
})

test('a broken connection is a cut, with what came before it', async () => {
  answerWith([bytes('event: delta\ndata: {"text":"a"}\n\n')], 'break')
  const { seen, done } = follow()
  await expect(done).rejects.toBeInstanceOf(StreamCut)
  expect(seen).toHaveLength(2)
})

test('an event that is no JSON is a cut', async () => {
  answerWith([bytes('data: {"text\n\n')])
  await expect(follow().done).rejects.toBeInstanceOf(StreamCut)
})

test('a refusal is a call error with the sentence of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Too many.', { status: 429 })))
  const { seen, done } = follow()
  await expect(done).rejects.toMatchObject({ problem: { status: 429, detail: 'Too many.' } })
  await expect(done).rejects.toBeInstanceOf(CallError)
  expect(seen).toEqual([])
})

test('takes a whole answer from a server that does not stream', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ response: 'Hello.' })))
  const { seen, done } = follow()
  await done
  expect(seen).toEqual(['open', { whole: { response: 'Hello.' } }])
})

test('an abort is no cut', async () => {
  const abort = new AbortController()
  vi.stubGlobal('fetch', () => Promise.reject(abort.signal.reason))
  const { done } = follow(abort.signal)
  abort.abort(new Error('stopped'))
  await expect(done).rejects.not.toBeInstanceOf(StreamCut)
})

test.each([
  ['too long', true, 45_000],
  ['a moment without a network', false, 3_000],
])(
  'a line that is silent for %s is given up, and the server hears of it',
  async (_, onLine, limit) => {
    vi.useFakeTimers()
    const cancelled = vi.fn<() => void>()
    const body = new ReadableStream({ cancel: cancelled })
    const headers = { 'content-type': 'text/event-stream' }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })))
    vi.stubGlobal('navigator', { onLine })
    const { done } = follow()
    await vi.advanceTimersByTimeAsync(limit - 500)
    expect(cancelled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(cancelled).toHaveBeenCalled()
    await done
  },
)

test('reads the name and the data of each event', () => {
  const read = eventParser()
  expect(read('event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {}\n\n')).toEqual([
    { name: 'delta', data: '{"text":"a"}' },
    { name: 'done', data: '{}' },
  ])
})

test('holds an event back until its empty line has come', () => {
  const read = eventParser()
  expect(read('event: delta\ndata: one')).toEqual([])
  expect(read(' two\n')).toEqual([])
  expect(read('\n')).toEqual([{ name: 'delta', data: 'one two' }])
})

test('leaves out comments, unknown fields and events without data', () => {
  const read = eventParser()
  expect(read(': beat\n\nid: 7\nretry: 10\nevent: x\n\n\ndata: y\n\n')).toEqual([
    { name: 'message', data: 'y' },
  ])
})

test('joins several lines of data, and takes away one space only', () => {
  expect(eventParser()('data:  a\ndata:b\ndata\n\n')).toEqual([
    { name: 'message', data: ' a\nb\n' },
  ])
})

test('never gives an event that was cut off', () => {
  expect(eventParser()('event: delta\ndata: {"text":"half')).toEqual([])
})

test('gives the same events wherever the network cuts, with any line ends', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', ':', '{', 'é'), maxLength: 6 })
  const event = fc.record({
    name: fc.constantFrom('delta', 'done'),
    data: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 4 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (events, end, cuts) => {
        const text = events
          .map(({ name, data }) =>
            [`event: ${name}`, ...data.map((words) => `data: ${words}`), '', ''].join(end),
          )
          .join('')
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length]
        places.sort((a, b) => a - b)
        const read = eventParser()
        const got = places.slice(1).flatMap((to, at) => read(text.slice(places[at], to)))
        // With "\r" alone the last one may still be half of a line's end.
        got.push(...read('\n'))
        expect(got).toEqual(events.map(({ name, data }) => ({ name, data: data.join('\n') })))
      },
    ),
  )
})
