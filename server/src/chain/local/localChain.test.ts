import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localRegistry } from '@hub/contracts/abi/localRegistry'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callRpc } from '../rpc.ts'
import { pidFile, stateFile } from './anvil.ts'
import { type LocalChain, openLocalChain } from './localChain.ts'

let dataDir = ''

let told: string[] = []

const opened: LocalChain[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-chain-'))
  told = []
})

afterEach(async () => {
  for (const chain of opened.splice(0)) await chain.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function open(port = 0): Promise<LocalChain> {
  const chain = await openLocalChain(dataDir, port, (sentence) => told.push(sentence))
  opened.push(chain)
  return chain
}

async function close(chain: LocalChain): Promise<void> {
  opened.splice(opened.indexOf(chain), 1)
  await chain.close()
}

const ask = <T>(chain: LocalChain, method: string, ...params: unknown[]) =>
  callRpc<T>(chain.rpcUrl, method, params)

const height = async (chain: LocalChain) => Number(await ask(chain, 'eth_blockNumber'))

const folder = () => join(dataDir, 'chain')

const state = () => readFile(stateFile(folder()), 'utf8')

/** Answers once anvil has written a state with so many blocks. */
const keepsHeight = (blocks: number) =>
  expect
    .poll(async () => Number(JSON.parse(await state().catch(() => '{}')).best_block_number ?? 0))
    .toBe(blocks)

/** Leaves of the state what a kill in the middle of its writing would. */
async function cutState(): Promise<void> {
  const whole = await state()
  await writeFile(stateFile(folder()), whole.slice(0, whole.length / 2))
}

const putAside = async () =>
  (await readdir(folder()))
    .filter((name) => name.includes('.broken-'))
    .map((name) => join(folder(), name))

async function killAnvil(): Promise<void> {
  process.kill(Number(await readFile(pidFile(folder()), 'utf8')), 'SIGKILL')
}

/** A transfer between two of the chain's own accounts makes a block: its hash, once it is in that block. */
async function write(chain: LocalChain): Promise<string> {
  const [from, to] = await ask<string[]>(chain, 'eth_accounts')
  const hash = await ask<string>(chain, 'eth_sendTransaction', { from, to, value: '0x1' })
  await expect.poll(() => ask(chain, 'eth_getTransactionReceipt', hash)).not.toBeNull()
  return hash
}

test('[wallet.practice] it is chain 1337 on loopback, with funded accounts and nothing to forge it from a page', async () => {
  const chain = await open()
  expect(new URL(chain.rpcUrl).hostname).toBe('127.0.0.1')
  expect(Number(await ask(chain, 'eth_chainId'))).toBe(1337)
  const [, demo] = await ask<string[]>(chain, 'eth_accounts')
  expect(BigInt(await ask(chain, 'eth_getBalance', demo, 'latest'))).toBe(10_000n * 10n ** 18n)
  const page = await fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  // What a page may send without asking first.
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
  const plain = await fetch(chain.rpcUrl, { method: 'POST', body })
  expect(await plain.json()).toMatchObject({ error: { message: 'Invalid request' } })
  expect(await height(chain)).toBe(1)
})

test('closed and opened again it holds what it held: blocks, transactions and the registry', async () => {
  const first = await open()
  const hash = await write(first)
  const block = await ask<object>(first, 'eth_getBlockByNumber', '0x2', false)
  await close(first)
  const second = await open()
  expect(await height(second)).toBe(2)
  expect(await ask(second, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  expect(await ask(second, 'eth_getBlockByNumber', '0x2', false)).toEqual(block)
  expect(await ask<string>(second, 'eth_getCode', second.registry, 'latest')).toMatch(/^0x60/)
  expect(told).toEqual([])
})

test('a block that another has just followed can still be read, as by calls that are under way', async () => {
  const chain = await open()
  await write(chain)
  await expect.poll(() => height(chain)).toBe(2)
  await expect(ask(chain, 'eth_call', { to: chain.registry }, '0x1')).rejects.toThrow('revert')
  const code = await ask<string>(chain, 'eth_getCode', chain.registry, '0x1')
  expect(code.length).toBeGreaterThan(1000)
})

test('a state that cannot be read is kept aside, with a sentence, and a new chain begins', async () => {
  const first = await open()
  await write(first)
  await close(first)
  await cutState()
  expect(await height(await open())).toBe(1)
  expect(told).toEqual([
    `The file of the local chain cannot be read. It is kept as ${(await putAside()).join()}, and a new chain begins without its records.`,
  ])
})

test('a chain that was started with records before goes back to these', async () => {
  const first = await open()
  await write(first)
  await close(first)
  const second = await open()
  await write(second)
  await close(second)
  await cutState()
  expect(await height(await open())).toBe(2)
  expect(told).toEqual([
    `The file of the local chain cannot be read. It is kept as ${(await putAside()).join()}, and the chain goes on as it was at its last start.`,
  ])
})

test('a taken port is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(open(port)).rejects.toThrow(
    `Port ${port}, which the local chain needs, is taken by another program. Set CHAIN_PORT to another, or CHAIN=off to run without a chain.`,
  )
  other.close()
})

test('a chain that is killed starts again, on its port, with what it had written', async () => {
  const chain = await open()
  await write(chain)
  await keepsHeight(2)
  await killAnvil()
  await expect.poll(() => height(chain).catch(() => null)).toBe(2)
  expect(told).toEqual(['The local chain ended by itself. It is started again.'])
})

test('the address that is written down is the one of the contract', () => {
  expect(registryDeployment(localRegistry).address).toBe(localRegistry.address)
})
