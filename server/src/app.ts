import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { registerHealth } from './features/health/routes.ts'
import { registerResources } from './features/resources/routes.ts'
import { registerReviews } from './features/reviews/routes.ts'
import { SchoolDirectory } from './features/schools/directory.ts'
import { registerSchools } from './features/schools/routes.ts'
import { answerError } from './plugins/errors.ts'
import { handleBefore } from './plugins/handleBefore.ts'
import { loggerOptions } from './plugins/logging.ts'
import { registerNotFound } from './plugins/notFound.ts'
import { registerOpenApi } from './plugins/openApi.ts'
import { registerOriginGuard } from './plugins/originGuard.ts'
import { PublicCache } from './plugins/publicCache.ts'
import { createRateLimits } from './plugins/rateLimits.ts'
import { answerReader } from './plugins/readAnswer.ts'
import { requestId } from './plugins/requestIds.ts'
import { securityHeaders } from './plugins/securityHeaders.ts'
import { registerWebPages } from './plugins/webPages.ts'
import type { Services } from './services.ts'

const LARGEST_JSON_BODY = 128 * 1024

/** Builds the server over an open database, without listening: `main` does that, and tests inject requests. */
export async function buildApp(config: Config, database: Database): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const cache = new PublicCache(headers)
  const mark = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read never reaches the hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, mark(request, reply)),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_JSON_BODY,
    routerOptions: { maxParamLength: 500 },
    serverFactory: handleBefore((request, response) => cache.answer(request, response)),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => void mark(request, reply))
  registerOriginGuard(app, config.publicUrl)
  await registerOpenApi(app)
  await cache.register(app, database)
  const services: Services = {
    database,
    cache,
    limits: createRateLimits(config.rateLimits),
    directory: await SchoolDirectory.open(database),
  }
  registerNotFound(app, await registerWebPages(app, config.exitUrl, answerReader(app, cache)))
  registerHealth(app, services)
  registerResources(app, services)
  registerSchools(app, services)
  registerReviews(app, services)
  return app
}
