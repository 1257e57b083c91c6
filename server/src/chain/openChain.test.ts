import { once } from 'node:events'
import { createServer } from 'node:http'
import { registryAbi } from '@hub/contracts/abi/registry'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NetworkSettings } from '../chainSettings.ts'
import { openTestChain } from '../testing/testChain.ts'
import type { Chain } from './chain.ts'
import { checkChain, describeNetwork, openChain } from './openChain.ts'

/** Stands for a network that others run. */
let other: Chain

let remove = async () => {}

beforeAll(async () => {
  ;({ chain: other, remove } = await openTestChain())
})

afterAll(() => remove())

const open = (settings: Partial<NetworkSettings> = {}) =>
  openChain(
    { dataDir: 'nowhere', walletConnectProjectId: 'a'.repeat(32) },
    {
      kind: 'network',
      id: 1337,
      rpcUrl: other.rpcUrl,
      registry: other.registry,
      registryBlock: 1,
      publicRpcUrl: 'https://open.example',
      ...settings,
    },
    (sentence) => {
      throw new Error(sentence)
    },
  )

test('the local chain has its registry from the first moment, and two roles', async () => {
  await expect(other.check()).resolves.toBeUndefined()
  const read = (functionName: 'verifier' | 'curator') =>
    other.client.readContract({ address: other.registry, abi: registryAbi, functionName })
  const [verifier, curator] = [await read('verifier'), await read('curator')]
  expect(verifier).toBe(curator)
  expect(verifier).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(other.registryBlock).toBe(0n)
})

test('a network of others is read through its node and has no demo wallet', async () => {
  const chain = await open()
  expect(chain).toMatchObject({ id: 1337, registry: other.registry, registryBlock: 1n })
  expect(chain.config).toMatchObject({
    demoWallet: false,
    registryBlock: 1,
    walletRpcUrl: 'https://open.example',
    walletConnectProjectId: 'a'.repeat(32),
  })
  await expect(chain.check()).resolves.toBeUndefined()
  expect(await chain.client.getBlockNumber()).toBe(await other.client.getBlockNumber())
  await chain.close()
  expect(await other.client.getChainId()).toBe(1337)
})

test('a network that is another, or lacks the registry, opens and says so when it is looked at', async () => {
  await expect((await open({ id: 137 })).check()).rejects.toThrow('that answers is not 137')
  const elsewhere = await open({ registry: '0x00000000000000000000000000000000000000aa' })
  await expect(elsewhere.check()).rejects.toThrow('The registry is not on the chain.')
})

test('a network whose node is down opens all the same', async () => {
  const chain = await open({ rpcUrl: 'http://127.0.0.1:1' })
  await expect(chain.check()).rejects.toThrow('The chain does not answer.')
  await expect(chain.client.getBlockNumber()).rejects.toThrow('HTTP request failed')
})

const settings = (id: number, publicRpcUrl: string | null = null): NetworkSettings => ({
  kind: 'network',
  id,
  rpcUrl: 'https://node.example/v2/secret-key',
  registry: '0x00000000000000000000000000000000000000aa',
  registryBlock: 5,
  publicRpcUrl,
})

test.each([
  [1, 'Ethereum', 'ETH', 'https://etherscan.io'],
  [137, 'Polygon', 'POL', 'https://polygonscan.com'],
  [80_002, 'Polygon Amoy', 'POL', 'https://amoy.polygonscan.com'],
])('network %d is known by its names', async (id, name, symbol, explorerUrl) => {
  const described = await describeNetwork(settings(id))
  expect(described).toMatchObject({ name, currency: { symbol, decimals: 18 }, explorerUrl })
  expect(described.walletRpcUrl).toMatch(/^https:/)
})

test('the address that the hub itself reads is never told', async () => {
  expect(JSON.stringify(await describeNetwork(settings(137)))).not.toContain('secret-key')
})

test('a network that nobody knows needs an address for wallets', async () => {
  const unknown = 987_654_321_987
  await expect(describeNetwork(settings(unknown))).rejects.toThrow(
    `CHAIN=${unknown} needs CHAIN_PUBLIC_RPC_URL too`,
  )
  expect(await describeNetwork(settings(unknown, 'https://open.example'))).toEqual({
    name: `Network ${unknown}`,
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    walletRpcUrl: 'https://open.example',
    explorerUrl: null,
  })
})

test('an address for wallets that is set comes before the known one', async () => {
  const { walletRpcUrl } = await describeNetwork(settings(137, 'https://open.example'))
  expect(walletRpcUrl).toBe('https://open.example')
})

describe('a look at a network', () => {
  let answers: Record<string, unknown> = {}
  let url = ''
  let authorization: string | undefined

  const node = createServer(async (request, response) => {
    ;({ authorization } = request.headers)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { id, method } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
    const result = answers[method ?? '']
    const error = { code: -32000, message: 'busy' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) }))
  })

  beforeAll(async () => {
    node.listen(0, '127.0.0.1')
    await once(node, 'listening')
    url = `http://127.0.0.1:${(node.address() as { port: number }).port}`
  })
  afterAll(() => void node.close())
  beforeEach(() => {
    answers = { eth_chainId: '0x89', eth_getCode: '0x6080' }
  })

  test('the right network with the registry on it is fine', async () => {
    await expect(checkChain(url, 137, '0x1')).resolves.toBeUndefined()
  })

  test.each([
    ['The chain that answers is not 137.', { eth_chainId: '0x1', eth_getCode: '0x6080' }],
    ['The registry is not on the chain.', { eth_chainId: '0x89', eth_getCode: '0x' }],
    ['The chain does not answer.', { eth_chainId: '0x89' }],
  ])('%s', async (sentence, wrong) => {
    answers = wrong
    await expect(checkChain(url, 137, '0x1')).rejects.toThrow(sentence)
  })

  test('the name and password of the address are sent as such', async () => {
    const secured = url.replace('//', '//hub:p%40ss@')
    await expect(checkChain(secured, 137, '0x1')).resolves.toBeUndefined()
    expect(authorization).toBe(`Basic ${btoa('hub:p@ss')}`)
  })

  test('a node that is not there does not answer', async () => {
    const gone = checkChain('http://127.0.0.1:1/v2/secret-key', 137, '0x1')
    await expect(gone).rejects.toThrow('The chain does not answer.')
  })
})
