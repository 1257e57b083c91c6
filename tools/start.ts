/** Builds what changed since the last time, then becomes the server (in this very process). */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildIfChanged } from './build/build.ts'

// A second start finds its modules stripped of types and compiled.
enableCompileCache(fileURLToPath(new URL('../.build/compile-cache', import.meta.url)))
await buildIfChanged()
await import('../server/src/main.ts')
flushCompileCache()
