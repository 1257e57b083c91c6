import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { usualLimits } from './limits.ts'
import { FILTER_FD, insideBubblewrap } from './walls/bubblewrap.ts'
import { systemCallFilter } from './walls/systemCalls.ts'
import type { Walls } from './walls/walls.ts'

/** As `nice` counts: the server's own work goes first where there is not enough for both. */
const BEHIND_SERVER = 5

export type ConfinedProcess = ChildProcessByStdio<Writable, Readable, null>

const filter = systemCallFilter(process.arch)

/**
 * No core file (it would hold the document in plain), no byte into any file, a limit of the operating system on
 * memory, and the first to be ended when the machine runs out of it. What a system does not know of these, it leaves
 * out.
 */
const CONFINE = `ulimit -c 0; ulimit -f 0; ulimit -d ${usualLimits.megabytes * 1024} 2>/dev/null
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$@"`

interface Program {
  /** The program's full path, and its arguments. */
  readonly command: readonly string[]
  /** The files and folders that it needs, besides the libraries of the system. */
  readonly readable: readonly string[]
  readonly env: Record<string, string>
}

/**
 * Starts a program that handles a document behind walls, after the server in priority, and without the server's
 * environment, which holds secrets. Its words about itself go nowhere: they could quote the document.
 */
export function startConfined(
  { bubblewrap, user }: Walls,
  { command, readable, env }: Program,
): ConfinedProcess {
  const hasFilter = bubblewrap !== null && filter !== null
  const inside = bubblewrap
    ? insideBubblewrap(command, { bubblewrap, user, hasFilter, readable })
    : command
  const child = spawn('/bin/sh', ['-c', CONFINE, 'sh', ...inside], {
    stdio: ['pipe', 'pipe', 'ignore', ...(hasFilter ? ['pipe' as const] : [])],
    env,
    cwd: '/',
    // A group of its own, so that all of it can be ended at once; without a terminal that it could write to.
    detached: true,
    ...(!bubblewrap && user !== null && { uid: user, gid: user }),
  }) as unknown as ConfinedProcess
  // Writing to a process that has ended fails; that it has ended is told by its exit.
  child.stdin.on('error', () => {})
  if (hasFilter) hand(child.stdio[FILTER_FD] as Writable, filter)
  if (child.pid !== undefined) lower(child.pid)
  return child
}

/**
 * Ends a program with all that was started for it. To end bubblewrap alone is not enough: killed while it builds its
 * walls, it leaves behind the process inside. Its pipes are closed, so that nobody waits for its last word.
 */
export function endConfined(child: ConfinedProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
  child.stdin.destroy()
  child.stdout.destroy()
}

function hand(pipe: Writable, bytes: Uint8Array): void {
  pipe.on('error', () => {})
  pipe.end(bytes, () => pipe.destroy())
}

function lower(pid: number): void {
  try {
    setPriority(pid, BEHIND_SERVER)
  } catch {
    // It has ended already, or the system does not allow it: it then runs as the server does.
  }
}
