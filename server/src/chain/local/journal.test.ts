import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callRpc, RpcError } from '../rpc.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { chainFiles } from './files.ts'
import { Journal } from './journal.ts'

const sender = mnemonicToAccount('test test test test test test test test test test test junk')
let folder = ''
let file = ''
let journal: Journal
const running: Anvil[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-journal-'))
  file = join(folder, 'journal')
  journal = await Journal.open(file)
})
afterEach(async () => {
  for (const anvil of running.splice(0)) await anvil.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A chain that holds nothing. */
async function emptyChain(): Promise<string> {
  const files = { ...chainFiles(folder), state: join(folder, 'none') }
  const at = running.length
  const anvil = await startAnvil(
    { ...files, pids: join(folder, `pids${at}`), last: join(folder, `last${at}`) },
    0,
  )
  running.push(anvil)
  return anvil.rpcUrl
}

const signed = (nonce: number, value = 1n) =>
  sender.signTransaction({
    chainId: 1337,
    type: 'eip1559',
    to: '0x00000000000000000000000000000000000000aa',
    value,
    nonce,
    gas: 21_000n,
    maxFeePerGas: 100_000_000_000n,
  })

async function sent(rpcUrl: string, nonce: number): Promise<string> {
  const raw = await signed(nonce)
  const hash = await callRpc<string>(rpcUrl, 'eth_sendRawTransaction', [raw])
  await journal.add(raw, hash)
  return hash
}

const receipt = (rpcUrl: string, hash: string) =>
  callRpc<{ blockNumber: string } | null>(rpcUrl, 'eth_getTransactionReceipt', [hash])
const blockTime = async (rpcUrl: string, block: string) =>
  Number(
    (await callRpc<{ timestamp: string }>(rpcUrl, 'eth_getBlockByNumber', [block, false]))
      .timestamp,
  )
const lines = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean)

test('what was kept is sent again, in its order, to a chain that lost it', async () => {
  const lost = await emptyChain()
  const hashes = [await sent(lost, 0), await sent(lost, 1), await sent(lost, 2)]
  journal = await Journal.open(file)
  const next = await emptyChain()
  await journal.replay(next)
  const blocks = await Promise.all(hashes.map(async (hash) => receipt(next, hash)))
  expect(blocks.map((found) => Number(found?.blockNumber))).toEqual([1, 2, 3])
  await journal.replay(next)
  expect(Number(await callRpc(next, 'eth_blockNumber'))).toBe(3)
})

test('it keeps the time at which it was sent, whenever it is sent again', async () => {
  const rpcUrl = await emptyChain()
  const start = await blockTime(rpcUrl, '0x0')
  const raw = await signed(0)
  const hash = await hashOf(raw)
  // An hour from now, since nothing else tells it from the time of sending again.
  const time = start + 3_600
  await appendFile(file, `${JSON.stringify({ hash, raw, time })}\n`)
  journal = await Journal.open(file)
  await journal.replay(rpcUrl)
  expect(await blockTime(rpcUrl, '0x1')).toBe(time)
})

/** The hash that a chain gives a transaction, from one that is not looked at further. */
async function hashOf(raw: string): Promise<string> {
  return callRpc<string>(await emptyChain(), 'eth_sendRawTransaction', [raw])
}

test('what a state on the disk holds is forgotten, what came meanwhile is not', async () => {
  const rpcUrl = await emptyChain()
  const first = await sent(rpcUrl, 0)
  await expect.poll(() => receipt(rpcUrl, first)).toBeTruthy()
  const settled = await journal.settled(rpcUrl)
  expect([...settled]).toEqual([first])
  const second = await sent(rpcUrl, 1)
  await journal.forget(settled)
  expect((await lines()).map((line) => JSON.parse(line).hash)).toEqual([second])
  await sent(rpcUrl, 2)
  expect(await lines()).toHaveLength(2)
})

test('a transaction that still waits for its block is kept', async () => {
  const rpcUrl = await emptyChain()
  await callRpc(rpcUrl, 'evm_setAutomine', [false])
  await sent(rpcUrl, 0)
  expect(await journal.settled(rpcUrl)).toEqual(new Set())
})

test('a line that a kill cut off is left out, and the next stands on its own', async () => {
  const rpcUrl = await emptyChain()
  await sent(rpcUrl, 0)
  await appendFile(file, '{"hash":"0x1')
  journal = await Journal.open(file)
  await sent(rpcUrl, 1)
  expect((await lines()).map((line) => typeof JSON.parse(line).raw)).toEqual(['string', 'string'])
})

test('one whose place another took is refused, and the rest is sent', async () => {
  const lost = await emptyChain()
  const raw = await signed(0, 2n)
  const taken = await callRpc<string>(await emptyChain(), 'eth_sendRawTransaction', [raw])
  await sent(lost, 0)
  const last = await sent(lost, 1)
  const next = await emptyChain()
  await callRpc(next, 'eth_sendRawTransaction', [raw])
  await expect.poll(() => receipt(next, taken)).toBeTruthy()
  await journal.replay(next)
  expect(await receipt(next, last)).toBeTruthy()
  await expect(callRpc(next, 'eth_sendRawTransaction', [await signed(0)])).rejects.toThrow(RpcError)
})
