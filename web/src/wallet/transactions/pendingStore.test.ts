import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropExpired,
  endPending,
  forgetPending,
  keepPending,
  noteNonce,
  pendingTransactions,
} from './pendingStore.ts'
import { account, hashOf } from './testing/fakeNetwork.ts'

const KEY = 'hub.pendingTransactions'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const now = Date.now()

const pending = (byte: string) => ({
  hash: hashOf(byte),
  chainId: 1337,
  name: 'postReview' as const,
  from: account as `0x${string}`,
  nonce: null,
  sentAt: now,
})

test('[wallet.pending-time] a transaction is kept until it ends, and nothing is left then', () => {
  keepPending(pending('11'))
  keepPending(pending('22'))
  noteNonce(hashOf('11'), 3)
  expect(pendingTransactions().map(({ hash, nonce }) => [hash, nonce])).toEqual([
    [hashOf('11'), 3],
    [hashOf('22'), null],
  ])
  endPending(hashOf('11'))
  endPending(hashOf('22'))
  expect(kept.size).toBe(0)
})

test('all is forgotten with the wallet, and what is learned later brings nothing back', () => {
  keepPending(pending('11'))
  keepPending(pending('22'))
  forgetPending()
  noteNonce(hashOf('11'), 3)
  expect(pendingTransactions()).toEqual([])
  expect(kept.size).toBe(0)
})

test('the list is the same as long as nothing changes', () => {
  keepPending(pending('11'))
  expect(pendingTransactions()).toBe(pendingTransactions())
})

test.each(['nonsense', '{}', '[null,1,"a"]', `[{"hash":"0x12","chainId":1337}]`])(
  'what is not ours in the storage counts as nothing: %s',
  (raw) => {
    kept.set(KEY, raw)
    expect(pendingTransactions()).toEqual([])
  },
)

test('[wallet.pending-time] what is older than a week is given up', () => {
  const old = { ...pending('11'), sentAt: now - 8 * 24 * 60 * 60 * 1000 }
  kept.set(KEY, JSON.stringify([old, pending('22')]))
  expect(pendingTransactions().map(({ hash }) => hash)).toEqual([hashOf('22')])
  dropExpired()
  expect(kept.get(KEY)).toBe(JSON.stringify([pending('22')]))
  kept.set(KEY, JSON.stringify([old]))
  dropExpired()
  expect(kept.size).toBe(0)
})

test('[wallet.disconnect] what was given up or is damaged is forgotten with the wallet too', () => {
  const old = { ...pending('11'), sentAt: 0 }
  for (const raw of [JSON.stringify([old]), `[{"from":"${account}"}]`, `{"from":"${account}`]) {
    kept.set(KEY, raw)
    forgetPending()
    expect(kept.size).toBe(0)
  }
})

test('a browser that keeps nothing still follows it while the page is there', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepPending(pending('33'))
  expect(pendingTransactions()).toMatchObject([{ hash: hashOf('33') }])
  endPending(hashOf('33'))
  expect(pendingTransactions()).toEqual([])
})
