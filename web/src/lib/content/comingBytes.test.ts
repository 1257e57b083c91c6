import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingBytes } from './comingBytes.ts'

/** An answer of which a test sends the pieces itself. */
function slowAnswer(headers: Record<string, string>) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isGivenUp = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      isGivenUp = true
    },
  })
  return {
    answer: new Response(body, { headers }),
    send: (bytes: Uint8Array) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('terminated')),
    isGivenUp: () => isGivenUp,
  }
}

const most = 1_000_000
/** How it stands with work after what is due now was done. */
const stateOf = (work: Promise<unknown>) =>
  Promise.race([
    work.then(() => 'here'),
    new Promise<string>((resolve) => setImmediate(resolve, 'waiting')),
  ])

test('bytes come whole, whatever pieces they are sent in', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(sizes, async (lengths) => {
      const pieces = lengths.map((length) => new Uint8Array(randomBytes(length)))
      const whole = Buffer.concat(pieces)
      const { answer, end, send } = slowAnswer({ 'content-length': String(whole.length) })
      const { bytes, until } = await comingBytes(answer, most)
      for (const piece of pieces) send(piece)
      end()
      await until(whole.length)
      expect(whole.equals(bytes)).toBe(true)
    }),
  )
})

test('who waits for the first bytes goes on before the last have come', async () => {
  const { answer, end, send } = slowAnswer({ 'content-length': '10' })
  const { bytes, until } = await comingBytes(answer, most)
  expect(await stateOf(until(1))).toBe('waiting')
  send(Uint8Array.of(1, 2, 3, 4))
  expect(await stateOf(until(4))).toBe('here')
  expect([...bytes.subarray(0, 4)]).toEqual([1, 2, 3, 4])
  expect(await stateOf(until(5))).toBe('waiting')
  send(new Uint8Array(6))
  end()
  await until(10)
})

test('an answer that breaks off, or ends too soon, is told to all who wait', async () => {
  for (const stop of ['breakOff', 'end'] as const) {
    const slow = slowAnswer({ 'content-length': '10' })
    const { until } = await comingBytes(slow.answer, most)
    slow.send(new Uint8Array(9))
    const waiting = until(10)
    slow[stop]()
    await expect(waiting).rejects.toThrow(/terminated|cut short/)
    await expect(until(10)).rejects.toThrow(/terminated|cut short/)
  }
})

test('more bytes than were told of are not taken', async () => {
  const slow = slowAnswer({ 'content-length': '10' })
  const { bytes, until } = await comingBytes(slow.answer, most)
  slow.send(new Uint8Array(9))
  slow.send(new Uint8Array(2).fill(7))
  await expect(until(10)).rejects.toThrow('too long')
  expect(bytes.length).toBe(10)
  expect(slow.isGivenUp()).toBe(true)
})

test('room is made for no more than may come', async () => {
  const { answer } = slowAnswer({ 'content-length': String(most + 1) })
  await expect(comingBytes(answer, most)).rejects.toThrow('too long')
})

test.each([
  ['no length', {}],
  ['the length of what a proxy squeezed', { 'content-length': '3', 'content-encoding': 'gzip' }],
])('an answer with %s is taken as a whole', async (_what, headers) => {
  const { answer, end, send } = slowAnswer(headers)
  send(new Uint8Array(4).fill(1))
  send(new Uint8Array(5).fill(2))
  end()
  const { bytes, until } = await comingBytes(answer, most)
  await until(9)
  expect([...bytes]).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2])
})
