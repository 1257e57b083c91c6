/**
 * The clock that the queue of jobs waits by. It goes on evenly from the time of the process's start: where the machine's
 * clock is set back, the queue would else wait until it has caught up, and look after nothing meanwhile.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}
