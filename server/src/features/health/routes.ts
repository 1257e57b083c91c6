import { getHealth, getReady } from '@hub/api/health'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'

export function registerHealth(app: FastifyInstance, { database }: Services): void {
  route(app, getHealth, {}, async () => ({ status: 'ok' as const }))

  route(app, getReady, {}, async ({ request }) => {
    try {
      await database.queries.execute(sql`select 1`)
    } catch (error) {
      request.log.error({ failure: describeFailure(error) }, 'the database does not answer')
      throw new Refusal(503, 'The database does not answer.')
    }
    return { status: 'ok' as const }
  })
}
