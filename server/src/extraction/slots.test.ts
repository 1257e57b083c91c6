import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

const never = new AbortController().signal

test('so many run at once, and the others follow in their order', async () => {
  const slots = new Slots(2)
  const ends: (() => void)[] = []
  const started: number[] = []
  const all = [0, 1, 2, 3].map((number) =>
    slots.run(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }, never),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  for (const number of [0, 1, 2, 3]) {
    ends[number]?.()
    await all[number]
    await Promise.resolve()
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
  expect(started).toEqual([0, 1, 2, 3])
})

test('work that fails gives its place on', async () => {
  const slots = new Slots(1)
  await expect(slots.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow(
    'broken',
  )
  expect(await slots.run(async () => 'next', never)).toBe('next')
})

test('who gives up while waiting takes no place', async () => {
  const slots = new Slots(1)
  const first = Promise.withResolvers<void>()
  const running = slots.run(() => first.promise, never)
  const tired = new AbortController()
  const waiting = slots.run(async () => 'never', tired.signal)
  tired.abort(new Error('tired'))
  await expect(waiting).rejects.toThrow('tired')
  first.resolve()
  await running
  expect(await slots.run(async () => 'next', never)).toBe('next')
})
