import type { FastifyBaseLogger } from 'fastify'
import type { Analyzer } from './analysis/analyzer.ts'
import type { Chain } from './chain/chain.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Jobs } from './db/jobs.ts'
import type { AnswersUnderWay } from './features/chat/underWay.ts'
import type { ResourceFinder } from './features/resources/finder.ts'
import type { SchoolDirectory } from './features/schools/directory.ts'
import type { PaymentProvider } from './features/subscription/paymentProvider.ts'
import type { ListenerThread } from './listener/listenerThread.ts'
import type { PublicCache } from './plugins/publicCache.ts'
import type { RateLimits } from './plugins/rateLimits.ts'
import type { RegistryFollower } from './registry/follower.ts'
import type { Keyring } from './sealing/keyring.ts'
import type { SealingThread } from './sealing/sealingThread.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

/** What the features share: made once in `buildApp` and handed to each of them. */
export interface Services {
  config: Config & Secrets
  database: Database
  cache: PublicCache
  limits: RateLimits
  keyring: Keyring
  directory: SchoolDirectory
  finder: ResourceFinder
  /** The sealed originals of documents. */
  storage: Storage
  /** What records on chain refer to, as it is. */
  contentStorage: Storage
  sealing: SealingThread
  underWay: AnswersUnderWay
  /** Which hub this is (sealing/hubIdentity.ts). */
  hubId: string
  jobs: Jobs
  analyzer: Analyzer
  /** Hears what messages to the assistant ask. */
  listener: ListenerThread
  /** Null: the demo, which charges nothing. */
  payments: PaymentProvider | null
  /** The network that carries the registry; null: the hub runs without one. */
  chain: Chain | null
  /** Reads the registry's events; null without a chain. */
  follower: RegistryFollower | null
  /** For what no request asked for. */
  log: FastifyBaseLogger
}
