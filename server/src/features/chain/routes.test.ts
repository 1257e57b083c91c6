import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAIN_CALLS_MAX, CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Chain } from '../../chain/chain.ts'
import { checkChain } from '../../chain/openChain.ts'
import { createHub, type Hub, openPgliteCopy, testConfig } from '../../testing/describeApi.ts'
import { openTestChain } from '../../testing/testChain.ts'

let hub: Hub
let limited: Hub
let without: Hub
let down: Hub
let chain: Chain
/** What stands where the chain's node is asked; null: the node itself. */
let node: Server
let answers: ((body: unknown) => unknown) | null = null
const asked: { body: unknown; headers: object }[] = []
let close = async () => {}

beforeAll(async () => {
  const [{ database, close: closeDatabase }, local] = await Promise.all([
    openPgliteCopy(),
    openTestChain(),
  ])
  node = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    asked.push({ body, headers: request.headers })
    const own = () => fetch(local.chain.rpcUrl, { method: 'POST', headers, body: text(body) })
    const answer = answers ? answers(body) : await (await own()).json()
    response.setHeader('content-type', 'application/json').end(text(answer))
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const { port } = node.address() as { port: number }
  chain = { ...local.chain, rpcUrl: `http://127.0.0.1:${port}` }
  const nowhere = 'http://127.0.0.1:1'
  const { id, registry } = chain
  const stopped = { ...chain, rpcUrl: nowhere, check: () => checkChain(nowhere, id, registry) }
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  const config = testConfig({ dataDir })
  const apps = [
    await buildApp(config, database, chain),
    await buildApp({ ...config, rateLimits: true }, database, chain),
    await buildApp(config, database, null),
    await buildApp(config, database, stopped),
  ]
  const hubs = apps.map((app) => createHub(app, database, dataDir))
  ;[hub, limited, without, down] = hubs as [Hub, Hub, Hub, Hub]
  close = async () => {
    for (const app of apps) await app.close()
    await closeDatabase()
    await local.remove()
    node.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => close())
beforeEach(() => {
  answers = null
  asked.length = 0
})

const headers = { 'content-type': 'application/json' }
const text = (body: unknown) => JSON.stringify(body)
const call = (id: unknown, method: string, ...params: unknown[]) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})
const post = (body: unknown, more: Record<string, string> = {}, at: Hub = hub) =>
  at.ask({
    method: 'POST',
    url: CHAIN_RPC_PATH,
    payload: text(body),
    headers: { ...headers, ...more },
  })

test('a page reads the chain by way of the hub', async () => {
  const answer = await post(call(7, 'eth_chainId'))
  expect([answer.status, answer.json]).toEqual([200, { jsonrpc: '2.0', id: 7, result: '0x539' }])
  expect(answer.headers['cache-control']).toBe('no-store')
  const code = await post(call('x', 'eth_getCode', chain.registry, 'latest'))
  expect(code.json.result.length).toBeGreaterThan(1000)
})

test('[wallet.node] nothing of who asks reaches the node', async () => {
  await post(call(1, 'eth_blockNumber'), {
    cookie: 'sid=secret',
    'user-agent': 'Somebody',
    'accept-language': 'es',
    'x-forwarded-for': '203.0.113.9',
  })
  expect(text(asked)).not.toMatch(/secret|Somebody|203\.0\.113\.9|"es"/)
})

test('a list is answered in its order, with its ids, what is refused in its place', async () => {
  const { json } = await post([
    call('same', 'eth_chainId'),
    call('same', 'anvil_setBalance', chain.registry, '0x1'),
    call(null, 'eth_getBlockByNumber', '0x0', false),
    call(4, 'eth_call', { to: chain.registry, data: '0x00000000' }, 'latest'),
  ])
  expect(json).toMatchObject([
    { id: 'same', result: '0x539' },
    { id: 'same', error: { code: -32601 } },
    { id: null, result: { number: '0x0' } },
    { id: 4, error: { code: 3, message: expect.stringContaining('revert') } },
  ])
  expect(text(asked)).not.toContain('anvil_')
})

test('what is not allowed never reaches the node', async () => {
  const { status, json } = await post(call(1, 'evm_mine'))
  expect([status, json.error.code]).toEqual([200, -32601])
  expect(asked).toEqual([])
})

test('only the method and its parameters are passed on', async () => {
  await post({ ...call(1, 'eth_chainId'), extra: 'field' })
  expect(asked.map(({ body }) => body)).toEqual([
    { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] },
  ])
})

