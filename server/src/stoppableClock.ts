/** A clock that counts only between `start` and `stop`, and rings once its time is used up. */
export interface StoppableClock {
  start(): void
  stop(): void
}

export function stoppableClock(milliseconds: number, ring: () => void): StoppableClock {
  let left = milliseconds
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  return {
    stop,
    start() {
      stop()
      since = performance.now()
      timer = setTimeout(ring, Math.max(0, left))
    },
  }
}
