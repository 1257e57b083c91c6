import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 100
/** The part of the time in which an idle server is at work. */
const IDLE = 0.2

/** Waits until the server has next to nothing to do. Keeps no process alive. */
export async function untilIdle(): Promise<void> {
  let busy = 1
  while (busy > IDLE) {
    const before = performance.eventLoopUtilization()
    await wait(LOOK_MS, undefined, { ref: false })
    busy = performance.eventLoopUtilization(before).utilization
  }
}
