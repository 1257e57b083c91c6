import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { answer } from '@hub/core/assistant/answer'
import { guideIndex } from '@hub/core/retrieval/findEntries'
import { guideIndexSteps } from '@hub/core/retrieval/guideIndex'
import { expect, test, vi } from 'vitest'
import { untilIdle, warmAssistant } from './warmAssistant.ts'

vi.mock(import('@hub/core/retrieval/guideIndex'), { spy: true })

test('the index of the guide is there before the first question', async () => {
  let turns = 0
  await warmAssistant(async () => {
    turns++
  })
  expect(vi.mocked(guideIndexSteps)).toHaveBeenCalledTimes(1)
  expect(turns).toBeGreaterThan(5)
  answer({ message: 'How do I appeal?', history: [] })
  expect(vi.mocked(guideIndexSteps)).toHaveBeenCalledTimes(1)
})

test('the index that a build made is read, and answers the same', async () => {
  const question = { message: 'can my dad be my advisor at the hearing', history: [] }
  const builtHere = answer(question)
  const folder = await mkdtemp(join(tmpdir(), 'hub-index-'))
  const file = join(folder, 'guideIndex')
  await writeFile(file, serialize(guideIndex().data))
  vi.stubGlobal('GUIDE_INDEX', pathToFileURL(file).href)
  vi.resetModules()
  vi.mocked(guideIndexSteps).mockClear()
  const fresh = await import('./loadAssistant.ts')
  const assistant = await fresh.loadAssistant()
  expect(assistant.answer(question)).toEqual(builtHere)
  const again = await import('@hub/core/retrieval/guideIndex')
  expect(vi.mocked(again.guideIndexSteps)).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

test('a server that is at work is left alone until it is through', async () => {
  let atWork = true
  const work = () => {
    const until = performance.now() + 20
    while (performance.now() < until);
    if (atWork) setImmediate(work)
  }
  work()
  const started = performance.now()
  const through = vi.fn()
  const waiting = untilIdle().then(through)
  await expect.poll(() => performance.now()).toBeGreaterThan(started + 400)
  expect(through).not.toHaveBeenCalled()
  atWork = false
  await waiting
  expect(through).toHaveBeenCalled()
})
