import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPending, pendingTransactions, sentHere } from './pendingStore.ts'
import type { WriteName } from './registryWrite.ts'
import { hearEnds, takeUpPending } from './takeUpPending.ts'
import { account, chain, FakeNetwork, hashOf } from './testing/fakeNetwork.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const other = '0x00000000000000000000000000000000000000cc'

/** Keeps a transaction as an earlier visit did, and puts it into a block. */
function sendBefore(network: FakeNetwork, byte: string, name: WriteName, sentBy = account) {
  const hash = hashOf(byte)
  const from = sentBy as `0x${string}`
  keepPending({ hash, chainId: chain.id, name, from, nonce: 1, sentAt: Date.now() })
  network.mine({ hash, nonce: 1 })
  return hash
}

const left = () => pendingTransactions().map(({ hash }) => hash)

test('[wallet.pending-time] what an earlier visit has sent is forgotten once it has ended, whatever it is', async () => {
  const network = new FakeNetwork()
  const names = ['startConversation', 'stampCommitment', 'addSchool', 'postReview'] as const
  for (const [at, name] of names.entries()) sendBefore(network, `1${at}`, name)
  const another = sendBefore(network, '1a', 'addSchool', other)
  takeUpPending(network.access)
  await expect.poll(left).toEqual([another])
})

test('an end is told once: to the screen that is there, or to the one that comes later', async () => {
  const network = new FakeNetwork()
  const heard: string[] = []
  const hears = (name: WriteName) =>
    hearEnds(({ phase }, one) => {
      if (one.name !== name) return false
      heard.push(`${name} ${phase}`)
      return true
    })
  const leave = hears('createResource')
  sendBefore(network, '20', 'createResource')
  sendBefore(network, '21', 'uploadDocument')
  takeUpPending(network.access)
  takeUpPending(network.access)
  await expect.poll(left).toEqual([])
  await expect.poll(() => heard).toEqual(['createResource done'])
  leave()
  hears('createResource')()
  expect(heard).toHaveLength(1)
  const heardAgain = () => {
    hears('uploadDocument')()
    return heard
  }
  await expect.poll(heardAgain).toEqual(['createResource done', 'uploadDocument done'])
  hears('uploadDocument')()
  expect(heard).toHaveLength(2)
})

test('what this page sends itself is left to its sender, and with nothing to follow nobody is asked', async () => {
  const network = new FakeNetwork()
  const request = vi.spyOn(network.access.publicClient, 'request')
  takeUpPending(network.access)
  sentHere.add(sendBefore(network, '30', 'addSchool'))
  takeUpPending(network.access)
  await import('./followPending.ts')
  await new Promise(setImmediate)
  expect(request).not.toHaveBeenCalled()
  expect(left()).toHaveLength(1)
})
