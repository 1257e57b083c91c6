import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const linux = {
  /** A folder whose files are in memory. */
  memory: '/dev/shm',
  /** Bytes that must be free there: several times what a run keeps at once. */
  room: 6 * 2 ** 30,
}

/**
 * Has this process, and those that it starts, keep temporary files in memory where there is much of it: each of some
 * 250 hubs copies a database of 500 files, which is slow on a disk. It leaves a place that somebody has set.
 *
 * @returns removes the files
 */
export async function keepTemporaryFilesInMemory({
  memory,
  room,
} = linux): Promise<() => Promise<void>> {
  if (process.env.TMPDIR || !(await hasRoom(memory, room))) return async () => {}
  await removeLeftovers(memory)
  const folder = await mkdtemp(join(memory, `hub-test-run-${process.pid}-`))
  // As open as /tmp: PostgreSQL and apt work as users of their own.
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  return async () => {
    delete process.env.TMPDIR
    await rm(folder, { recursive: true, force: true })
  }
}

async function hasRoom(memory: string, room: number): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(memory)
    return Math.min(bavail * bsize, freemem()) > room
  } catch {
    return false
  }
}

/** Removes the files of runs that were killed. */
async function removeLeftovers(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    const [, run] = /^hub-test-run-(\d+)-/.exec(name) ?? []
    if (run && !isRunning(Number(run)))
      await rm(join(memory, name), { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
