import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToToasts,
  toast,
} from './toastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('go after 5 seconds, not before', () => {
    toast({ title: 'Review Posted' })
    vi.advanceTimersByTime(4999)
    expect(currentToast()?.title).toBe('Review Posted')
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  it('are shown one at a time, each for its whole time', () => {
    toast({ title: 'First' })
    vi.advanceTimersByTime(4000)
    toast({ title: 'Second' })
    vi.advanceTimersByTime(4000)
    expect(currentToast()?.title).toBe('Second')
  })

  it('wait while paused and then use the time that was left', () => {
    toast({ title: 'Error' })
    vi.advanceTimersByTime(3000)
    pauseToast()
    vi.advanceTimersByTime(60_000)
    expect(currentToast()).toBeDefined()
    resumeToast()
    vi.advanceTimersByTime(1999)
    expect(currentToast()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  it('are not lengthened by pausing twice', () => {
    toast({ title: 'Error' })
    vi.advanceTimersByTime(1000)
    pauseToast()
    pauseToast()
    resumeToast()
    resumeToast()
    vi.advanceTimersByTime(4000)
    expect(currentToast()).toBeUndefined()
  })

  it('tell their listeners of coming and going', () => {
    const listener = vi.fn()
    const stop = subscribeToToasts(listener)
    toast({ title: 'Success' })
    dismissToast()
    stop()
    toast({ title: 'Unheard' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
