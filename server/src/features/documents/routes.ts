import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { registerAnalysis } from './analysis.ts'
import { registerFile } from './file.ts'
import { registerReading } from './reading.ts'
import { registerRemoval } from './removal.ts'
import { startSweeping } from './sweep.ts'
import { registerUpload } from './upload.ts'

export function registerDocuments(app: FastifyInstance, services: Services): void {
  registerReading(app, services)
  registerFile(app, services)
  registerRemoval(app, services)
  registerAnalysis(app, services)
  // In a scope of its own: no other call reads multipart forms.
  app.register(async (scope) => registerUpload(scope, services))
  startSweeping(app, services)
}
