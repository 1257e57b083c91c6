/** Signals to `npm start` alone: the server behind it ends, too, and its chain. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyFirstContent } from '@hub/server/testing/hubProcess'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let dataDir = ''
let npm: ChildProcess
/** Settles when nothing that npm started, but for the chain, holds its output any more. */
let gone: Promise<unknown>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-signals-'))
})
afterEach(async () => {
  npm.kill('SIGKILL')
  await gone
  await chainGone()
  await rm(dataDir, { recursive: true })
})

/** Waits until the chain has written its last state and ended. */
async function chainGone(): Promise<void> {
  const isRunning = () => existsSync(join(dataDir, 'chain', 'pid'))
  await expect.poll(isRunning, { interval: 20 }).toBe(false)
}

async function readyAddress(): Promise<string> {
  // Of this test's own environment only what any shell has: Vitest's would change the build.
  const { PATH, HOME } = process.env
  // The test runs on what is installed. An installation takes minutes, and would change it under other tests.
  const asItIs = { PATH, HOME, HUB_INSTALL: 'off' }
  const env = { ...asItIs, PORT: '0', HOST: '127.0.0.1', CHAIN_PORT: '0', DATA_DIR: dataDir }
  npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  gone = once(npm, 'close')
  if (npm.stdout) {
    try {
      for await (const line of createInterface({ input: npm.stdout })) {
        const url = /ready at (\S+)/.exec(line)?.[1]
        if (url) return url
      }
    } finally {
      // Its end is only seen by who reads it.
      npm.stdout.resume()
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
    // One start makes its data from nothing; to do so takes longer than all else here.
    if (signal !== 'SIGINT') await copyFirstContent(dataDir)
    const url = await readyAddress()
    expect(await answers(url)).toBe(true)
    npm.kill(signal)
    await gone
    expect(await answers(url)).toBe(false)
    await chainGone()
  },
  // A first one may build what has changed.
  300_000,
)
