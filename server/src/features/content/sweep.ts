import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { Services } from '../../services.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000

/** Removes what no record came to refer to: at the start and then every hour. */
export function startSweeping(app: FastifyInstance, services: Services): void {
  const sweep = () =>
    sweepUnreferenced(services).catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, 'contents without a record were not swept')
    })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    void sweep()
    timer = setInterval(sweep, HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Removes contents whose time was over when the chain had last been read to its end, and that no record refers
 * to. So nothing is removed because the hub did not look, however long the chain did not answer. A database
 * that never had a chain goes by its clock.
 */
export async function sweepUnreferenced(services: Services): Promise<void> {
  const { chain, config, contentStorage, jobs } = services
  for (;;) {
    const swept = await jobs.transaction(async (transaction, send) => {
      const until = await store.readUntil(transaction, chain !== null)
      const rows = until ? await store.deleteUnreferenced(transaction, until) : []
      // One that the chain took back may have been published.
      const texts = config.ipfsApiUrl ? rows.filter(({ isText }) => isText) : []
      if (texts.length > 0) await send('publish-content', ...texts.map(({ cid }) => ({ cid })))
      return rows
    })
    if (swept.length === 0) return
    for (const { file } of swept) if (file) await contentStorage.remove(file)
  }
}
