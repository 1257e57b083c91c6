import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { readNetworkStatus } from './readNetworkStatus.ts'
import type { RegistryReader } from './registryReader.ts'

/** A network that answers each method so; an error is thrown. */
function networkOf(answers: Record<string, unknown>): RegistryReader {
  const request = async ({ method }: { method: string }) => {
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { chain: testChain, publicClient: { request } } as unknown as RegistryReader
}

const block = { number: '0x3039', timestamp: '0x6920a000' }

test('gives the newest block, and that the contract is there', async () => {
  const network = networkOf({ eth_getBlockByNumber: block, eth_getCode: '0x6080' })
  const status = await readNetworkStatus(network)
  expect(status).toMatchObject({ block: 12_345, blockTime: 0x6920a000, contractPresent: true })
  expect(status.answerMs).toBeGreaterThanOrEqual(0)
})

test('an address without code has no contract', async () => {
  const network = networkOf({ eth_getBlockByNumber: block, eth_getCode: '0x' })
  expect(await readNetworkStatus(network)).toMatchObject({ contractPresent: false })
})

test('a network without an answer, or without a block, is no network that does well', async () => {
  const silent = networkOf({ eth_getBlockByNumber: new Error('away'), eth_getCode: '0x6080' })
  await expect(readNetworkStatus(silent)).rejects.toThrow('away')
  const empty = networkOf({ eth_getBlockByNumber: null, eth_getCode: '0x6080' })
  await expect(readNetworkStatus(empty)).rejects.toThrow('no newest block')
})
