import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileAnswer, PREPARE } from './fileWork.ts'
import { serveShippedFiles } from './reader/shippedReader.ts'

beforeEach(serveShippedFiles)
afterEach(() => {
  vi.doUnmock('@hub/core/extract/loadReader')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const bytes = new TextEncoder().encode('A letter of the school about a formal complaint.')
const letter = { bytes, named: 'txt', wants: 'analysis' }
const ends = new Set(['done', 'failed', 'loaded', 'not_loaded'])

/** All that the worker says to the end: of a file of one letter, unless it is told something else. */
async function said(data: unknown = letter): Promise<FileAnswer[]> {
  const said: FileAnswer[] = []
  const thread = new EventTarget()
  vi.stubGlobal('addEventListener', thread.addEventListener.bind(thread))
  vi.stubGlobal('postMessage', (answer: FileAnswer) => said.push(answer))
  await import('./fileWorker.ts')
  thread.dispatchEvent(new MessageEvent('message', { data }))
  await expect.poll(() => ends.has(said.at(-1)?.step ?? ''), { timeout: 110_000 }).toBe(true)
  return said
}

const asked = async (data?: unknown) => (await said(data)).at(-1)

const cutOff = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

test('a file is read and analyzed, and what that needs and how far it is are told as they come', async () => {
  const all = await said()
  expect(all.at(-1)).toMatchObject({ step: 'done', file: { type: 'txt', report: {} } })
  expect(all.map(({ step }) => step)).toContain('getting')
  const shares = all.flatMap((answer) => (answer.step === 'analyzing' ? [answer.share] : []))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
})

test('the words alone need nothing that is fetched first', async () => {
  cutOff()
  const all = await said({ ...letter, wants: 'words' })
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ step: 'done', file: { type: 'txt', notes: [] } })
  expect(all[0]).not.toHaveProperty('file.report')
})

test('a download that breaks is not taken for a file that is damaged', async () => {
  cutOff()
  expect(await asked()).toEqual({ step: 'failed', problem: 'cut_off' })
})

test('it says when all readers are there', async () => {
  expect(await asked(PREPARE)).toEqual({ step: 'loaded' })
})

test.each([
  [
    'a reader of files',
    () =>
      vi.doMock('@hub/core/extract/loadReader', () => ({
        loadReader: (type: string) =>
          type === 'doc' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
      })),
  ],
  ['what the analysis needs', cutOff],
])('it does not say so where %s did not come', async (_what, stub) => {
  stub()
  expect(await asked(PREPARE)).toEqual({ step: 'not_loaded' })
})

test('a reader that does not load is not taken for a file that is damaged', async () => {
  vi.doMock('@hub/core/extract/loadReader', () => ({
    loadReader: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }))
  expect(await asked()).toEqual({ step: 'failed', problem: 'not_loaded' })
})
