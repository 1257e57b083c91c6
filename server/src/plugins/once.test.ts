import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOnce } from './once.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const key = '0123456789abcdef'

test('without a number a thing is done each time', async () => {
  const once = createOnce<number>()
  const act = vi.fn(async () => 1)
  await once(undefined, 'words', act)
  await once(undefined, 'words', act)
  expect(act).toHaveBeenCalledTimes(2)
})

test('sent twice at once it is done once, and both are answered', async () => {
  const once = createOnce<number>()
  let count = 0
  const act = async () => ++count
  expect(await Promise.all([once(key, 'words', act), once(key, 'words', act)])).toEqual([1, 1])
  expect(await once('another-number-0', 'words', act)).toBe(2)
})

test('what failed is done anew', async () => {
  const once = createOnce<number>()
  await expect(once(key, 'words', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await once(key, 'words', async () => 7)).toBe(7)
})

test('[reviews.once-time][reviews.once-removal] a number is forgotten when its time is over', async () => {
  const once = createOnce<number>()
  const act = vi.fn(async () => 1)
  await once(key, 'words', act)
  vi.advanceTimersByTime(SENDING_MINUTES * 60_000 - 1)
  await once(key, 'words', act)
  expect(act).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(0)
  await once(key, 'words', act)
  expect(act).toHaveBeenCalledTimes(2)
})

test('what is done after it failed is known for the whole time, and not the less for what failed', async () => {
  const once = createOnce<number>()
  const act = vi.fn(async () => 1)
  await once(key, 'words', () => Promise.reject(new Error('no'))).catch(() => {})
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  await once(key, 'words', act)
  vi.advanceTimersByTime(SENDING_MINUTES * 60_000 - 1)
  await once(key, 'words', act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('under a flood the oldest is forgotten first, and no more than a thousand are kept', async () => {
  const once = createOnce<number>()
  const act = vi.fn(async () => 1)
  for (let at = 0; at <= 1000; at++) await once(`a-number-of-its-own-${at}`, 'words', act)
  await once('a-number-of-its-own-1', 'words', act)
  expect(act).toHaveBeenCalledTimes(1001)
  await once('a-number-of-its-own-0', 'words', act)
  expect(act).toHaveBeenCalledTimes(1002)
})
