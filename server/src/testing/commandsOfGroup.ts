import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The names of the programs that run in a process group. One that has ended and waits to be asked after is none. */
export async function commandsOfGroup(group: number): Promise<string[]> {
  const running = process.platform === 'linux' ? await fromProc() : await fromPs()
  return running.flatMap((one) => (one.group === group && one.state !== 'Z' ? [one.command] : []))
}

interface Running {
  group: number
  state: string | undefined
  command: string
}

/** A small system has no `ps`. */
async function fromProc(): Promise<Running[]> {
  const pids = (await readdir('/proc')).filter((name) => Number(name) > 0)
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return stats.map((stat) => {
    // A name may hold brackets and spaces itself.
    const end = stat.lastIndexOf(')')
    const [state, , group] = stat.slice(end + 2).split(' ')
    return { group: Number(group), state, command: stat.slice(stat.indexOf('(') + 1, end) }
  })
}

async function fromPs(): Promise<Running[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,state=,comm='])
  return stdout.split('\n').map((line) => {
    const [group, state, ...command] = line.trim().split(/\s+/)
    return { group: Number(group), state: state?.[0], command: command.join(' ') }
  })
}
