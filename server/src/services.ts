import type { Database } from './db/database.ts'
import type { SchoolDirectory } from './features/schools/directory.ts'
import type { PublicCache } from './plugins/publicCache.ts'
import type { RateLimits } from './plugins/rateLimits.ts'

/** What the features share: made once in `buildApp` and handed to each of them. */
export interface Services {
  database: Database
  cache: PublicCache
  limits: RateLimits
  directory: SchoolDirectory
}
