/** Builds what changed since the last time, then becomes the server (in this very process). */
import { buildIfChanged } from './build/build.ts'

await buildIfChanged()
await import('../server/src/main.ts')
