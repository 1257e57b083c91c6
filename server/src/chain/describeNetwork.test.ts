import { expect, test } from 'vitest'
import type { NetworkSettings } from '../chainSettings.ts'
import { describeNetwork } from './describeNetwork.ts'

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
