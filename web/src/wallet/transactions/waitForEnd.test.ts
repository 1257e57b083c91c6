import { expect, test, vi } from 'vitest'
import { account, FakeNetwork, hashOf } from './testing/fakeNetwork.ts'
import { type Patience, waitForEnd } from './waitForEnd.ts'

const quick: Patience = { round: 60, rounds: 2 }
const hash = hashOf('11')
const pending = { hash, from: account, nonce: null } as const

function waitOn(network: FakeNetwork, one: Parameters<typeof waitForEnd>[1] = pending) {
  const onKnown = vi.fn<(nonce: number) => void>()
  return { end: waitForEnd(network.access.publicClient, one, quick, onKnown), onKnown }
}

/** Lets the waiting see the network as it is now. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 30))

test('a transaction that is taken in ends with its receipt', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end, onKnown } = waitOn(network)
  await aWhile()
  network.mine({ hash, nonce: 4, status: 'reverted' })
  expect(await end).toMatchObject({ kind: 'mined', receipt: { status: 'reverted' } })
  expect(onKnown).toHaveBeenCalledExactlyOnceWith(4)
})

test('one that was taken in before is found at once', async () => {
  const network = new FakeNetwork()
  network.mine({ hash, nonce: 4 })
  expect(await waitOn(network).end).toMatchObject({ kind: 'mined' })
})

test('sped up from the wallet, it is the same transaction under another hash', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await aWhile()
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4 })
  expect(await end).toMatchObject({ kind: 'mined', receipt: { transactionHash: hashOf('22') } })
})

test('cancelled from the wallet, nothing was stored', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await aWhile()
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4, to: account, input: '0x' })
  expect(await end).toEqual({ kind: 'cancelled' })
})

test('overtaken by another transaction, nothing was stored', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await aWhile()
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4, to: hashOf('33').slice(0, 42), input: '0x05' })
  expect(await end).toEqual({ kind: 'replaced' })
})

test('what took its place before a reload is known by the count of the account', async () => {
  const network = new FakeNetwork()
  network.used = 5
  expect(await waitOn(network, { ...pending, nonce: 4 }).end).toEqual({ kind: 'replaced' })
})

test('a transaction that nobody knows any more counts as dropped', async () => {
  const network = new FakeNetwork()
  network.used = 4
  expect(await waitOn(network, { ...pending, nonce: 4 }).end).toEqual({ kind: 'dropped' })
})

test('a network that is silent for a while drops nothing', async () => {
  const network = new FakeNetwork()
  network.silent = true
  const { end } = waitOn(network, { ...pending, nonce: 4 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  network.silent = false
  network.mine({ hash, nonce: 4 })
  expect(await end).toMatchObject({ kind: 'mined' })
})
