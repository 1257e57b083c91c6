import type { FastifyInstance } from 'fastify'
import { describeFailure } from './describeFailure.ts'

const HOUR_MS = 3_600_000

/**
 * Does a piece of work when the server listens, and then every hour. A failure is logged and the next hour tries again.
 *
 * @param failed what the log says then
 */
export function everyHour(app: FastifyInstance, work: () => Promise<void>, failed: string): void {
  const run = () =>
    work().catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, failed)
    })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    void run()
    timer = setInterval(run, HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
