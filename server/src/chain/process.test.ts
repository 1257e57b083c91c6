/** The chain beside the hub's own process: killed, restarted, left behind. */
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { registryAbi } from '@hub/contracts/abi/registry'
import { type Address, createPublicClient, createWalletClient, http, publicActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { localhost } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HubFolder, makeHubFolder } from '../testing/hubProcess.ts'
import { commandOf } from './local/endStale.ts'
import { chainFiles } from './local/files.ts'

/** Anvil's own, which everybody knows. */
const demo = mnemonicToAccount('test test test test test test test test test test test junk', {
  addressIndex: 1,
})

let folder: HubFolder

beforeEach(async () => {
  folder = await makeHubFolder()
})

afterEach(async () => {
  await folder.remove()
})

const start = (env: Record<string, string> = {}) =>
  folder.start({ CHAIN: 'local', CHAIN_PORT: '0', ...env })

async function config(url: string) {
  const { chain } = (await (await fetch(`${url}/api/config`)).json()) as {
    chain: { registry: Address; walletRpcUrl: string } | null
  }
  return chain
}

/** Adds a school by way of the hub, as the demo wallet does, and waits for the receipt. */
async function addSchool(url: string, name: string): Promise<void> {
  const chain = await config(url)
  const client = createWalletClient({
    account: demo,
    chain: localhost,
    transport: http(url + CHAIN_RPC_PATH),
    pollingInterval: 20,
  }).extend(publicActions)
  const hash = await client.writeContract({
    address: chain?.registry ?? '0x',
    abi: registryAbi,
    functionName: 'addSchool',
    args: [name, 'university'],
  })
  const { status } = await client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
}

async function schools(url: string): Promise<string[]> {
  const chain = await config(url)
  const client = createPublicClient({ transport: http(url + CHAIN_RPC_PATH) })
  const list = await client.readContract({
    address: chain?.registry ?? '0x',
    abi: registryAbi,
    functionName: 'getSchoolsByRange',
    args: [1n, 50n],
  })
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
      timeout: 10_000,
      interval: 20,
    })
    .toBe(false)

async function isInSnapshot(name: string): Promise<boolean> {
  const state = await readFile(chainFiles(folder.dataDir).state, 'utf8').catch(() => '')
  return state.includes(Buffer.from(name).toString('hex'))
}

const snapshotHolds = (name: string) =>
  expect.poll(() => isInSnapshot(name), { timeout: 10_000 }).toBe(true)

test('kill -9 right after a receipt loses nothing, and the chain does not outlive the hub', async () => {
  for (const name of ['First College', 'Second College']) {
    const url = await start()
    await addSchool(url, name)
    const running = await pids()
    await folder.kill()
    await gone(running)
  }
  expect(await schools(await start())).toEqual(['First College', 'Second College'])
})

test('kill -9 of the hub and the chain at once keeps what the last snapshot holds', async () => {
  const url = await start()
  await addSchool(url, 'Kept College')
  await snapshotHolds('Kept College')
  const running = await pids()
  for (const pid of running) process.kill(pid, 'SIGKILL')
  await folder.kill()
  expect(await schools(await start())).toEqual(['Kept College'])
})

test('a chain that was left behind is ended, and its port is free for the next start', async () => {
  const first = await start()
  await addSchool(first, 'Left College')
  await snapshotHolds('Left College')
  const [guard = 0, anvil = 0] = await pids()
  const port = new URL((await config(first))?.walletRpcUrl ?? '').port
  process.kill(anvil, 'SIGSTOP')
  process.kill(guard, 'SIGKILL')
  await folder.kill()
  expect(await isAlive(anvil)).toBe(true)
  const second = await start({ CHAIN_PORT: port })
  expect(await isAlive(anvil)).toBe(false)
  expect((await config(second))?.walletRpcUrl).toBe(`http://127.0.0.1:${port}`)
  expect(await schools(second)).toEqual(['Left College'])
})

test('a second process on the same data folder is refused and leaves the chain alone', async () => {
  const url = await start()
  const running = await pids()
  const second = await makeHubFolder()
  await expect(
    second.start({ CHAIN: 'local', CHAIN_PORT: '0', DATA_DIR: folder.dataDir }),
  ).rejects.toThrow('Another process is using the data folder')
  await second.remove()
  expect(await pids()).toEqual(running)
  expect(await schools(url)).toEqual([])
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

test('a broken file of the chain is told in a sentence, and the hub starts', async () => {
  await start()
  await folder.kill()
  await gone(await pids())
  await writeFile(chainFiles(folder.dataDir).state, '{"block":')
  expect(await schools(await start())).toEqual([])
  expect(folder.printed).toContain('The file of the local chain cannot be read. It is kept as ')
})

test('with CHAIN=off there is no chain, and the hub is ready', async () => {
  const url = await start({ CHAIN: 'off' })
  expect(await config(url)).toBeNull()
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  await expect(pids()).rejects.toThrow('ENOENT')
})
