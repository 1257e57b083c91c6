import { ChainNotConfiguredError, ProviderNotFoundError } from '@wagmi/core'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  type FailureKind,
  failureKind,
  failureOf,
  failureWords,
  NetworkNotAdded,
  NoAnswer,
  WalletNotLoaded,
} from './walletFailure.ts'

const coded = (code: number, message = 'words of a wallet') =>
  Object.assign(new Error(message), { code })
const circumstances = { wallet: 'Test Wallet', network: 'Localhost', doing: 'connect' } as const

describe('what an error means', () => {
  const cases: [name: string, error: unknown, kind: FailureKind][] = [
    ['the number of a rejection', coded(4001), 'rejected'],
    ['a rejection as viem words it', new UserRejectedRequestError(coded(4001)), 'rejected'],
    [
      'a rejection inside of others',
      new Error('x', { cause: new Error('y', { cause: coded(4001) }) }),
      'rejected',
    ],
    ['a rejection over WalletConnect', coded(5000), 'rejected'],
    ['a question that is open already', coded(-32002), 'alreadyAsking'],
    [
      'a network that is not configured',
      new SwitchChainError(new ChainNotConfiguredError()),
      'notConfigured',
    ],
    ['a network that was not added', new NetworkNotAdded('x', { cause: coded(4001) }), 'notAdded'],
    ['a network that the wallet does not know', coded(4902), 'cannotSwitch'],
    ['a wallet that cannot switch', coded(4200), 'cannotSwitch'],
    ['a wallet that is not there', new ProviderNotFoundError(), 'notThere'],
    ['no answer in time', new NoAnswer('x'), 'noAnswer'],
    ['code that did not come', new WalletNotLoaded('x'), 'notLoaded'],
    ['a window that was blocked', new Error('Pop up window failed to open'), 'windowBlocked'],
    ['an error of MetaMask on phones', { data: { originalError: coded(4001) } }, 'rejected'],
    ['anything else', new Error('x'), 'other'],
    ['no error at all', undefined, 'other'],
    ['a text', 'no', 'other'],
  ]
  test.each(cases)('%s', (_, error, kind) => {
    expect(failureKind(error)).toBe(kind)
  })

  test('a chain that is not configured is told from one that the wallet lacks, though both have 4902', () => {
    const notConfigured = new SwitchChainError(new ChainNotConfiguredError())
    expect(notConfigured.code).toBe(4902)
    expect(failureKind(notConfigured)).toBe('notConfigured')
  })

  test('an error that is its own cause ends', () => {
    const error = new Error('x')
    error.cause = error
    expect(failureKind(error)).toBe('other')
  })
})

describe('its words', () => {
  test('say what happened, that nothing was sent, and what to do', () => {
    expect(failureOf(coded(4001), circumstances)).toEqual({
      kind: 'rejected',
      title: 'You said no in your wallet.',
      text: 'Nothing was sent. You can try again at any time.',
    })
  })

  test('never repeat what a wallet said', () => {
    const { title, text } = failureOf(new Error('0xSECRET <b>'), circumstances)
    expect(title + text).not.toMatch(/SECRET|</)
  })

  test.each<FailureKind>(['notAdded', 'cannotSwitch', 'notConfigured'])(
    'name the network: %s',
    (kind) => {
      const { title, text } = failureWords(kind, circumstances)
      expect(title + text).toContain('Localhost')
    },
  )
})
