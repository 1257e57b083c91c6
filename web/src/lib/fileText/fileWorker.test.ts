import { afterEach, expect, test, vi } from 'vitest'
import { type FileAnswer, PREPARE } from './fileWork.ts'

afterEach(() => {
  vi.doUnmock('@hub/core/extract/loadReader')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const bytes = new TextEncoder().encode('A letter of the school about a formal complaint.')
const ends = new Set(['done', 'failed', 'loaded', 'not_loaded'])

/** What the worker says in the end: of a file of one letter, unless it is told something else. */
async function asked(data: unknown = { bytes, named: 'txt' }): Promise<FileAnswer | undefined> {
  const said: FileAnswer[] = []
  const thread = new EventTarget()
  vi.stubGlobal('addEventListener', thread.addEventListener.bind(thread))
  vi.stubGlobal('postMessage', (answer: FileAnswer) => said.push(answer))
  await import('./fileWorker.ts')
  thread.dispatchEvent(new MessageEvent('message', { data }))
  await expect.poll(() => ends.has(said.at(-1)?.step ?? '')).toBe(true)
  return said.at(-1)
}

test('a file is read and analyzed', async () => {
  expect(await asked()).toMatchObject({ step: 'done', file: { type: 'txt' } })
})

test('it says when all readers are there', async () => {
  expect(await asked(PREPARE)).toEqual({ step: 'loaded' })
})

test('it does not say so where one of them did not come', async () => {
  vi.doMock('@hub/core/extract/loadReader', () => ({
    loadReader: (type: string) =>
      type === 'doc' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  }))
  expect(await asked(PREPARE)).toEqual({ step: 'not_loaded' })
})

test('a reader that does not load is not taken for a file that is damaged', async () => {
  vi.doMock('@hub/core/extract/loadReader', () => ({
    loadReader: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }))
  expect(await asked()).toEqual({ step: 'failed', problem: 'not_loaded' })
})
