import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHub } from './server.ts'

const built = ['web/routes.json', 'server/main.js'].map((path) =>
  fileURLToPath(new URL(`../../.build/${path}`, import.meta.url)),
)

/** Once for all browser tests: a data folder with the first content, which every worker copies. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!built.every(existsSync)) throw new Error('Build first: npm run build')
  const folder = await mkdtemp(join(tmpdir(), 'hub-browser-'))
  const hub = await startHub(folder)
  await hub.stop()
  process.env.HUB_IMAGE = folder
  return () => rm(folder, { recursive: true, force: true })
}
