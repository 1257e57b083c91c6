import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ChainFiles } from './files.ts'

/** A guard that lost its server ends the chain within this time. */
const ENDS_BY_ITSELF_MS = 12_000
const LOOK_EVERY_MS = 20

/**
 * Waits for the end of a chain that an earlier server left behind, and ends it where nothing else does. Only
 * processes whose command names this very folder are ever touched. The caller holds the lock on DATA_DIR.
 */
export async function endStale(files: ChainFiles): Promise<void> {
  const [guard, anvil] = await keptPids(files)
  const until = Date.now() + ENDS_BY_ITSELF_MS
  while (await isOurs(guard, files)) {
    if (Date.now() > until) end(guard)
    await wait(LOOK_EVERY_MS)
  }
  while (await isOurs(anvil, files)) {
    end(anvil)
    await wait(LOOK_EVERY_MS)
  }
  await rm(files.pids, { force: true })
}

async function keptPids(files: ChainFiles): Promise<[guard: number, anvil: number]> {
  const text = await readFile(files.pids, 'utf8').catch(() => '')
  const [, guard, anvil] = /^(\d+) (\d+)$/.exec(text.trim()) ?? []
  return [Number(guard ?? 0), Number(anvil ?? 0)]
}

async function isOurs(pid: number, files: ChainFiles): Promise<boolean> {
  return pid > 0 && (await commandOf(pid)).includes(files.last)
}

/** What a process was started with; nothing where there is none, or where it has ended. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  }
  return promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended in this moment.
  }
}
