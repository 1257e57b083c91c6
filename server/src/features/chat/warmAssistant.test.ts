import { answer } from '@hub/core/assistant/answer'
import { guideIndexSteps } from '@hub/core/retrieval/guideIndex'
import { expect, test, vi } from 'vitest'
import { untilIdle } from './untilIdle.ts'
import { warmAssistant } from './warmAssistant.ts'

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
  await vi.waitUntil(() => performance.now() > started + 400, { timeout: 5000 })
  expect(through).not.toHaveBeenCalled()
  atWork = false
  await waiting
  expect(through).toHaveBeenCalled()
})
