import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAIN_CALLS_MAX, CHAIN_RPC_PATH } from '@hub/api/chainLimits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { Chain } from '../chain/chain.ts'
import { createHub, type Hub, openPgliteCopy, testConfig } from '../testing/describeApi.ts'

/** The code of a contract of the largest size (EIP-170), as a node writes it. */
const CODE = `0x${'60'.repeat(24_576)}`
const registry = '0x00000000000000000000000000000000000000aa'

interface Call {
  id: number
  method: string
}

let hub: Hub
let limited: Hub
let node: Server
let close = async () => {}
/** The calls that the node was asked for. */
const asked: Call[] = []

beforeAll(async () => {
  node = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Call | Call[]
    asked.push(...[body].flat())
    const answer = ({ id }: Call) => ({ jsonrpc: '2.0', id, result: CODE })
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)))
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const { port } = node.address() as { port: number }
  const chain = {
    id: 1337,
    registry,
    rpcUrl: `http://127.0.0.1:${port}`,
    config: { registry, demoWallet: false },
  } as unknown as Chain
  const { database, close: closeDatabase } = await openPgliteCopy()
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  const config = testConfig({ dataDir })
  const apps = [
    await buildApp(config, database, chain),
    await buildApp({ ...config, rateLimits: true }, database, chain),
  ]
  ;[hub, limited] = apps.map((app) => createHub(app, database, dataDir)) as [Hub, Hub]
  close = async () => {
    for (const app of apps) await app.close()
    await closeDatabase()
    node.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => close())
beforeEach(() => {
  asked.length = 0
})

const list = (howMany: number, method: string, ...params: unknown[]) =>
  Array.from({ length: howMany }, (_, id) => ({ jsonrpc: '2.0', id, method, params }))
const post = (body: unknown, at = hub) => at.post(CHAIN_RPC_PATH, body)

test('costly calls: fifty small calls are not answered with megabytes, and the node is not asked for them', async () => {
  const answer = await post(list(CHAIN_CALLS_MAX, 'eth_getCode', registry, 'latest'))
  expect(answer.status).toBe(200)
  expect(answer.text.length).toBeLessThan(600_000)
  expect(asked.length).toBeLessThanOrEqual(10)
  expect(answer.json).toHaveLength(CHAIN_CALLS_MAX)
  expect(answer.json.at(0).result).toBe(CODE)
  expect(answer.json.at(-1).error).toEqual({
    code: -32_005,
    message: 'This is too much at once. Ask for less.',
  })
})

test('costly calls: those that are little work each are bounded by the bytes of the whole answer', async () => {
  const calls = list(CHAIN_CALLS_MAX, 'eth_call', { to: registry, data: '0x00000000' }, 'latest')
  const answer = await post(calls)
  expect(answer.text.length).toBeLessThan(1_600_000)
  expect(answer.json.at(0).error.message).toBe('The answer is too large. Ask for less at once.')
})

test('costly calls: what one address may have passed on in a minute is counted by its work', async () => {
  const bytes: number[] = []
  for (let at = 0; at < 130; at++) {
    const { status, text } = await post(list(1, 'eth_getCode', registry, 'latest'), limited)
    if (status === 200) bytes.push(text.length)
  }
  expect(bytes).toHaveLength(120)
})
