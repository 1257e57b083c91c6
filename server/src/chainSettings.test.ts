import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const registry = '0x00000000000000000000000000000000000000Aa'
const network = {
  CHAIN: '137',
  CHAIN_RPC_URL: 'https://node.example/v2/secret-key',
  REGISTRY_ADDRESS: registry,
}

test('the hub runs a chain of its own unless it is told otherwise', () => {
  expect(readConfig({}).chain).toEqual({ kind: 'local', port: 8545 })
  expect(readConfig({ CHAIN: 'local', CHAIN_PORT: '0' }).chain).toEqual({ kind: 'local', port: 0 })
  expect(readConfig({ CHAIN: 'off' }).chain).toBeNull()
})

test('a network of others is read', () => {
  expect(readConfig(network).chain).toEqual({
    kind: 'network',
    id: 137,
    rpcUrl: 'https://node.example/v2/secret-key',
    registry,
    registryBlock: 0,
    publicRpcUrl: null,
  })
  const more = { REGISTRY_BLOCK: '123', CHAIN_PUBLIC_RPC_URL: 'https://open.example/' }
  expect(readConfig({ ...network, ...more }).chain).toMatchObject({
    registryBlock: 123,
    publicRpcUrl: 'https://open.example',
  })
})

test.each([
  [{ CHAIN: 'polygon' }, "CHAIN must be off, local or a network's id such as 137"],
  [{ CHAIN: '0' }, "CHAIN must be off, local or a network's id such as 137"],
  [{ CHAIN_PORT: '99999' }, 'CHAIN_PORT must be a whole number from 0 to 65535'],
  [{ CHAIN: '137' }, 'CHAIN=137 needs CHAIN_RPC_URL and REGISTRY_ADDRESS too.'],
  [{ ...network, REGISTRY_ADDRESS: '' }, 'CHAIN=137 needs REGISTRY_ADDRESS too.'],
  [{ ...network, REGISTRY_ADDRESS: '0x12' }, 'REGISTRY_ADDRESS must be an address: 0x and 40'],
  [{ ...network, REGISTRY_BLOCK: '-1' }, 'REGISTRY_BLOCK must be a whole number'],
  [
    { ...network, CHAIN_PUBLIC_RPC_URL: 'https://hub:secret@open.example' },
    'CHAIN_PUBLIC_RPC_URL must be without a name and password, since everybody sees it',
  ],
  [
    { ...network, CHAIN_PUBLIC_RPC_URL: 'https://:secret@open.example' },
    'CHAIN_PUBLIC_RPC_URL must have a name before its password',
  ],
  [
    { ...network, CHAIN_RPC_URL: 'https://:secret@node.example' },
    'CHAIN_RPC_URL must have a name before its password',
  ],
  [{ ...network, CHAIN: 'local' }, "need CHAIN to be the network's id, such as 137."],
  [{ WALLETCONNECT_PROJECT_ID: 'mine' }, 'WALLETCONNECT_PROJECT_ID must be 32 hexadecimal digits'],
])('%j is told in a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test("the node's address, which may hold a key, is not shown", () => {
  const mistake = () => readConfig({ ...network, CHAIN_RPC_URL: 'wss://node.example/secret-key' })
  expect(mistake).toThrow('CHAIN_RPC_URL must be an address')
  expect(mistake).not.toThrow('secret-key')
})
