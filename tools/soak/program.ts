import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** A program that runs until it is ended; what it prints goes to a file. */
export interface Program {
  readonly pid: number
  /** Ends it, and everything that it has started, as a machine that loses its power does. */
  cut(): Promise<void>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

interface Running {
  /** Where what it prints goes. */
  log: string
  cwd: string
  env?: Record<string, string>
  /** As which user, where we may choose. */
  user?: string
  /** Where a program that it starts apart from itself writes its id. */
  pidFile?: string
}

export function startProgram(
  command: string,
  args: readonly string[],
  { cwd, env = {}, log, pidFile, user }: Running,
): Program {
  const printed = openSync(log, 'a')
  const asUser = user && userInfo().uid === 0
  const child = spawn(
    asUser ? 'setpriv' : command,
    asUser ? [...become(user), command, ...args] : args,
    {
      cwd,
      stdio: ['ignore', printed, printed],
      env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
    },
  )
  const pid = child.pid ?? 0
  return {
    pid,
    cut: async () => {
      const apart = pidFile ? pidIn(pidFile) : []
      for (const one of [pid, ...apart]) {
        for (const each of [...descendants(one), one]) kill(each, 'SIGKILL')
      }
      await gone(child)
    },
    stop: async () => {
      const started = descendants(pid)
      child.kill('SIGTERM')
      await gone(child)
      for (const one of started) kill(one, 'SIGKILL')
    },
  }
}

const become = (user: string) => [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--']

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function pidIn(file: string): number[] {
  try {
    return [Number.parseInt(readFileSync(file, 'utf8'), 10)]
  } catch {
    return []
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** The processes that one has started, and those that they have. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const found: number[] = []
  for (let left = [pid]; left.length > 0; ) {
    left = left.flatMap((one) => parents.get(one) ?? [])
    found.push(...left)
  }
  return found
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

/** Waits until `look` answers something, and throws after `seconds`. */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const seen = await look().catch(() => null)
    if (seen) return seen
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} seconds.`)
    await wait(100)
  }
}
