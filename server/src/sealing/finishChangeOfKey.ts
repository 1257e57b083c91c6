import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../plugins/describeFailure.ts'
import type { Services } from '../services.ts'
import { lockAgain } from './lockAgain.ts'

/**
 * Goes on with a change of key that was under way when the hub stopped: soon after the start, while it serves. The key
 * before stays until `npm run admin -- keys forget`.
 */
export function finishChangeOfKey(
  app: FastifyInstance,
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
): void {
  const stopping = new AbortController()
  let work = Promise.resolve()
  app.addHook('onListen', async () => {
    if (keyring.ids.length > 1) work = run()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await work
  })

  async function run(): Promise<void> {
    try {
      const { done, broken } = await lockAgain(database.queries, keyring, stopping.signal)
      if (broken > 0) app.log.error({ broken }, 'some sealed values open with no key')
      if (done > 0) app.log.info({ done }, 'sealed values were locked with the present key')
    } catch (error) {
      app.log.error({ failure: describeFailure(error) }, 'the change of key did not go on')
    }
  }
}
