import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { localRegistry } from '@hub/contracts/abi/localRegistry'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { callRpc, NoAnswer, RpcError } from '../rpc.ts'
import { deployRegistry } from './deployRegistry.ts'
import { patiently } from './patiently.ts'

type Reply = (method: string, response: ServerResponse) => void

let close = () => {}
afterEach(() => close())

/** A node that answers by `reply`, and what it was asked. */
async function node(reply: Reply) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method } = JSON.parse(Buffer.concat(chunks).toString()) as { method: string }
    asked.push(method)
    reply(method, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, asked }
}

const answer = (response: ServerResponse, body: object) =>
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }))
const patience = { forMs: 60_000, firstWaitMs: 1, longestWaitMs: 4 }

test('the address that is written down is the one of the contract', () => {
  expect(registryDeployment(localRegistry).address).toBe(localRegistry.address)
})

test('a chain that answers only at the fourth time has its registry all the same', async () => {
  let lost = 3
  let code = '0x'
  const { url, asked } = await node((method, response) => {
    // The connection breaks, and the transaction of that call is made nonetheless.
    const isLost = method === 'eth_sendTransaction' || lost-- > 0
    if (method === 'eth_sendTransaction') code = '0x6080'
    if (isLost) response.destroy()
    else answer(response, { result: code })
  })
  expect(await patiently(() => deployRegistry(url), patience)).toBe(localRegistry.address)
  expect(asked).toEqual([...Array(4).fill('eth_getCode'), 'eth_sendTransaction', 'eth_getCode'])
})

test('a transaction that is refused since the registry is there meanwhile does no harm', async () => {
  let looked = 0
  const { url } = await node((method, response) => {
    if (method === 'eth_getCode') answer(response, { result: looked++ > 0 ? '0x6080' : '0x' })
    else answer(response, { error: { code: 3, message: 'execution reverted' } })
  })
  expect(await deployRegistry(url)).toBe(localRegistry.address)
})

test('a call that hangs is asked again', async () => {
  let hangs = true
  const { url } = await node((_, response) => {
    if (!hangs) answer(response, { result: 'here' })
    hangs = false
  })
  expect(await patiently(() => callRpc(url, 'eth_chainId', [], 100), patience)).toBe('here')
})

test('what the chain refuses is not asked again', async () => {
  const { url, asked } = await node((_, response) =>
    answer(response, { error: { code: -32000, message: 'never' } }),
  )
  await expect(patiently(() => callRpc(url, 'eth_chainId'), patience)).rejects.toThrow(RpcError)
  expect(asked).toHaveLength(1)
})

test('a chain that never answers is given up after the time for it', async () => {
  let [now, asked] = [0, 0]
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const ask = async () => {
    now += 20_000
    asked++
    throw new NoAnswer()
  }
  await expect(patiently(ask, patience)).rejects.toThrow(NoAnswer)
  clock.mockRestore()
  expect(asked).toBe(4)
})
