import type { CleaningCode } from '@hub/core/cleaning/trace'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CleaningAnswer, PREPARE } from './cleaningWork.ts'

let said: CleaningAnswer[]
let errors: unknown[]
let cleanFile: (bytes: Uint8Array) => Promise<unknown>
let inspectFile: () => Promise<unknown>
let sameWords: () => Promise<string>
const removed = [{ kind: 'author', stays: false, values: ['Ada'], count: 1 }]
const cleaned = { bytes: new Uint8Array(3), removed, kept: [] }

beforeEach(() => {
  said = []
  errors = []
  cleanFile = () => Promise.resolve(cleaned)
  inspectFile = () => Promise.resolve([])
  sameWords = () => Promise.resolve('same')
  vi.resetModules()
  vi.doMock('@hub/core/cleaning/cleanFile', () => ({
    cleanFile: (bytes: Uint8Array) => cleanFile(bytes),
    inspectFile: () => inspectFile(),
  }))
  vi.doMock('@hub/core/cleaning/sameWords', () => ({ sameWords: () => sameWords() }))
  vi.stubGlobal('postMessage', (answer: CleaningAnswer) => said.push(answer))
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
})
afterEach(() => {
  vi.doUnmock('@hub/core/cleaning/cleanFile')
  vi.doUnmock('@hub/core/cleaning/sameWords')
  vi.doUnmock('@hub/core/extract/pdf/openPdf')
  vi.unstubAllGlobals()
})

/** What the worker says of a file in the end. */
async function asked(data: unknown = new Uint8Array(3)): Promise<CleaningAnswer | undefined> {
  const thread = new EventTarget()
  vi.stubGlobal('addEventListener', thread.addEventListener.bind(thread))
  await import('./cleaningWorker.ts')
  thread.dispatchEvent(new MessageEvent('message', { data }))
  await expect.poll(isOver).toBe(true)
  return said.at(-1)
}
const isOver = () =>
  errors.length > 0 || !['looking', 'checking'].includes(said.at(-1)?.step ?? 'looking')

/** By the class that the worker itself loads. */
const failing = (code: CleaningCode) => async (): Promise<never> => {
  const { CleaningProblem } = await import('@hub/core/cleaning/trace')
  throw new CleaningProblem(code)
}

test('a file that carries something is found, with its copy', async () => {
  expect(await asked()).toMatchObject({ step: 'found', found: { traces: removed } })
})

test.each(['locked', 'damaged'] as const)('a file that is %s goes on unseen', async (code) => {
  cleanFile = failing(code)
  expect(await asked()).toEqual({ step: 'unseen' })
})

test('so does a file that is none of the kinds that can be looked into', async () => {
  cleanFile = failing('kind')
  inspectFile = failing('kind')
  expect(await asked()).toEqual({ step: 'unseen' })
})

test('it says when all that it may need is there', async () => {
  expect(await asked(PREPARE)).toEqual({ step: 'loaded' })
})

test('it does not say so where a part did not come', async () => {
  vi.doMock('@hub/core/extract/pdf/openPdf', () => ({
    preparePdf: () => Promise.reject(new TypeError('Failed to fetch')),
  }))
  expect(await asked(PREPARE)).toEqual({ step: 'not_loaded' })
})

test('a part that did not load is an error of this thread, and nothing is said of the file', async () => {
  cleanFile = failing('not_loaded')
  expect(await asked()).toEqual({ step: 'looking' })
  expect(errors).toMatchObject([{ code: 'not_loaded' }])
})

test('neither is it where the copy is to be read', async () => {
  sameWords = failing('not_loaded')
  expect(await asked()).toEqual({ step: 'checking' })
  expect(errors).toMatchObject([{ code: 'not_loaded' }])
})

test('a file that unpacks to too much is asked about, and not called damaged', async () => {
  cleanFile = failing('too_large_inside')
  expect(await asked()).toMatchObject({ step: 'found', found: { traces: [], copy: 'inside' } })
})

test('what was found is told also where the words could not be read', async () => {
  sameWords = () => Promise.resolve('unread')
  expect(await asked()).toMatchObject({ step: 'found', found: { traces: removed, copy: 'unread' } })
})
