import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Address, createPublicClient, createTestClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registryAbi } from '../abi/registry.ts'
import { startAnvil, type TestChain } from '../tools/anvil.ts'
import type { AddressBook } from './addressBook.ts'
import { CREATE2_FACTORY, registryDeployment } from './registry.ts'

const command = fileURLToPath(new URL('../deploy.ts', import.meta.url))
const key = generatePrivateKey()
const deployer = privateKeyToAccount(key).address
const other: Address = '0x00000000000000000000000000000000000A11cE'

let chain: TestChain
let folder: string
let book: string

beforeAll(async () => {
  chain = await startAnvil()
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
})
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

const client = () => createPublicClient({ transport: http(chain.rpcUrl) })
const tester = () => createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })

/** Each test has its own book and a chain as at the start. */
beforeEach(async () => {
  book = join(folder, 'addresses.json')
  await rm(book, { force: true })
  const snapshot = await tester().snapshot()
  await tester().setBalance({ address: deployer, value: 10n ** 18n })
  return () => tester().revert({ id: snapshot })
})

interface Ran {
  code: number
  output: string
}

function run(args: readonly string[], env: Record<string, string> = { DEPLOYER_KEY: key }) {
  return new Promise<Ran>((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { PATH: process.env.PATH ?? '', ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

const deploy = (...more: string[]) =>
  run(['--network', '1337', '--rpc', chain.rpcUrl, '--book', book, ...more])
const readBook = async () => JSON.parse(await readFile(book, 'utf8')) as AddressBook

test('the registry comes where it was foretold, and the book says where and since when', async () => {
  const { address } = registryDeployment({ verifier: deployer, curator: other })
  const { code, output } = await deploy('--curator', other)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(address) })

  const registry = { address, abi: registryAbi } as const
  expect(await client().readContract({ ...registry, functionName: 'verifier' })).toBe(deployer)
  expect(await client().readContract({ ...registry, functionName: 'curator' })).toBe(other)
  const { 1337: entry } = await readBook()
  expect(entry?.address).toBe(address)
  const receipt = await client().getTransactionReceipt({ hash: entry!.transaction })
  expect(receipt.blockNumber).toBe(BigInt(entry!.block))
  expect(receipt.to).toBe(CREATE2_FACTORY.toLowerCase())
})

test('a second run sends nothing, with the book or without it', async () => {
  await deploy()
  const first = await readBook()
  const sent = await client().getTransactionCount({ address: deployer })

  expect(await deploy()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing was sent'),
  })
  expect(await readBook()).toEqual(first)
  await rm(book)
  expect(await deploy()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing was sent'),
  })
  expect(await readBook()).toEqual(first)
  expect(await client().getTransactionCount({ address: deployer })).toBe(sent)
})

test('another registry in the book is replaced only when told so, other networks stay', async () => {
  const entry = { address: other, block: 7, transaction: `0x${'1'.repeat(64)}` }
  await writeFile(book, JSON.stringify({ 137: entry, 1337: entry }))
  const { code, output } = await deploy()
  expect(code).toBe(1)
  expect(output).toContain(`The address book has another registry for network 1337: ${other}`)
  expect(await client().getTransactionCount({ address: deployer })).toBe(0)
  expect(await readBook()).toEqual({ 137: entry, 1337: entry })

  expect((await deploy('--replace')).code).toBe(0)
  const { address } = registryDeployment({ verifier: deployer, curator: deployer })
  expect(await readBook()).toMatchObject({ 137: entry, 1337: { address } })
})

test('a network without the factory is named as such', async () => {
  await tester().setCode({ address: CREATE2_FACTORY, bytecode: '0x' })
  expect(await deploy()).toMatchObject({
    code: 1,
    output: `This network has no CREATE2 factory at ${CREATE2_FACTORY}.\n`,
  })
})

test('a deployer without coins gets a sentence, and the book stays', async () => {
  await tester().setBalance({ address: deployer, value: 1n })
  const { code, output } = await deploy()
  expect(code).toBe(1)
  expect(output).toMatch(/^Deploying to .*\n.*exceeds the balance of the account/)
  expect(output).not.toContain(chain.rpcUrl)
  await expect(readBook()).rejects.toThrow('ENOENT')
})

test('another network than the one that was named is refused', async () => {
  const { code, output } = await run(['--network', '137', '--rpc', chain.rpcUrl, '--book', book])
  expect({ code, output }).toEqual({ code: 1, output: 'That is network 1337, not 137.\n' })
})

test.each([
  [['--rpc', 'http://127.0.0.1:1'], 'network'],
  [['--network', 'polygon', '--rpc', 'http://127.0.0.1:1'], 'network'],
  [['--network', '137'], '--rpc'],
  [['--network', '137', '--rpc', 'ftp://node'], '--rpc'],
  [['--network', '137', '--rpc', 'http://127.0.0.1:1', '--curator', '0x12'], '--curator'],
  [['--network', '137', '--rpc', 'http://127.0.0.1:1', '--force'], '--force'],
])('%j gets a sentence about %s', async (args, named) => {
  const { code, output } = await run(args)
  expect(code).toBe(1)
  expect(output.split('\n')[0]).toContain(named)
  expect(output).not.toContain('    at ')
})

test('a missing or wrong key gets a sentence that does not repeat it', async () => {
  for (const wrong of ['', 'secret', `${key}00`]) {
    const { code, output } = await run(['--network', '137', '--rpc', 'http://127.0.0.1:1'], {
      DEPLOYER_KEY: wrong,
    })
    expect(code).toBe(1)
    expect(output).toContain('DEPLOYER_KEY must hold the private key')
    if (wrong) expect(output).not.toContain(wrong)
  }
})

test('a node that does not answer is named without its path, which may hold a key', async () => {
  const { code, output } = await run(['--network', '137', '--rpc', 'http://127.0.0.1:1/secret'])
  expect({ code, output }).toEqual({ code: 1, output: 'No network answers at 127.0.0.1:1.\n' })
})
