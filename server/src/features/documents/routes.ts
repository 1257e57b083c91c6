import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { sweepOrphans } from '../../storage/orphans.ts'
import { registerAnalysis } from './analysis.ts'
import { registerFile } from './file.ts'
import { registerReading } from './reading.ts'
import { registerRemoval } from './removal.ts'
import { keptFiles } from './store.ts'
import { registerUpload } from './upload.ts'

export function registerDocuments(app: FastifyInstance, services: Services): void {
  registerReading(app, services)
  registerFile(app, services)
  registerRemoval(app, services)
  registerAnalysis(app, services)
  // In a scope of its own: no other call reads multipart forms.
  app.register(async (scope) => registerUpload(scope, services))
  const { database, hubId, storage } = services
  sweepOrphans(app, { storage, hubId, keptFiles: (keys) => keptFiles(database.queries, keys) })
}
