/** Signals to `npm start` alone: the server behind it ends, too. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let dataDir = ''
let npm: ChildProcess

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-signals-'))
})
afterEach(async () => {
  npm.kill('SIGKILL')
  // The chain may still be writing its last state.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function readyAddress(): Promise<string> {
  // Of this test's own environment only what any shell has: Vitest's would change the build.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', CHAIN_PORT: '0', DATA_DIR: dataDir }
  npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (npm.stdout) {
    for await (const line of createInterface({ input: npm.stdout })) {
      const url = /ready at (\S+)/.exec(line)?.[1]
      if (url) return url
    }
  }
  throw new Error('npm start ended before it was ready.')
}

const answers = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s to npm start stops the hub',
  async (signal) => {
    const url = await readyAddress()
    expect(await answers(url)).toBe(true)
    npm.kill(signal)
    await expect.poll(() => answers(url), { timeout: 15_000, interval: 100 }).toBe(false)
  },
  120_000,
)
