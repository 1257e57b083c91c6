import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { ReviewDesk } from './desk.ts'
import { nextSetTime } from './schedule.ts'

/** How often the clock is looked at: a timer of hours would be late after the machine has slept. */
const LOOK_MS = 30_000

/** Publishes what waits at the set times, and at the start what was due while the hub was away. */
export function startPublishing(app: FastifyInstance, desk: ReviewDesk): void {
  const settle = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, 'reviews were not published')
    })
  let next = nextSetTime(new Date())
  let timer: NodeJS.Timeout | undefined
  // Before the first call is served: a batch that was published as the process ended is settled by then.
  app.addHook('onReady', async () => {
    await settle(desk.start(new Date()))
    timer = setInterval(() => {
      const now = new Date()
      const following = nextSetTime(now)
      // The second: the clock went back.
      if (now < next && next <= following) return
      next = following
      void settle(desk.publish(now))
    }, LOOK_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
