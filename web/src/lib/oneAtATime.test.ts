import { afterEach, describe, expect, test, vi } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with locks', () => navigator],
  ['where the browser has no locks', () => ({})],
])('%s', (_, browser) => {
  test('the next piece of work waits for the one before, also where that fails', async () => {
    vi.stubGlobal('navigator', browser())
    const inTurn = oneAtATime('test')
    const { promise: held, reject: fail } = Promise.withResolvers<never>()
    const done: string[] = []
    const first = inTurn(() => held)
    const second = inTurn(async () => done.push('second'))
    const third = inTurn(async () => done.push('third'))
    expect(done).toEqual([])
    fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    await Promise.all([second, third])
    expect(done).toEqual(['second', 'third'])
  })

  test('a wait that was ended does nothing, and holds up nobody', async () => {
    vi.stubGlobal('navigator', browser())
    const inTurn = oneAtATime('test')
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const first = inTurn(() => held)
    const abort = new AbortController()
    const work = vi.fn(async () => {})
    const waiting = inTurn(work, abort.signal)
    abort.abort(new Error('cancelled'))
    resolve()
    await expect(waiting).rejects.toThrow('cancelled')
    await Promise.all([first, inTurn(async () => {})])
    expect(work).not.toHaveBeenCalled()
  })
})
