import { PASSKEY_ID_MAX } from '@hub/api/account'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createAnalyzer } from './analysis/analyzer.ts'
import type { Chain } from './chain/chain.ts'
import type { Config } from './config.ts'
import { watchClock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import { startJobs } from './db/jobs.ts'
import { findWalls } from './extraction/walls/findWalls.ts'
import { describeWalls } from './extraction/walls/walls.ts'
import { registerAccount, registerConfig } from './features/account/routes.ts'
import { registerActivities } from './features/activities/routes.ts'
import { registerAnswers } from './features/answers/routes.ts'
import { registerChain } from './features/chain/routes.ts'
import { registerChat } from './features/chat/routes.ts'
import { AnswersUnderWay } from './features/chat/underWay.ts'
import { warmAssistant } from './features/chat/warmAssistant.ts'
import { publishContent } from './features/content/publish.ts'
import { registerContent, registerOwnContent } from './features/content/routes.ts'
import { analyzeDocument, giveUpAnalysis, readAhead } from './features/documents/analysisJobs.ts'
import { registerDocuments } from './features/documents/routes.ts'
import { registerGuides } from './features/guides/routes.ts'
import { registerHealth } from './features/health/routes.ts'
import type { Desk } from './features/moderation/desk.ts'
import { registerModeration, registerModerationDesk } from './features/moderation/routes.ts'
import { ResourceFinder } from './features/resources/finder.ts'
import { registerResources } from './features/resources/routes.ts'
import { registerReviews } from './features/reviews/routes.ts'
import { SchoolDirectory } from './features/schools/directory.ts'
import { registerSchools } from './features/schools/routes.ts'
import { registerSignIn } from './features/signIn/routes.ts'
import { forgetPayer, startHousekeeping } from './features/subscription/housekeeping.ts'
import { PaymentProvider } from './features/subscription/paymentProvider.ts'
import { registerSubscription } from './features/subscription/routes.ts'
import { registerWebhook } from './features/subscription/webhook.ts'
import { registerTrust } from './features/trust/routes.ts'
import { registerVerification } from './features/verification/routes.ts'
import { createListener } from './listener/listenerThread.ts'
import type { LoggedErrors } from './metrics/loggedErrors.ts'
import { describeFailure } from './plugins/describeFailure.ts'
import { answerError, brokenRequestAnswerer } from './plugins/errors.ts'
import { handleBefore } from './plugins/handleBefore.ts'
import { registerJsonBody } from './plugins/jsonBody.ts'
import { loggerOptions } from './plugins/logging.ts'
import { answerUnreadable, registerNotFound } from './plugins/notFound.ts'
import { registerOpenApi } from './plugins/openApi.ts'
import { registerCookieGuard, registerOriginGuard } from './plugins/originGuard.ts'
import { answerReader, PublicCache } from './plugins/publicCache.ts'
import { createRateLimits } from './plugins/rateLimits.ts'
import { requestId } from './plugins/requestIds.ts'
import {
  headersByPage,
  headersByScript,
  isSecure,
  securityHeaders,
  styledPageHeaders,
} from './plugins/securityHeaders.ts'
import { registerSecurityTxt } from './plugins/securityTxt.ts'
import { registerSessions } from './plugins/session.ts'
import { registerWebPages } from './plugins/webPages.ts'
import { RegistryFollower } from './registry/follower.ts'
import { followRegistry } from './registry/followRegistry.ts'
import { finishChangeOfKey } from './sealing/finishChangeOfKey.ts'
import { openHubIdentity } from './sealing/hubIdentity.ts'
import { Keyring } from './sealing/keyring.ts'
import { SealingThread } from './sealing/sealingThread.ts'
import type { Secrets } from './secrets.ts'
import type { Services } from './services.ts'
import { openStorage } from './storage/openStorage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For `npm run admin`, whose commands the running server carries out. */
    desk: Desk
  }
}

const LARGEST_JSON_BODY = 128 * 1024
const PREPARE_AFTER_MS = 300
const JOBS_FAREWELL_MS = 8_000

/**
 * Builds the server over an open database, without listening: `main` does that, and tests inject requests.
 *
 * @param opening the chain, which may still be starting; null: the hub runs without one
 */
