import type { TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WalletAccess } from '../access.ts'
import { openingSignature, steadySignature } from './openingSignature.ts'

const account = privateKeyToAccount(`0x${'17'.repeat(32)}`)
const salt = new Uint8Array(32).fill(3)

let code = '0x'
let signed: TypedDataDefinition[] = []
let signatures: (() => Promise<string>) | undefined

/** A wallet that signs for real, unless told what to answer. */
function accessOf(chainId = 1337): WalletAccess {
  const request = ({ method, params }: { method: string; params: string[] }) => {
    if (method === 'eth_chainId') return Promise.resolve(`0x${chainId.toString(16)}`)
    if (method === 'eth_getCode') return Promise.resolve(code)
    if (method !== 'eth_signTypedData_v4') return Promise.reject(new Error(method))
    const data = JSON.parse(params[1] ?? '') as TypedDataDefinition
    signed.push(data)
    return signatures ? signatures() : account.signTypedData(data)
  }
  const chain = { id: chainId, registry: `0x${'22'.repeat(20)}` }
  const client = { account: { address: account.address, type: 'json-rpc' }, request }
  const access = { address: account.address, chain, publicClient: client, walletClient: client }
  return access as unknown as WalletAccess
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://hub.example' })
  code = '0x'
  signed = []
  signatures = undefined
})

test('the same wallet and salt give the same secret; another salt or network another one', async () => {
  const secret = await openingSignature(accessOf(), salt)
  expect(secret).toHaveLength(65)
  expect(await openingSignature(accessOf(), salt)).toEqual(secret)
  expect(await openingSignature(accessOf(), new Uint8Array(32).fill(4))).not.toEqual(secret)
  expect(await openingSignature(accessOf(137), salt)).not.toEqual(secret)
})

test('what is signed names the site and what it is for', async () => {
  await openingSignature(accessOf(), salt)
  expect(signed[0]).toMatchObject({
    primaryType: 'OpenDocuments',
    domain: { name: 'Title IX Hub', chainId: 1337, verifyingContract: `0x${'22'.repeat(20)}` },
    message: { site: 'https://hub.example', salt: `0x${'03'.repeat(32)}` },
  })
})

test('a wallet is asked twice before it becomes a way', async () => {
  const answer = await steadySignature(accessOf(), salt)
  expect(answer).toEqual({ secret: await openingSignature(accessOf(), salt) })
  expect(signed).toHaveLength(3)
})

test('a wallet that signs the same words in two ways is no way', async () => {
  let count = 0
  signatures = () => Promise.resolve(`0x${`0${++count}`.repeat(65)}`)
  expect(await steadySignature(accessOf(), salt)).toEqual({ unfit: 'unsteady' })
})

test('an account with code is not even asked', async () => {
  code = '0xef0100'
  expect(await steadySignature(accessOf(), salt)).toEqual({ unfit: 'contract' })
  expect(signed).toEqual([])
})
