import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { walletChoices } from './choices.ts'

const installed = (id: string) => ({ id, name: id, provider: { request: async () => null } })
const names = (...input: Parameters<typeof walletChoices>) =>
  walletChoices(...input).map(({ name }) => name)

test('installed wallets come first', () => {
  expect(names(testChain, [installed('a.wallet')])).toEqual([
    'a.wallet',
    'Demo wallet',
    'Coinbase Wallet',
  ])
})

test('the demo wallet is on the local chain only', () => {
  expect(names({ ...testChain, id: 137, demoWallet: false }, [])).toEqual(['Coinbase Wallet'])
})

test('WalletConnect is there where the hub has a project with it', () => {
  expect(names({ ...testChain, walletConnectProjectId: 'abc' }, [])).toContain('WalletConnect')
  expect(names(testChain, [])).not.toContain('WalletConnect')
})

test('Coinbase as an extension takes the place of its hosted one', () => {
  expect(names(testChain, [installed('com.coinbase.wallet')])).toEqual([
    'com.coinbase.wallet',
    'Demo wallet',
  ])
})
