/** `npm run admin`: compiles the content where it changed, which the hub's own command line reads, then runs that. */
import { refreshContent } from './build/content/refresh.ts'

await refreshContent()
await import('@hub/server/admin/cli')
