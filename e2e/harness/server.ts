import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What `npm start` becomes. */
const main = fileURLToPath(new URL('../../.build/server/main.js', import.meta.url))

/** A running hub, as `npm start` runs it. */
export interface RunningHub {
  url: string
  dataDir: string
  process: ChildProcess
  /** Ends it as Ctrl-C does and waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts the built hub on a free port over a data folder.
 *
 * @throws Error with what the hub printed, when it ends before it is ready
 */
export async function startHub(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningHub> {
  // The database is compiled once and quickly: to compile it anew for speed took a third of the work of a start.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DATA_DIR: dataDir,
      // Any that is free: several hubs run side by side.
      CHAIN_PORT: '0',
      ...env,
    },
  })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The hub ended before it was ready.\n${printed}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed += `${line}\n`
      const ready = /ready at (\S+)/.exec(line)
      if (ready?.[1]) resolve(ready[1])
    })
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  return { url, dataDir, process: child, stop }
}
