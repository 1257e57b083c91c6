import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from './findProgram.ts'

/**
 * Takes from a process the right to open anything: files, connections, an inspector. What is open stays, and the right
 * cannot be had back, since the hard limit goes too.
 *
 * @param user who the process runs as; null: as the server does
 * @throws Error where the system has no `prlimit`, or refuses
 */
export async function freeze(pid: number, user: number | null): Promise<void> {
  const prlimit = findProgram('prlimit')
  if (!prlimit) throw new Error('prlimit is not installed.')
  const limiter = spawn(prlimit, ['--pid', String(pid), '--nofile=0:0'], {
    stdio: 'ignore',
    env: {},
    ...(user !== null && { uid: user, gid: user }),
  })
  const [code] = (await once(limiter, 'exit')) as [number | null]
  if (code !== 0) throw new Error('prlimit was refused.')
}
