import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstWrite } from './firstWrite.ts'

let hasAccount: boolean

beforeEach(() => {
  hasAccount = false
  vi.stubGlobal('fetch', async () => Response.json({ hasAccount }))
})
afterEach(() => vi.unstubAllGlobals())

const waiting = async () => (await navigator.locks.query()).pending

test('without an account, a second write waits for the answer to the first', async () => {
  const first = Promise.withResolvers<string>()
  const second = vi.fn(async () => 'second')
  const one = firstWrite(() => first.promise)
  const onWait = vi.fn()
  const two = firstWrite(second, undefined, onWait)
  await expect.poll(() => onWait).toHaveBeenCalled()
  expect(second).not.toHaveBeenCalled()
  hasAccount = true
  first.resolve('first')
  expect(await Promise.all([one, two])).toEqual(['first', 'second'])
})

test('a turn that is free is not waited for', async () => {
  const onWait = vi.fn()
  expect(await firstWrite(async () => 'first', undefined, onWait)).toBe('first')
  await navigator.locks.query()
  expect(onWait).not.toHaveBeenCalled()
})

test('the next one has its turn where the first was refused', async () => {
  const one = firstWrite(async () => {
    throw new Error('refused')
  })
  const two = firstWrite(async () => 'second')
  await expect(one).rejects.toThrow('refused')
  expect(await two).toBe('second')
})

test('with an account nothing waits', async () => {
  hasAccount = true
  void firstWrite(() => new Promise(() => {}))
  expect(await firstWrite(async () => 'second')).toBe('second')
})

test('where nobody knows whether there is one, it is written all the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Busy' }, { status: 503 }))
  expect(await firstWrite(async () => 'written')).toBe('written')
})

test('a wait can be ended', async () => {
  const first = Promise.withResolvers<void>()
  const one = firstWrite(() => first.promise)
  const abort = new AbortController()
  const write = vi.fn(async () => {})
  const two = firstWrite(write, abort.signal)
  await expect.poll(waiting).toHaveLength(1)
  abort.abort(new Error('cancelled'))
  await expect(two).rejects.toThrow('cancelled')
  expect(write).not.toHaveBeenCalled()
  first.resolve()
  await one
})
