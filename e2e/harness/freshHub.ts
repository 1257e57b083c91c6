import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningHub, startHub } from './server.ts'

/**
 * Starts a hub of a test's own, whose chain holds nothing: for what is said of all its records, or of none.
 *
 * @param use what is done with it; it is stopped and gone afterwards
 */
export async function withFreshHub(
  use: (hub: RunningHub) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-fresh-'))
  await cp(process.env.HUB_IMAGE ?? '', folder, { recursive: true })
  // Most of them are stopped before anybody asks what it is for.
  const hub = await startHub(folder, { WARM_UP: 'off', ...env })
  try {
    await use(hub)
  } finally {
    await hub.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
