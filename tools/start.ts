/** Builds what changed since the last time, then becomes the server (in this very process). */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildIfChanged } from './build/build.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// A second start finds its modules compiled.
enableCompileCache(fromHere('../.build/compile-cache'))
await buildIfChanged()
// The bundle of server/src/main.ts, which is loaded much sooner (tools/build/server.ts).
await import(fromHere('../.build/server/main.js'))
flushCompileCache()
