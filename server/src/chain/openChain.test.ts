import { registryAbi } from '@hub/contracts/abi/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NetworkSettings } from '../chainSettings.ts'
import { openTestChain } from '../testing/testChain.ts'
import type { Chain } from './chain.ts'
import { openChain } from './openChain.ts'

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
