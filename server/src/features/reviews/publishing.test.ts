import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReviewDesk } from './desk.ts'
import { startPublishing } from './publishing.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A desk that counts how often it is told to publish, as its hub begins at `now`. */
async function openDesk(now: number) {
  vi.useFakeTimers({ now })
  onTestFinished(() => void vi.useRealTimers())
  const publish = vi.fn(async () => {})
  const hooks: Record<string, () => Promise<void>> = {}
  const app = { addHook: (name: string, hook: () => Promise<void>) => void (hooks[name] = hook) }
  const desk = { start: async () => {}, publish }
  startPublishing(app as unknown as FastifyInstance, desk as unknown as ReviewDesk)
  await hooks.onReady?.()
  return publish
}

const noon = Date.parse('2026-11-24T12:00:00Z')

test('reviews are published every six hours', async () => {
  const publish = await openDesk(noon + HOUR_MS)
  await vi.advanceTimersByTimeAsync(4.9 * HOUR_MS)
  expect(publish).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(0.2 * HOUR_MS)
  expect(publish).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('a clock that is set back by weeks does not keep them for weeks', async () => {
  const publish = await openDesk(noon + 62 * DAY_MS)
  vi.setSystemTime(noon + HOUR_MS)
  await vi.advanceTimersByTimeAsync(5.1 * HOUR_MS)
  expect(publish).toHaveBeenCalled()
})
