/** The hub as a process of its own, on a data folder with the first content. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

/** `npm test` names the server that it has built; a test that is run alone takes the sources. */
export const hubMain = process.env.HUB_MAIN ?? fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * What Node is told for a process of the hub: to compile the database once and quickly. To compile it anew for speed,
 * from which no test gains, took a third of the work of a start.
 */
export const quickStart = ['--liftoff-only']

/** A data folder that hubs are started on, one after the other. */
export interface HubFolder {
  dataDir: string
  /** All that its hubs printed. */
  printed: string
  /** Starts a hub and answers its address. */
  start(env?: Record<string, string>): Promise<string>
  /** Kills the hub as a power switch would, or sends it another signal, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Kills what runs and removes the folder. */
  remove(): Promise<void>
}

/** Puts the database with the first content into a data folder, which spares a hub to make it. */
export async function copyFirstContent(dataDir: string): Promise<void> {
  await cp(inject('hubImage'), join(dataDir, 'pglite'), { recursive: true })
}

/**
 * Makes a data folder for hubs of their own process.
 *
 * @param script what they run
 */
export async function makeHubFolder(script = hubMain): Promise<HubFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-process-'))
  await copyFirstContent(dataDir)
  let child: ChildProcess | undefined
  const folder: HubFolder = {
    dataDir,
    printed: '',
    start: async (env = {}) => {
      child = spawn(process.execPath, [...quickStart, script], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: '0',
          LOG_LEVEL: 'error',
          CHAIN: 'off',
          WARM_UP: 'off',
          DATA_DIR: dataDir,
          ...env,
        },
      })
      const note = (chunk: Buffer) => {
        folder.printed += chunk.toString()
      }
      child.stdout?.on('data', note)
      child.stderr?.on('data', note)
      return readyAddress(child, folder)
    },
    kill: async (signal = 'SIGKILL') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
    remove: async () => {
      await folder.kill()
      // Its chain may still be writing its last state.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  return folder
}

async function readyAddress(child: ChildProcess, folder: HubFolder): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /ready at (\S+)/.exec(line)?.[1]
      if (url) return url
    }
  }
  throw new Error(folder.printed)
}
