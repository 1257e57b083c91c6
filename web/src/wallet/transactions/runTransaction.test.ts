import { registryAbi } from '@hub/contracts/abi/registry'
import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, numberToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPending, pendingTransactions } from './pendingStore.ts'
import type { RegistryWrite } from './registryWrite.ts'
import { runTransaction } from './runTransaction.ts'
import { account, chain, FakeNetwork, hashOf, registry } from './testing/fakeNetwork.ts'
import type { TransactionState } from './transactionState.ts'

const hash = hashOf('11')
const write: RegistryWrite = {
  name: 'postReview',
  args: [0n, 'Lakeside', 5, 'Slow', hashOf('5a'), [], true],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Runs the write and gathers the states it went through. */
async function run(network: FakeNetwork) {
  const states: TransactionState[] = []
  const ending = await runTransaction(network.access, write, (state) => states.push(state))
  return { ending, states, phases: states.map(({ phase }) => phase) }
}

const posted = {
  address: registry,
  topics: encodeEventTopics({
    abi: registryAbi,
    eventName: 'ReviewPosted',
    args: { reviewId: 9n, schoolId: 0n, reviewer: account },
  }),
  data: encodeAbiParameters([{ type: 'bytes32' }], [hashOf('5a')]),
  blockNumber: numberToHex(2),
  logIndex: '0x0',
  transactionHash: hash,
}

test('a write is tried out, asked for, waited for and done, with the id of its record', async () => {
  const network = new FakeNetwork()
  network.wallet = () => {
    network.mine({ hash, nonce: 0, logs: [posted] })
    return hash
  }
  const { ending, states, phases } = await run(network)
  expect(phases).toEqual(['estimating', 'asking', 'confirming', 'done'])
  expect(states[1]).toMatchObject({ fee: { amount: 127_000n * 30_000_000_000n } })
  const link = `https://explorer.example/tx/${hash}`
  expect(states[2]).toEqual({ phase: 'confirming', hash, link })
  expect(ending).toMatchObject({ phase: 'done', hash, link, recordId: 9 })
  expect(pendingTransactions()).toEqual([])
})

test('[wallet.pending] while it is waited for it is kept, without a word of what it says', async () => {
  const network = new FakeNetwork()
  network.wallet = () => {
    network.sent = [{ hash, nonce: 3 }]
    return hash
  }
  const running = run(network)
  await expect.poll(pendingTransactions).toMatchObject([{ hash, nonce: 3 }])
  const kept = localStorage.getItem('hub.pendingTransactions') ?? ''
  expect(kept).not.toMatch(/Lakeside|Slow/)
  network.mine({ hash, nonce: 3 })
  expect((await running).ending.phase).toBe('done')
  expect(pendingTransactions()).toEqual([])
})

test('[wallet.disconnect] what the wallet sends after a disconnect is followed, and not kept', async () => {
  const network = new FakeNetwork()
  network.wallet = () => {
    forgetPending()
    network.sent = [{ hash, nonce: 3 }]
    return hash
  }
  const running = run(network)
  await expect.poll(() => network.looks).toBeGreaterThan(0)
  expect(localStorage.getItem('hub.pendingTransactions')).toBeNull()
  network.mine({ hash, nonce: 3 })
  expect((await running).ending.phase).toBe('done')
})

test('who says no in the wallet has sent nothing', async () => {
  const { ending, phases } = await run(new FakeNetwork())
  expect(phases).toEqual(['estimating', 'asking', 'rejected'])
  expect(ending.words).toBe('You said no in your wallet. Nothing was sent.')
  expect(pendingTransactions()).toEqual([])
})

test('what the contract would refuse is said in its words, and the wallet is not asked', async () => {
  const network = new FakeNetwork()
  network.revert = encodeErrorResult({
    abi: registryAbi,
    errorName: 'TextTooLong',
    args: ['title', 300n, 255n],
  })
  const { ending } = await run(network)
  expect(ending.phase).toBe('reverted')
  expect(ending.words).toMatch(/^Title is too long: .* Nothing was sent\.$/)
  expect(network.asked).toEqual([])
})

test('who cannot pay the fee is told before the wallet asks', async () => {
  const network = new FakeNetwork()
  network.balance = 5n
  const { ending } = await run(network)
  expect(ending).toMatchObject({ phase: 'failed', words: expect.stringMatching(/enough POL/) })
  expect(network.asked).toEqual([])
})

test('a wallet on another network is brought back first', async () => {
  const network = new FakeNetwork()
  network.walletChain = 1
  network.wallet = () => {
    network.mine({ hash, nonce: 0 })
    return hash
  }
  expect((await run(network)).ending.phase).toBe('done')
  expect(network.walletChain).toBe(chain.id)
  expect(network.asked).toContain('wallet_switchEthereumChain')
})

test('a chain that does not answer is called so', async () => {
  const network = new FakeNetwork()
  network.silent = true
  const { ending } = await run(network)
  expect(ending.phase).toBe('failed')
  expect(ending.words).toMatch(/^The chain does not answer .* Nothing was sent/)
})

test('a transaction that failed on the chain stored nothing and says why where it can', async () => {
  const network = new FakeNetwork()
  network.wallet = () => {
    network.mine({ hash, nonce: 0, status: 'reverted' })
    network.revert = encodeErrorResult({
      abi: registryAbi,
      errorName: 'UnknownSchool',
      args: [7n],
    })
    return hash
  }
  const { ending } = await run(network)
  expect(ending).toMatchObject({ phase: 'reverted', hash })
  expect(ending.words).toMatch(/^This school is not on the chain.* nothing was stored/)
})

test('a transaction that was cancelled in the wallet says so', async () => {
  const network = new FakeNetwork()
  network.wallet = () => {
    network.sent = [{ hash, nonce: 0 }]
    return hash
  }
  const running = run(network)
  await expect.poll(() => network.looks).toBeGreaterThan(1)
  network.sent = []
  network.mine({ hash: hashOf('22'), nonce: 0, to: account, input: '0x' })
  const { ending } = await running
  expect(ending).toMatchObject({ phase: 'cancelled', words: expect.stringMatching(/canceled/) })
})
