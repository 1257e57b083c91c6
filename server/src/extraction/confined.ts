import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { usualLimits } from './limits.ts'

/** As `nice` counts: the server's own work goes first where there is not enough for both. */
const BEHIND_SERVER = 5

export type ConfinedProcess = ChildProcessByStdio<Writable, Readable, null>

/**
 * No core file (it would hold the document in plain), a limit of the operating system on memory, and the first
 * to be ended when the machine runs out of it. What a system does not know of these, it leaves out.
 */
const CONFINE = `ulimit -c 0; ulimit -d ${usualLimits.megabytes * 1024} 2>/dev/null
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$@"`

/**
 * Starts a program that handles a document, behind the server in priority and without the server's environment,
 * which holds secrets. Its words about itself go nowhere: they could quote the document.
 */
export function startConfined(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): ConfinedProcess {
  const child = spawn('/bin/sh', ['-c', CONFINE, 'sh', command, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env,
    cwd: '/',
  })
  // Writing to a process that has ended fails; that it has ended is told by its exit.
  child.stdin.on('error', () => {})
  if (child.pid !== undefined) lower(child.pid)
  return child
}

function lower(pid: number): void {
  try {
    setPriority(pid, BEHIND_SERVER)
  } catch {
    // It has ended already, or the system does not allow it: it then runs as the server does.
  }
}
