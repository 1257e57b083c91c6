/** The chain beside the hub's own process: killed and restarted. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { registryAbi } from '@hub/contracts/abi/registry'
import { receiptOf } from '@hub/contracts/deploy/receipt'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import { createPublicClient, createWalletClient, http, publicActions } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HubFolder, makeHubFolder } from '../testing/hubProcess.ts'
import { pidFile, stateFile } from './local/anvil.ts'

// Each of them starts several hubs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const chainAlone = fileURLToPath(new URL('../testing/chainProcess.ts', import.meta.url))

/** Anvil's own accounts, which everybody knows. */
const [deployer, demo] = [0, 1].map((addressIndex) =>
  mnemonicToAccount('test test test test test test test test test test test junk', {
    addressIndex,
  }),
) as [HDAccount, HDAccount]
const roles = { verifier: deployer.address, curator: deployer.address }
const registry = { address: registryDeployment(roles).address, abi: registryAbi }

const folders: HubFolder[] = []
let folder: HubFolder

beforeEach(async () => {
  folder = await makeFolder()
})

afterEach(async () => {
  for (const each of folders.splice(0)) await each.remove()
})

async function makeFolder(script?: string): Promise<HubFolder> {
  const made = await makeHubFolder(script)
  folders.push(made)
  return made
}

const start = (env: Record<string, string> = {}) =>
  folder.start({ CHAIN: 'local', CHAIN_PORT: '0', ...env })

/** Where a hub's pages read the chain. */
const rpcOf = (url: string) => url + CHAIN_RPC_PATH

async function config(url: string) {
  const { chain } = (await (await fetch(`${url}/api/config`)).json()) as {
    chain: { registry: string } | null
  }
  return chain
}

/** Adds a school as the demo wallet does, and waits for the receipt. */
async function addSchool(rpc: string, name: string): Promise<void> {
  const client = createWalletClient({
    account: demo,
    chain: localhost,
    transport: http(rpc),
    pollingInterval: 20,
  }).extend(publicActions)
  const args = [name, 'university'] as const
  const hash = await client.writeContract({ ...registry, functionName: 'addSchool', args })
  expect((await receiptOf(client, hash, { everyMs: 20, timeoutMs: 20_000 })).status).toBe('success')
}

async function schools(rpc: string): Promise<string[]> {
  const client = createPublicClient({ transport: http(rpc) })
  const args = [1n, 50n] as const
  const list = await client.readContract({ ...registry, functionName: 'getSchoolsByRange', args })
  return list.map(({ name }) => name)
}

const chainFolder = () => join(folder.dataDir, 'chain')
const anvilPid = async () => Number(await readFile(pidFile(chainFolder()), 'utf8'))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until nothing of the chain runs: what guards it takes the file away as its last act. */
const chainGone = () =>
  expect.poll(() => existsSync(pidFile(chainFolder())), { interval: 20 }).toBe(false)

/** Answers once the chain's state on the disk has a name. */
const written = (name: string) =>
  expect
    .poll(async () => {
      const state = await readFile(stateFile(chainFolder()), 'utf8').catch(() => '')
      return state.includes(Buffer.from(name).toString('hex'))
    })
    .toBe(true)

test('kill -9 of the hub right after a receipt loses nothing, and the chain does not outlive it', async () => {
  for (const name of ['First College', 'Second College']) {
    const url = await start()
    expect((await config(url))?.registry).toBe(registry.address)
    await addSchool(rpcOf(url), name)
    const pid = await anvilPid()
    await folder.kill()
    await chainGone()
    expect(isRunning(pid)).toBe(false)
  }
  expect(await schools(rpcOf(await start()))).toEqual(['First College', 'Second College'])
})

test('a hub that is started at once after a kill -9 has all, on the same port', async () => {
  folder = await makeFolder(chainAlone)
  const first = await start()
  await addSchool(first, 'Kept College')
  await folder.kill()
  const second = await start({ CHAIN_PORT: new URL(first).port })
  expect(second).toBe(first)
  expect(await schools(second)).toEqual(['Kept College'])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the hub and its chain', async (signal) => {
  await start()
  const pid = await anvilPid()
  expect(isRunning(pid)).toBe(true)
  await folder.kill(signal)
  expect(isRunning(pid)).toBe(false)
})

test('kill -9 of all at once keeps what was written before', async () => {
  folder = await makeFolder(chainAlone)
  await addSchool(await start(), 'Kept College')
  await written('Kept College')
  process.kill(await anvilPid(), 'SIGKILL')
  await folder.kill()
  expect(await schools(await start())).toEqual(['Kept College'])
})

test('a second process on the same data folder is refused and leaves the chain alone', async () => {
  folder = await makeFolder(chainAlone)
  const first = await start()
  const running = await anvilPid()
  const hub = await makeFolder()
  const second = hub.start({ CHAIN: 'local', CHAIN_PORT: '0', DATA_DIR: folder.dataDir })
  await expect(second).rejects.toThrow('Another process is using the data folder')
  expect(await anvilPid()).toBe(running)
  expect(await schools(first)).toEqual([])
})

test('a taken port of the chain is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(start({ CHAIN_PORT: String(port) })).rejects.toThrow(
    /^Port \d+, which the local chain needs, is taken by another program\. Set CHAIN_PORT to another, or CHAIN=off to run without a chain\.\n$/,
  )
  other.close()
})

test('with CHAIN=off there is no chain, and the hub is ready', async () => {
  const url = await start({ CHAIN: 'off' })
  expect(await config(url)).toBeNull()
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  await expect(anvilPid()).rejects.toThrow('ENOENT')
})
