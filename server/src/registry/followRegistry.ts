import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../plugins/describeFailure.ts'
import { FollowerStopped, type RegistryFollower } from './follower.ts'

/** A content waits a day for its record, so there is no hurry; who removes one has it read at once. */
const PAUSE_MS = 60_000

/** Reads the registry's events from the start of the server to its end. */
export function followRegistry(app: FastifyInstance, follower: RegistryFollower): void {
  const read = () =>
    follower.catchUp().catch((error: unknown) => {
      if (error instanceof FollowerStopped) return
      app.log.warn({ failure: describeFailure(error) }, "the registry's events were not read")
    })
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const readOn = async () => {
    await read()
    if (!isClosed) timer = setTimeout(readOn, PAUSE_MS).unref()
  }
  app.addHook('onListen', () => void readOn())
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await follower.stop()
  })
}
