import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
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
): Promise<ServerProcess> {
  const script = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHAIN: 'off', ...env },
  })
  return { url: await printedAddress(child), pid: child.pid ?? 0, stop: () => stop(child) }
}

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
