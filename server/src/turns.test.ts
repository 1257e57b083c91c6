import { setImmediate as breath } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { LIGHT_BELOW, Turns } from './turns.ts'

const never = new AbortController().signal

/** Somebody at a rank, with what is done to hold their work. */
const at = (rank: number, signal = never) => ({
  signal,
  rank,
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
})

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: vi.fn(() => promise), end: () => resolve('done') }
}

it('lets in as many as may be at work, and the next one when one of them ends', async () => {
  const turns = new Turns(2)
  const works = [work(), work(), work()] as const
  const done = works.map(({ run }) => turns.take(at(0), run))
  await breath()
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0])
  works[1].end()
  await breath()
  expect(works[2].run).toHaveBeenCalledTimes(1)
  works[0].end()
  works[2].end()
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done'])
})

it('goes on after work that failed', async () => {
  const turns = new Turns(1)
  const failing = turns.take(at(0), () => Promise.reject(new Error('stuck')))
  const next = turns.take(at(0), () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('stuck')
  expect(await next).toBe('done')
})

it('lets whoever gives up go, and nobody behind them waits longer', async () => {
  const turns = new Turns(1)
  const first = work()
  const abort = new AbortController()
  const [given, last] = [work(), work()]
  const done = [
    turns.take(at(0), first.run),
    turns.take(at(0, abort.signal), given.run),
    turns.take(at(0), last.run),
  ]
  abort.abort(new Error('gone'))
  await expect(done[1]).rejects.toThrow('gone')
  first.end()
  await breath()
  expect(last.run).toHaveBeenCalledTimes(1)
  expect(given.run).not.toHaveBeenCalled()
  last.end()
  expect(await done[2]).toBe('done')
})

it('takes no turn from others when somebody gives up in the moment that theirs comes', async () => {
  const turns = new Turns(1)
  const [first, second, third] = [work(), work(), work()]
  const abort = new AbortController()
  const done = [
    turns.take(at(0), first.run),
    turns.take(at(0, abort.signal), second.run),
    turns.take(at(0), third.run),
  ]
  first.end()
  await done[0]
  abort.abort(new Error('gone'))
  second.end()
  await done[1]
  third.end()
  expect(await done[2]).toBe('done')
})

it('of those that wait, lets the lightest begin first, and of equals who came first', async () => {
  const turns = new Turns(1)
  const first = work()
  const done = [turns.take(at(0), first.run)]
  const begun: string[] = []
  for (const [name, rank] of [
    ['heavy', 9],
    ['light', 5],
    ['light too', 5],
  ] as const)
    done.push(turns.take(at(rank), async () => name).finally(() => void begun.push(name)))
  first.end()
  await Promise.all(done)
  expect(begun).toEqual(['light', 'light too', 'heavy'])
})

it('holds the heaviest work while a light one is at work, and lets it go on before others that are as heavy', async () => {
  const turns = new Turns(2)
  const [heavy, heaviest, light, waiting] = [at(6), at(8), at(0), at(8)]
  const works = [work(), work(), work(), work()] as const
  const done = [
    turns.take(heavy, works[0].run),
    turns.take(heaviest, works[1].run),
    turns.take(waiting, works[3].run),
    turns.take(light, works[2].run),
  ]
  await breath()
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
  expect([heavy.pause, heaviest.pause].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  works[2].end()
  await breath()
  expect(heaviest.resume).toHaveBeenCalledTimes(1)
  expect(works[3].run).not.toHaveBeenCalled()
  for (const one of works) one.end()
  await Promise.all(done)
  expect(works[3].run).toHaveBeenCalledTimes(1)
})

it('lets nobody interrupt their equals, nor who is no longer light interrupt anybody', async () => {
  const turns = new Turns(1)
  const [first, equal, heavy] = [work(), work(), work()]
  const done = [turns.take(at(1), first.run), turns.take(at(1), equal.run)]
  await breath()
  expect(equal.run).not.toHaveBeenCalled()
  first.end()
  equal.end()
  await Promise.all(done)
  const long = work()
  const later = [turns.take(at(40), long.run), turns.take(at(LIGHT_BELOW), heavy.run)]
  await breath()
  expect(heavy.run).not.toHaveBeenCalled()
  long.end()
  heavy.end()
  await Promise.all(later)
})

it('interrupts one at a time, and lets it go on at last, however many light ones come', async () => {
  const turns = new Turns(1)
  const [heavy, light] = [at(8), Array.from({ length: 30 }, () => work())]
  const long = work()
  const done = [turns.take(heavy, long.run), ...light.map(({ run }) => turns.take(at(0), run))]
  for (const one of light) {
    await breath()
    if (heavy.resume.mock.calls.length > 0) break
    expect(light.findLast(({ run }) => run.mock.calls.length > 0)).toBe(one)
    one.end()
  }
  expect(heavy.pause).toHaveBeenCalledTimes(1)
  expect(light.at(-1)?.run).not.toHaveBeenCalled()
  long.end()
  for (const one of light) one.end()
  await Promise.all(done)
})
