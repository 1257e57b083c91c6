import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callRpc } from '../rpc.ts'
import { chainFiles } from './files.ts'
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
const state = () => readFile(chainFiles(dataDir).state, 'utf8')

/** The height of the chain in its state on the disk; NaN where there is none. */
async function keptHeight(): Promise<number> {
  const kept = JSON.parse(await state().catch(() => 'null')) as {
    best_block_number: unknown
  } | null
  return Number(kept?.best_block_number ?? Number.NaN)
}

async function killAnvil(): Promise<void> {
  const [, anvil] = (await readFile(chainFiles(dataDir).pids, 'utf8')).trim().split(' ')
  process.kill(Number(anvil), 'SIGKILL')
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
  expect(chain.rpcUrl).toBe(`http://127.0.0.1:${chain.port}`)
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

test('soon after a block its state is on the disk, whole, while the chain goes on', async () => {
  const chain = await open()
  for (let at = 1; at <= 3; at++) {
    await write(chain)
    await expect.poll(keptHeight).toBe(1 + at)
  }
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
  const whole = await state()
  await writeFile(chainFiles(dataDir).state, whole.slice(0, whole.length / 2))
  const second = await open()
  expect(await height(second)).toBe(1)
  const aside = (await readdir(chainFiles(dataDir).folder)).filter((name) =>
    name.includes('.broken-'),
  )
  expect(aside).toHaveLength(1)
  expect(told).toEqual([
    `The file of the local chain cannot be read. It is kept as ${join(chainFiles(dataDir).folder, aside[0] ?? '')}, and a new chain begins without its records.`,
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

test('a chain that is killed starts again, on its port, with what the last snapshot holds', async () => {
  const chain = await open()
  await write(chain)
  await expect.poll(keptHeight).toBe(2)
  await killAnvil()
  await expect.poll(() => height(chain).catch(() => null), { timeout: 20_000 }).toBe(2)
  expect(told).toEqual(['The local chain ended by itself. It is started again.'])
})

test('it never touches a process that is not its own, whatever the file of process ids says', async () => {
  await close(await open())
  await writeFile(chainFiles(dataDir).pids, `${process.pid} ${process.pid}\n`)
  expect(await height(await open())).toBe(1)
})
