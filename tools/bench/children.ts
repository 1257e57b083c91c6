import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, so that it and the load do not share a thread. */
export interface ServerProcess {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Runs a script of the tree until it prints an address. `file` is relative to the root. */
export async function startScript(
  file: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...options, fromRoot(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHAIN: 'off', ...env },
  })
  const url = await printedAddress(child)
  // Why it failed a call is in its log alone; and a pipe that nobody empties holds up who writes into it.
  child.stdout?.pipe(process.stderr)
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** Runs the hub as `npm start` does, until it has loaded what its first answer does not need. */
export async function startHub(env: Record<string, string>): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const options = (scripts.start as string).split(' ').filter((word) => word.startsWith('--'))
  const hub = await startScript('.build/server/main.js', env, options)
  let before = 0
  for (let now = await residentMegabytes(hub); now > before + 1; ) {
    await wait(SETTLED_MS)
    before = now
    now = await residentMegabytes(hub)
  }
  return hub
}

const SETTLED_MS = 2000

/** The memory that a process holds now, from the kernel. */
export async function residentMegabytes({ pid }: Pick<ServerProcess, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

async function printedAddress(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /https?:\/\/\S+/.exec(line)?.[0]
      if (url) return url
    }
  }
  throw new Error('The process ended before it printed its address.')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
