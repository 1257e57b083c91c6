import { getTrust } from '@hub/api/trust'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { setupOf } from './setupOf.ts'

export function registerTrust(app: FastifyInstance, { chain, config }: Services): void {
  const setup = setupOf(config, chain)
  // It never changes while the server runs, and pages are drawn with it.
  route(app, getTrust, { publicTables: [] }, async () => setup)
}
