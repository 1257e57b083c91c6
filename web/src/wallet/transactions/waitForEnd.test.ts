import { expect, test, vi } from 'vitest'
import { account, FakeNetwork, hashOf } from './testing/fakeNetwork.ts'
import { type Patience, waitForEnd } from './waitForEnd.ts'

/** For what is seen on the network itself, however slow the machine is. */
const calm: Patience = { round: 20_000, rounds: 2, look: null }
/** For what is known only by looking after a round. */
const quick: Patience = { round: 60, rounds: 2, look: null }
const hash = hashOf('11')
const pending = { hash, from: account, nonce: null } as const

function waitOn(network: FakeNetwork, one = { ...pending, nonce: null as number | null }) {
  const onKnown = vi.fn<(nonce: number) => void>()
  const patience = one.nonce === null ? calm : quick
  return { end: waitForEnd(network.access.publicClient, one, patience, onKnown), onKnown }
}

/** Waits until the transaction was seen, by us and by viem. */
const seen = (network: FakeNetwork) => expect.poll(() => network.looks).toBeGreaterThan(1)

test('a transaction that is taken in ends with its receipt', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end, onKnown } = waitOn(network)
  await seen(network)
  network.mine({ hash, nonce: 4, status: 'reverted' })
  expect(await end).toMatchObject({ kind: 'mined', receipt: { status: 'reverted' } })
  expect(onKnown).toHaveBeenCalledExactlyOnceWith(4)
})

test('one that was taken in before is found at once', async () => {
  const network = new FakeNetwork()
  network.mine({ hash, nonce: 4 })
  expect(await waitOn(network).end).toMatchObject({ kind: 'mined' })
})

test('one whose block nobody told of is found by its receipt', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  // Longer than a test may take: the round does not find it.
  const patience: Patience = { ...calm, round: 600_000, look: 20 }
  const end = waitForEnd(network.access.publicClient, pending, patience, () => {})
  await seen(network)
  // No new block: viem asks no more.
  network.sent = [{ hash, nonce: 4, block: network.block }]
  expect(await end).toMatchObject({ kind: 'mined', receipt: { transactionHash: hash } })
})

test('sped up from the wallet, it is the same transaction under another hash', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await seen(network)
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4 })
  expect(await end).toMatchObject({ kind: 'mined', receipt: { transactionHash: hashOf('22') } })
})

test('cancelled from the wallet, nothing was stored', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await seen(network)
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4, to: account, input: '0x' })
  expect(await end).toEqual({ kind: 'cancelled' })
})

test('overtaken by another transaction, nothing was stored', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const { end } = waitOn(network)
  await seen(network)
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 4, to: hashOf('33').slice(0, 42), input: '0x05' })
  expect(await end).toEqual({ kind: 'replaced' })
})

test('what took its place before a reload is known by the count of the account, and not what it did', async () => {
  const network = new FakeNetwork()
  network.used = 5
  expect(await waitOn(network, { ...pending, nonce: 4 }).end).toEqual({ kind: 'overtaken' })
  // It may be the same at another price: there is nothing to compare it with.
  network.sent = [{ hash: hashOf('22'), nonce: 4, block: network.block }]
  expect(await waitOn(network, { ...pending, nonce: 4 }).end).toEqual({ kind: 'overtaken' })
})

test.each([
  ['cancelled', { to: account, input: '0x' }, { kind: 'cancelled' }],
  ['sped up', {}, { kind: 'mined', receipt: { transactionHash: hashOf('22') } }],
  ['another', { to: hashOf('33').slice(0, 42), input: '0x05' }, { kind: 'replaced' }],
] as const)(
  'a block that the wait missed still tells what was done: %s',
  async (_, taker, kind) => {
    const network = new FakeNetwork()
    network.sent = [{ hash, nonce: 4 }]
    const end = waitForEnd(network.access.publicClient, pending, { ...quick, round: 400 }, () => {})
    await seen(network)
    // The block is there, but with its number nothing new is told.
    network.sent = [{ hash: hashOf('22'), nonce: 4, block: network.block, ...taker }]
    network.used = 5
    expect(await end).toMatchObject(kind)
  },
)

test('its block is found though a minute of blocks came after it', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const end = waitForEnd(network.access.publicClient, pending, { ...quick, round: 400 }, () => {})
  await seen(network)
  network.sent = [{ hash: hashOf('22'), nonce: 4, block: network.block }]
  network.used = 5
  network.block += 31
  expect(await end).toMatchObject({ kind: 'mined', receipt: { transactionHash: hashOf('22') } })
})

test('what was sped up and has no receipt is not called stored, nor not stored', async () => {
  const network = new FakeNetwork()
  network.sent = [{ hash, nonce: 4 }]
  const end = waitForEnd(network.access.publicClient, pending, { ...quick, round: 400 }, () => {})
  await seen(network)
  network.sent = [{ hash: hashOf('22'), nonce: 4, block: network.block }]
  network.withoutReceipts = true
  network.used = 5
  expect(await end).toEqual({ kind: 'overtaken' })
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
