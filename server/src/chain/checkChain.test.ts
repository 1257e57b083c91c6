import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkChain } from './checkChain.ts'

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
