import { afterEach, expect, test, vi } from 'vitest'
import type { FileAnswer } from './fileWork.ts'

afterEach(() => {
  vi.doUnmock('@hub/core/extract/loadReader')
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What the worker says of a file of one letter, in the end. */
async function asked(): Promise<FileAnswer | undefined> {
  const said: FileAnswer[] = []
  const thread = new EventTarget()
  vi.stubGlobal('addEventListener', thread.addEventListener.bind(thread))
  vi.stubGlobal('postMessage', (answer: FileAnswer) => said.push(answer))
  await import('./fileWorker.ts')
  const bytes = new TextEncoder().encode('A letter of the school about a formal complaint.')
  thread.dispatchEvent(new MessageEvent('message', { data: { bytes, named: 'txt' } }))
  await expect.poll(() => ['done', 'failed'].includes(said.at(-1)?.step ?? '')).toBe(true)
  return said.at(-1)
}

test('a file is read and analyzed', async () => {
  expect(await asked()).toMatchObject({ step: 'done', file: { type: 'txt' } })
})

test('a reader that does not load is not taken for a file that is damaged', async () => {
  vi.doMock('@hub/core/extract/loadReader', () => ({
    loadReader: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }))
  expect(await asked()).toEqual({ step: 'failed', problem: 'not_loaded' })
})
