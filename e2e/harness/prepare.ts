import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHub } from './server.ts'

const fromBuild = (path: string) => fileURLToPath(new URL(`../../.build/${path}`, import.meta.url))
const built = ['web/routes.json', 'server/main.js'].map(fromBuild)

/** Once for all browser tests: a data folder with the first content, which every worker copies. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!built.every(existsSync)) throw new Error('Build first: npm run build')
  // The hubs, and the commands of an operator, load the same modules again and again: the first one compiles them.
  process.env.NODE_COMPILE_CACHE ??= fromBuild('compiled-for-tests')
  const folder = await mkdtemp(join(tmpdir(), 'hub-browser-'))
  const hub = await startHub(folder, { WARM_UP: 'off' })
  await hub.stop()
  process.env.HUB_IMAGE = folder
  return () => rm(folder, { recursive: true, force: true })
}
