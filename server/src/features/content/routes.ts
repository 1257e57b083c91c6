import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { sweepOrphans } from '../../storage/orphans.ts'
import { registerGateway } from './gateway.ts'
import { registerPut } from './put.ts'
import { registerReading } from './reading.ts'
import { registerRemoval } from './removal.ts'
import { keptFiles } from './store.ts'
import { startSweeping } from './sweep.ts'

/** The calls that do not know who asks. */
export function registerContent(app: FastifyInstance, services: Services): void {
  registerReading(app, services)
  registerGateway(app, services)
  registerRemoval(app, services)
  startSweeping(app, services)
  const { database, hubId, contentStorage } = services
  sweepOrphans(app, {
    storage: contentStorage,
    hubId,
    keptFiles: (keys) => keptFiles(database.queries, keys),
  })
}

/** The call that may make a guest account. */
export function registerOwnContent(app: FastifyInstance, services: Services): void {
  // In a scope of its own: no other call reads bytes as they come.
  app.register(async (scope) => registerPut(scope, services))
}
