import { beforeEach, expect, test } from 'vitest'
import { addWay, newRing, newSalt } from '../../../lib/sealing/ringKey.ts'
import type { Owner } from '../owner.ts'
import { Keyring } from './keyring.ts'

let person = 0
let owner: Owner
beforeEach(() => {
  person += 1
  owner = { address: `0xkeyring${person}`, chainId: 1337, registry: '0xaa' }
})

const secret = (value: number) => new Uint8Array(26).fill(value)
const code = { kind: 'code' } as const
const wallet = { kind: 'wallet' } as const
const nothing = () => Promise.resolve(null)

test('without any way there is none to open, and nothing can be sealed', async () => {
  const keyring = new Keyring(owner)
  expect(keyring.view().status).toBe('looking')
  await keyring.look(nothing)
  expect(keyring.view().status).toBe('none')
  expect(keyring.open()).toBeNull()
})

test('the first way makes the ring; a reload finds it locked, and the same secret opens it', async () => {
  const keyring = new Keyring(owner)
  await keyring.look(nothing)
  await keyring.addWay(code, newSalt(), secret(1))
  expect(keyring.view().status).toBe('open')

  const later = new Keyring(owner)
  await later.look(nothing)
  const { ring, status } = later.view()
  expect(status).toBe('locked')
  const [way] = ring?.ways ?? []
  if (!ring || !way) throw new Error('There is one way.')
  await expect(later.openWith(ring, way, secret(2))).rejects.toThrow('key')
  expect(later.view().status).toBe('locked')
  await later.openWith(ring, way, secret(1))
  expect(later.view().status).toBe('open')
  later.lock()
  expect(later.open()).toBeNull()
})

test('a device that knows nothing takes the ring of the chain', async () => {
  const { ring } = await addWay(await newRing(), code, newSalt(), secret(1))
  const keyring = new Keyring(owner)
  await keyring.look(() => Promise.resolve(ring))
  expect(keyring.view()).toEqual({ status: 'locked', ring, published: ring.revision })
})

test('of one ring the newer state counts, wherever it is', async () => {
  const first = await addWay(await newRing(), code, newSalt(), secret(1))
  const second = await addWay(first, wallet, newSalt(), secret(2))
  const keyring = new Keyring(owner)
  await keyring.look(() => Promise.resolve(second.ring))
  await keyring.look(() => Promise.resolve(first.ring))
  expect(keyring.view().ring).toEqual(second.ring)
  const later = new Keyring(owner)
  await later.look(() => Promise.resolve(first.ring))
  expect(later.view().ring).toEqual(second.ring)
  expect(later.view().published).toBe(first.ring.revision)
})

test('a locked ring is never replaced by a new one', async () => {
  const { ring } = await addWay(await newRing(), code, newSalt(), secret(1))
  const keyring = new Keyring(owner)
  await keyring.look(() => Promise.resolve(ring))
  await expect(keyring.addWay(wallet, newSalt(), secret(2))).rejects.toThrow('locked')
  expect(keyring.view().ring).toEqual(ring)
})

test('a dropped way stays dropped, and the last one stays', async () => {
  const keyring = new Keyring(owner)
  await keyring.look(nothing)
  await keyring.addWay(code, newSalt(), secret(1))
  await keyring.addWay(wallet, newSalt(), secret(2))
  const [first] = keyring.view().ring?.ways ?? []
  if (!first) throw new Error('There are two ways.')
  await keyring.dropWay(first)
  const [last, ...others] = keyring.view().ring?.ways ?? []
  expect([last?.kind, others]).toEqual(['wallet', []])
  if (!last) throw new Error('There is one way.')
  await expect(keyring.dropWay(last)).rejects.toThrow(RangeError)
})

test('a store that does not answer is no missing ring', async () => {
  const keyring = new Keyring(owner)
  await keyring.look(() => Promise.reject(new Error('away')))
  expect(keyring.view().status).toBe('failed')
  await expect(keyring.addWay(code, newSalt(), secret(1))).rejects.toThrow('looked')
})
