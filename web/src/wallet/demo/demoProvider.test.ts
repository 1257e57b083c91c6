import { verifyMessage, verifyTypedData } from 'viem'
import { beforeAll, expect, test, vi } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { demoProvider } from './demoProvider.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://localhost:3000/'))
})

test.each([
  ['another network', { ...testChain, id: 137 }],
  ['a local network without it', { ...testChain, demoWallet: false }],
])('refuses %s', (_, chain) => {
  expect(() => demoProvider(chain)).toThrow('The demo wallet is for the local network only.')
})

test('has one account, on the local network', async () => {
  const { request } = demoProvider(testChain)
  expect(await request({ method: 'eth_requestAccounts' })).toEqual([ADDRESS])
  expect(await request({ method: 'eth_accounts' })).toEqual([ADDRESS])
  expect(await request({ method: 'eth_chainId' })).toBe('0x539')
})

test('does not go to another network', async () => {
  const { request } = demoProvider(testChain)
  const ask = (chainId: string) =>
    request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  expect(await ask('0x539')).toBeNull()
  await expect(ask('0x1')).rejects.toMatchObject({ code: 4902 })
})

test('signs texts and typed data for real', async () => {
  const { request } = demoProvider(testChain)
  const raw = '0x68656c6c6f'
  const signature = (await request({
    method: 'personal_sign',
    params: [raw, ADDRESS],
  })) as `0x${string}`
  expect(await verifyMessage({ address: ADDRESS, message: { raw }, signature })).toBe(true)

  const data = {
    domain: { name: 'Title IX Hub', version: '1', chainId: 1337 },
    types: { Note: [{ name: 'id', type: 'uint256' }] },
    primaryType: 'Note',
    message: { id: 7 },
  } as const
  const typed = (await request({
    method: 'eth_signTypedData_v4',
    params: [ADDRESS, JSON.stringify(data)],
  })) as `0x${string}`
  expect(
    await verifyTypedData({ ...data, message: { id: 7n }, address: ADDRESS, signature: typed }),
  ).toBe(true)
})

test('says no to what it does not know', async () => {
  const { request } = demoProvider(testChain)
  await expect(request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
})
