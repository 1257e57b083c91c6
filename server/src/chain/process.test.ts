/** The chain beside the hub's own process: killed, restarted, left behind. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { registryAbi } from '@hub/contracts/abi/registry'
import { receiptOf } from '@hub/contracts/deploy/receipt'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import { createPublicClient, createWalletClient, http, publicActions } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandsOfGroup } from '../testing/commandsOfGroup.ts'
import { type HubFolder, makeHubFolder } from '../testing/hubProcess.ts'
import { commandOf } from './local/endStale.ts'
import { chainFiles } from './local/files.ts'

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

/** The process ids of the guard and of anvil. */
async function pids(): Promise<number[]> {
  const text = await readFile(chainFiles(folder.dataDir).pids, 'utf8')
  return text.trim().split(' ').map(Number)
}

/** A process that ended and that nobody asked after has no command. */
const isAlive = async (pid: number) => (await commandOf(pid)) !== ''

const gone = (all: number[]) =>
  expect
    .poll(async () => (await Promise.all(all.map(isAlive))).includes(true), {
      timeout: 60_000,
      interval: 20,
    })
    .toBe(false)

async function isInSnapshot(name: string): Promise<boolean> {
  const state = await readFile(chainFiles(folder.dataDir).state, 'utf8').catch(() => '')
  return state.includes(Buffer.from(name).toString('hex'))
}

const snapshotHolds = (name: string) =>
  expect.poll(() => isInSnapshot(name), { timeout: 60_000 }).toBe(true)

test('kill -9 right after a receipt loses nothing, and the chain does not outlive the hub', async () => {
  for (const name of ['First College', 'Second College']) {
    const url = await start()
    expect((await config(url))?.registry).toBe(registry.address)
    await addSchool(rpcOf(url), name)
    const running = await pids()
    await folder.kill()
    await gone(running)
  }
  expect(await schools(rpcOf(await start()))).toEqual(['First College', 'Second College'])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'after %s nothing of the chain is left among the processes',
  async (signal) => {
    await start()
    const [guard = 0] = await pids()
    expect(await commandsOfGroup(guard)).not.toEqual([])
    await folder.kill(signal)
    expect(await commandsOfGroup(guard)).toEqual([])
  },
)

test('after kill -9 of the hub all that belongs to the chain ends together', async () => {
  folder = await makeFolder(chainAlone)
  await start()
  const [guard = 0] = await pids()
  await folder.kill()
  await gone([guard])
  expect(await commandsOfGroup(guard)).toEqual([])
})

/** Adds schools one after the other until the hub is gone; `answered` gets each that it gave a hash for. */
async function addUntilKilled(rpc: string, answered: string[]): Promise<void> {
  const client = createWalletClient({
    account: demo,
    chain: localhost,
    transport: http(rpc, { retryCount: 0 }),
  })
  for (let at = 1; ; at++) {
    const args = [`College ${at}`, 'university'] as const
    const nonce = at - 1
    const call = { ...registry, functionName: 'addSchool', args, nonce, gas: 500_000n } as const
    const sent = await client.writeContract(call).catch(() => null)
    if (!sent) return
    answered.push(args[0])
  }
}

test('kill -9 of the hub and its chain at once loses nothing that was answered', async () => {
  const url = await start()
  const answered: string[] = []
  const adding = addUntilKilled(rpcOf(url), answered)
  await expect.poll(() => answered.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(6)
  for (const pid of await pids()) process.kill(pid, 'SIGKILL')
  await folder.kill()
  await adding
  const kept = await schools(rpcOf(await start()))
  // One more may have been taken without an answer.
  expect(kept.slice(0, answered.length)).toEqual(answered)
})

test('kill -9 of the chain alone loses nothing that was answered', async () => {
  const url = await start()
  const answered: string[] = []
  const adding = addUntilKilled(rpcOf(url), answered)
  await expect.poll(() => answered.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(3)
  process.kill((await pids())[1] ?? 0, 'SIGKILL')
  await adding
  const kept = async () => (await schools(rpcOf(url)).catch(() => [])).slice(0, answered.length)
  await expect.poll(kept, { timeout: 60_000 }).toEqual(answered)
})

test('kill -9 of all at once keeps what the last snapshot holds', async () => {
  folder = await makeFolder(chainAlone)
  await addSchool(await start(), 'Kept College')
  await snapshotHolds('Kept College')
  for (const pid of await pids()) process.kill(pid, 'SIGKILL')
  await folder.kill()
  expect(await schools(await start())).toEqual(['Kept College'])
})

test('a chain that was left behind is ended, and its port is free for the next start', async () => {
  folder = await makeFolder(chainAlone)
  const first = await start()
  await addSchool(first, 'Left College')
  await snapshotHolds('Left College')
  const [guard = 0, anvil = 0] = await pids()
  process.kill(anvil, 'SIGSTOP')
  process.kill(guard, 'SIGKILL')
  await folder.kill()
  expect(await isAlive(anvil)).toBe(true)
  const second = await start({ CHAIN_PORT: new URL(first).port })
  expect(await isAlive(anvil)).toBe(false)
  expect(second).toBe(first)
  expect(await schools(second)).toEqual(['Left College'])
})

test('a second process on the same data folder is refused and leaves the chain alone', async () => {
  folder = await makeFolder(chainAlone)
  const first = await start()
  const running = await pids()
  const hub = await makeFolder()
  const second = hub.start({ CHAIN: 'local', CHAIN_PORT: '0', DATA_DIR: folder.dataDir })
  await expect(second).rejects.toThrow('Another process is using the data folder')
  expect(await pids()).toEqual(running)
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
  await expect(pids()).rejects.toThrow('ENOENT')
})
