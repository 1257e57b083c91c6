import type { ChainConfig } from '@hub/api/chain'
import { beforeEach, expect, test, vi } from 'vitest'
import { askNetwork, NETWORK_ANSWER_MS } from './askNetwork.ts'
import type { HubConfig } from './hubConfig.ts'

const chain = { id: 1337 } as ChainConfig
const networkThat = (answer: () => Promise<unknown>) =>
  ({ getClient: () => ({ request: answer }) }) as unknown as HubConfig

beforeEach(() => {
  vi.useFakeTimers()
})

test('a network is there when it answers in time with its own number', async () => {
  expect(
    await askNetwork(
      networkThat(async () => '0x539'),
      chain,
    ),
  ).toEqual({ isThere: true })
  expect(
    await askNetwork(
      networkThat(async () => '0x1'),
      chain,
    ),
  ).toEqual({ isThere: false })
  const failing = networkThat(() => Promise.reject(new Error('503')))
  expect(await askNetwork(failing, chain)).toEqual({ isThere: false })
})

test.each([
  ['0x539', true],
  ['0x1', false],
])('an answer of %s after 6 seconds is heard', async (id, isThere) => {
  const answer = Promise.withResolvers<unknown>()
  const asked = askNetwork(
    networkThat(() => answer.promise),
    chain,
  )
  await vi.advanceTimersByTimeAsync(NETWORK_ANSWER_MS)
  const check = await asked
  expect(check.isThere).toBe(false)
  answer.resolve(id)
  expect(await check.late).toBe(isThere)
})