test.each([
  ['no call', { a: 1 }],
  ['a word', 'eth_chainId'],
  ['an empty list', []],
  ['parameters that are no list', { id: 1, method: 'eth_chainId', params: {} }],
  [
    'a list that is too long',
    Array.from({ length: CHAIN_CALLS_MAX + 1 }, (_, id) => call(id, 'eth_chainId')),
  ],
])('%s is refused with a sentence', async (_, body) => {
  const answer = await post(body)
  expect([answer.status, answer.text]).toEqual([
    400,
    'Send a call of JSON-RPC, or a list of at most 50.',
  ])
  expect(asked).toEqual([])
})

test('a list of the longest length is answered', async () => {
  const list = Array.from({ length: CHAIN_CALLS_MAX }, (_, id) => call(id, 'eth_chainId'))
  expect((await post(list)).json).toHaveLength(CHAIN_CALLS_MAX)
})

test('a body that is too large, another method, and another site are refused', async () => {
  const large = call(1, 'eth_sendRawTransaction', `0x${'0'.repeat(2 ** 18)}`)
  expect((await post(large)).status).toBe(413)
  expect((await hub.get(CHAIN_RPC_PATH)).status).toBe(405)
  const elsewhere = await post(call(1, 'eth_chainId'), { origin: 'https://evil.example' })
  expect([elsewhere.status, elsewhere.text]).toEqual([
    403,
    'This request came from another site, so it was refused.',
  ])
  expect(asked).toEqual([])
})

test('a node that answers nothing useful, or not to all, is told', async () => {
  answers = () => 'what?'
  expect((await post(call(1, 'eth_chainId'))).json.error.message).toBe(
    'The chain gave no answer to this call.',
  )
  answers = () => [{ jsonrpc: '2.0', id: 1, result: '0x2' }]
  expect((await post([call(8, 'eth_chainId'), call(9, 'eth_blockNumber')])).json).toMatchObject([
    { id: 8, error: { code: -32603 } },
    { id: 9, result: '0x2' },
  ])
})

test('what would fill the memory is not passed on, and not read to its end', async () => {
  const part = 'x'.repeat(800 * 1024)
  const result = (id: number) => ({ jsonrpc: '2.0', id, result: part })
  answers = () => [result(0), result(1)]
  const blocks = [1, 2].map((id) => call(id, 'eth_getBlockByNumber', '0x1', true))
  const error = { message: 'The answer is too large. Ask for less at once.' }
  expect((await post(blocks)).json).toMatchObject([
    { id: 1, error },
    { id: 2, error },
  ])
  answers = () => result(0)
  expect((await post(call(1, 'eth_getBlockByNumber', '0x1', true))).json.result).toBe(part)
})

test('a chain that is down is a sentence, for a page and for /api/ready', async () => {
  const answer = await post(call(1, 'eth_chainId'), {}, down)
  expect([answer.status, answer.text]).toEqual([
    503,
    'The chain does not answer right now. Please try again in a moment.',
  ])
  const ready = await down.get('/api/ready')
  expect([ready.status, ready.text]).toEqual([503, 'The chain does not answer.'])
  expect((await down.get('/api/health')).status).toBe(200)
  expect((await hub.get('/api/ready')).status).toBe(200)
})

test('one address can make 1,200 calls in a minute, however they are parted', async () => {
  const list = Array.from({ length: CHAIN_CALLS_MAX }, (_, id) => call(id, 'evm_mine'))
  for (let at = 0; at < 1_200 / CHAIN_CALLS_MAX; at++) {
    expect((await post(list, {}, limited)).status).toBe(200)
  }
  const refused = await post(call(1, 'eth_chainId'), {}, limited)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('[wallet.off] the configuration tells of the chain, or that there is none', async () => {
  const { chain: told } = (await hub.get('/api/config')).json
  expect(told).toEqual({
    id: 1337,
    name: 'Localhost',
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    registry: chain.registry,
    registryBlock: 0,
    walletRpcUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    explorerUrl: null,
    demoWallet: true,
    walletConnectProjectId: null,
  })
  expect((await without.get('/api/config')).json.chain).toBeNull()
  const answer = await post(call(1, 'eth_chainId'), {}, without)
  expect([answer.status, answer.text]).toEqual([404, 'This hub runs without a chain.'])
})

test("the wallet's pages let a wallet's window answer, where there is a chain", async () => {
  const opener = async (at: Hub, path: string) =>
    (await at.get(path)).headers['cross-origin-opener-policy']
  for (const path of ['/', '/web3-dashboard', '/web3-reviews/', '/web3-resources']) {
    expect(await opener(hub, path)).toBe('same-origin-allow-popups')
    expect(await opener(without, path)).toBe('same-origin')
  }
  expect(await opener(hub, '/guides')).toBe('same-origin')
})
