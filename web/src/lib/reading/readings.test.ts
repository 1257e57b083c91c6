import { expect, test, vi } from 'vitest'
import {
  follow,
  forgetAll,
  invalidate,
  kept,
  type Read,
  readingOf,
  reread,
  textOf,
} from './readings.ts'

let count = 0
/** Each test has a key of its own, since what was read is kept for the whole page. */
const freshKey = () => ['test', count++]

/** A read whose answers the test gives by hand. */
function byHand() {
  const calls: {
    signal: AbortSignal
    answer: (value: unknown) => void
    fail: (why: unknown) => void
  }[] = []
  const read: Read<unknown> = (signal) =>
    new Promise((answer, fail) => calls.push({ signal, answer, fail }))
  return { calls, read }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('two followers of one key share one call', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  const listener = vi.fn()
  follow(key, read, listener)
  follow(key, read, vi.fn())
  expect(calls).toHaveLength(1)
  calls[0]?.answer('a')
  await settled()
  expect(readingOf(key)).toEqual({ data: 'a', error: undefined, busy: false })
  expect(listener).toHaveBeenCalled()
})

test('what was read is kept and not read again', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  const leave = follow(key, read, vi.fn())
  calls[0]?.answer('a')
  await settled()
  leave()
  follow(key, read, vi.fn())
  expect(calls).toHaveLength(1)
  expect(readingOf(key).data).toBe('a')
})

test('a call is ended when its last follower leaves, and its answer changes nothing', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  follow(key, read, vi.fn())()
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.answer('late')
  await settled()
  expect(readingOf(key).data).toBeUndefined()
  follow(key, read, vi.fn())
  expect(calls).toHaveLength(2)
})

test('a slow answer never replaces a newer one', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  follow(key, read, vi.fn())
  void reread(key)
  calls[1]?.answer('new')
  await settled()
  calls[0]?.answer('old')
  await settled()
  expect(readingOf(key)).toEqual({ data: 'new', error: undefined, busy: false })
})

test('a failure is kept until it is read again, and what was there stays', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  follow(key, read, vi.fn())
  calls[0]?.answer('a')
  await settled()
  const again = reread(key)
  calls[1]?.fail('why')
  expect(await again).toBe(false)
  expect(readingOf(key)).toEqual({ data: 'a', error: 'why', busy: false })
  void reread(key)
  expect(readingOf(key)).toEqual({ data: 'a', error: undefined, busy: true })
})

test('a write reads the followed lists of its beginning again, and forgets the others', async () => {
  const [list, other] = [freshKey(), freshKey()]
  const followed = byHand()
  const left = byHand()
  follow(textOf([...list, 'a']), followed.read, vi.fn())
  const leave = follow(textOf([...list, 'b']), left.read, vi.fn())
  const elsewhere = byHand()
  follow(textOf(other), elsewhere.read, vi.fn())
  for (const { calls } of [followed, left, elsewhere]) calls[0]?.answer('x')
  await settled()
  leave()
  expect(kept(list)).toEqual(['x', 'x'])
  invalidate(list)
  expect(followed.calls).toHaveLength(2)
  expect(elsewhere.calls).toHaveLength(1)
  expect(kept(list)).toEqual(['x'])
})

test('a change of account leaves nothing of what was read, and reads what is followed anew', async () => {
  const [shown, hidden] = [textOf(freshKey()), textOf(freshKey())]
  const followed = byHand()
  const left = byHand()
  follow(shown, followed.read, vi.fn())
  const leave = follow(hidden, left.read, vi.fn())
  for (const { calls } of [followed, left]) calls[0]?.answer('private')
  await settled()
  leave()
  forgetAll()
  expect(readingOf(shown)).toEqual({ data: undefined, error: undefined, busy: true })
  expect(readingOf(hidden).data).toBeUndefined()
  expect(left.calls).toHaveLength(1)
  followed.calls[1]?.fail('offline')
  await settled()
  expect(readingOf(shown)).toEqual({ data: undefined, error: 'offline', busy: false })
})

test('an answer that was under way when the account changed is not kept', async () => {
  const key = textOf(freshKey())
  const { calls, read } = byHand()
  follow(key, read, vi.fn())
  forgetAll()
  calls[0]?.answer('of the account before')
  await settled()
  expect(readingOf(key).data).toBeUndefined()
})

test('a key that only begins with the same letters is another', async () => {
  const { calls, read } = byHand()
  const key = freshKey()
  follow(textOf([`${key.join()}-longer`]), read, vi.fn())
  invalidate([key.join()])
  expect(calls).toHaveLength(1)
})
