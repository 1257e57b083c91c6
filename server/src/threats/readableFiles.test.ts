import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HubFolder, makeHubFolder } from '../testing/hubProcess.ts'

let hub: HubFolder
let outside: string

beforeEach(async () => {
  hub = await makeHubFolder()
  outside = await mkdtemp(join(tmpdir(), 'hub-outside-'))
})
afterEach(async () => {
  await hub.remove()
  await rm(outside, { recursive: true, force: true })
})

/** The mode of a file; none where it has gone, as a running hub removes what nothing refers to. */
async function modeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return { mode: 0 }
    throw error
  })
  return found.mode
}

/** What others than the hub's user may do with anything below the folder: its path and its mode. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const paths = [folder, ...names.map((name) => join(folder, name))]
  const modes = await Promise.all(paths.map(async (path) => [path, await modeOf(path)] as const))
  return modes
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([path, mode]) => `${path} ${(mode & 0o777).toString(8)}`)
}

test('readable files: no file of a hub is open to others on its machine, neither one that was there nor a new one', async () => {
  // In a folder where nobody sweeps.
  await mkdir(join(hub.dataDir, 'older'))
  await writeFile(join(hub.dataDir, 'older', 'file'), 'x')
  await chmod(join(hub.dataDir, 'older', 'file'), 0o666)
  await chmod(join(hub.dataDir, 'older'), 0o777)
  await chmod(hub.dataDir, 0o755)
  const url = await hub.start()
  const write = await fetch(`${url}/api/passkeys/register/options`, { method: 'POST' })
  expect(write.status).toBe(200)
  expect(await openToOthers(hub.dataDir)).toEqual([])
  await hub.kill('SIGTERM')
  expect(await openToOthers(hub.dataDir)).toEqual([])
})

test('readable files: a database that the hub makes itself is not open to others', async () => {
  await rm(join(hub.dataDir, 'pglite'), { recursive: true })
  await hub.start()
  expect(await openToOthers(hub.dataDir)).toEqual([])
})

test('what a link in the folder leads to keeps its mode', async () => {
  const target = join(outside, 'shared')
  await writeFile(target, 'x')
  await chmod(target, 0o644)
  await symlink(target, join(hub.dataDir, 'link'))
  await hub.start()
  expect((await stat(target)).mode & 0o777).toBe(0o644)
})
