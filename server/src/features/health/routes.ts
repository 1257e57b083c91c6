import { getHealth, getReady } from '@hub/api/health'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ChainFault } from '../../chain/chain.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'

export function registerHealth(app: FastifyInstance, { database, chain }: Services): void {
  route(app, getHealth, {}, async () => ({ status: 'ok' as const }))

  route(app, getReady, {}, async ({ request }) => {
    try {
      await database.queries.execute(sql`select 1`)
    } catch (error) {
      request.log.error({ failure: describeFailure(error) }, 'the database does not answer')
      throw new Refusal(503, 'The database does not answer.')
    }
    await chain?.check().catch((error: unknown) => {
      throw error instanceof ChainFault ? new Refusal(503, error.message) : error
    })
    return { status: 'ok' as const }
  })
}
