import { expect, test, vi } from 'vitest'
import { untilIdle, warmAssistant } from './warmAssistant.ts'

test('the assistant is made ready in pieces, each when the server has nothing else to do', async () => {
  let turns = 0
  await warmAssistant(async () => {
    turns++
  })
  expect(turns).toBeGreaterThan(5)
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