export async function buildApp(
  config: Config & Secrets,
  database: Database,
  opening: Chain | null | Promise<Chain | null> = null,
): Promise<FastifyInstance> {
  const headers = securityHeaders(isSecure(config))
  const cache = new PublicCache(headers)
  const mark = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
  const errors = { count: 0 }
  const app = Fastify({
    logger: loggerOptions(config.logLevel, errors),
    logController: new LogController({ disableRequestLogging: true }),
    // What is under way when the hub is stopped is answered as ever.
    return503OnClosing: false,
    clientErrorHandler: brokenRequestAnswerer(headers),
    // An address that cannot be read never reaches the hooks.
    frameworkErrors: (error, request, reply) =>
      void answerUnreadable(error, request, mark(request, reply), sendPage),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_JSON_BODY,
    routerOptions: { maxParamLength: PASSKEY_ID_MAX },
    serverFactory: handleBefore((request, response) => cache.answer(request, response)),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerJsonBody(app)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => void mark(request, reply))
  registerOriginGuard(app, config.publicUrl)
  registerCookieGuard(app)
  await cache.register(app, database)
  // Before all that goes by it.
  watchClock(app, database)
  const services = await openServices(app, cache, config, database, opening)
  if (config.warmUp) {
    app.addHook('onListen', () => void setTimeout(prepare, PREPARE_AFTER_MS, services).unref())
  }
  // What is under way is finished; new work is left to the next start, or to another server.
  app.addHook('preClose', () => services.jobs.stopTaking())
  app.addHook('onClose', async () => {
    await services.jobs.stop(JOBS_FAREWELL_MS)
    await services.analyzer.close()
    await services.listener.close()
    await services.sealing.close()
  })
  app.decorate('desk', services)
  if (config.metricsPort !== null) await openMetrics(app, services, errors, config.metricsPort)
  const readAnswer = answerReader(app, cache)
  const ownHeaders = headersByPage(config, services.chain)
  const ownScripts = headersByScript(config)
  const sendPage = await registerWebPages(
    app,
    config.exitUrl,
    readAnswer,
    ownHeaders,
    ownScripts,
    (style) => styledPageHeaders(config, style),
  )
  registerNotFound(app, sendPage)
  await registerOpenApi(app)
  await registerOpen(app, services)
  await app.register(async (own) => registerOwn(own, services))
  return app
}

/** Opens what the features share. The chain last: it starts meanwhile. */
async function openServices(
  app: FastifyInstance,
  cache: PublicCache,
  config: Config & Secrets,
  database: Database,
  opening: Chain | null | Promise<Chain | null>,
): Promise<Services> {
  const keyring = new Keyring(config.encryptionKey, ...config.otherKeys)
  const directory = await SchoolDirectory.open(database)
  const finder = await ResourceFinder.open(database)
  const storage = await openStorage(config, 'documents')
  const contentStorage = await openStorage(config, 'content')
  const hubId = await openHubIdentity(database.queries, keyring)
  const chain = await opening
  const services: Services = {
    config,
    database,
    cache,
    limits: createRateLimits(config.rateLimits),
    keyring,
    directory,
    finder,
    storage,
    contentStorage,
    sealing: new SealingThread(),
    underWay: new AnswersUnderWay(database),
    hubId,
    log: app.log,
    analyzer: createAnalyzer(app.log),
    listener: createListener(),
    payments: config.stripe && new PaymentProvider(config.stripe),
    chain,
    follower: chain && new RegistryFollower(chain, () => services),
    jobs: startJobs(
      database,
      {
        'read-document': (attempt) => readAhead(services, attempt),
        'analyze-document': (attempt) => analyzeDocument(services, attempt),
        'give-up-analysis': (attempt) => giveUpAnalysis(services, attempt),
        'forget-payer': (attempt) => forgetPayer(services, attempt),
        'publish-content': (attempt) => publishContent(services, attempt),
      },
      (error) => app.log.error({ failure: describeFailure(error) }, 'the queue of jobs failed'),
    ),
  }
  return services
}

/** Loaded only where it is asked for. Served from when the hub listens until it has stopped. */
async function openMetrics(
  app: FastifyInstance,
  services: Services,
  errors: LoggedErrors,
  port: number,
): Promise<void> {
  const { measureHub } = await import('./metrics/metrics.ts')
  const { serveMetrics } = await import('./metrics/metricsServer.ts')
  const server = await serveMetrics(measureHub(app, services, errors), port)
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

/** What the first who needs it would wait for, and the start need not. A failure is told to who then asks. */
function prepare({ analyzer, directory, finder, listener, log }: Services): void {
  finder.prepare().catch(() => {})
  directory.prepare().catch(() => {})
  warmAssistant()
    .then(() => analyzer.prepare())
    .catch(() => {})
    .then(() => listener.prepare())
    .catch((error: unknown) => {
      log.error(
        { failure: describeFailure(error) },
        'the model that hears messages cannot be opened',
      )
    })
  tellWalls(log).catch(() => {})
}

/** Tries what stands around the reader of files, and tells the operator in one line. */
async function tellWalls(log: FastifyBaseLogger): Promise<void> {
  const walls = await findWalls()
  const line = describeWalls(walls)
  if (walls.openToPictures.length === 0) log.info(line)
  else log.warn(line)
}

/** The calls that do not know who asks, and what is done for nobody's call. */
async function registerOpen(app: FastifyInstance, services: Services): Promise<void> {
  registerHealth(app, services)
  registerConfig(app, services)
  registerSecurityTxt(app, services.config)
  registerTrust(app, services)
  registerChain(app, services)
  registerGuides(app, services)
  registerResources(app, services)
  registerSchools(app, services)
  await registerReviews(app, services)
  registerAnswers(app, services)
  registerModeration(app, services)
  registerVerification(app, services)
  registerWebhook(app, services)
  registerContent(app, services)
  startHousekeeping(app, services)
  finishChangeOfKey(app, services)
  if (services.follower) followRegistry(app, services.follower)
}

/** The calls that know who asks. All others never see a session. */
function registerOwn(app: FastifyInstance, services: Services): void {
  registerSessions(app, services.database, services.config)
  registerAccount(app, services)
  registerSignIn(app, services)
  registerActivities(app, services)
  registerDocuments(app, services)
  registerOwnContent(app, services)
  registerModerationDesk(app, services)
  registerChat(app, services)
  registerSubscription(app, services)
}
