import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './browserRecord.ts'

const MINUTE = 60_000
let page: EventTarget
let screen: EventTarget
let idle: number
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  ;[page, screen, idle] = [new EventTarget(), new EventTarget(), 0]
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', screen)
  stop = watchIdle(15 * MINUTE, () => {
    idle += 1
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const touch = () => page.dispatchEvent(new Event('keydown'))

test('tells after 15 minutes without a sign of somebody, and each sign begins them anew', () => {
  vi.advanceTimersByTime(14 * MINUTE)
  touch()
  vi.advanceTimersByTime(14 * MINUTE)
  expect(idle).toBe(0)
  vi.advanceTimersByTime(MINUTE)
  expect(idle).toBe(1)
})

test('counts the sleep of a device, whose timers stood still', () => {
  vi.setSystemTime(Date.now() + 20 * MINUTE)
  screen.dispatchEvent(new Event('visibilitychange'))
  expect(idle).toBe(1)
})

test('is told by the first touch after such a sleep, before that counts as one', () => {
  vi.setSystemTime(Date.now() + 20 * MINUTE)
  touch()
  expect(idle).toBe(1)
})

test('ends', () => {
  stop()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(idle).toBe(0)
})
