import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { failureKind } from '../walletFailure.ts'
import type { Provider } from './provider.ts'
import { switchNetwork } from './switchNetwork.ts'

const refusal = (code: number) => Object.assign(new Error('no'), { code })

interface Habits {
  network?: number
  knows?: number[]
  /** What it answers to being asked to add, other than doing it. */
  addFails?: Error
  movesWhenAdded?: boolean
  /** It says yes to a switch and does nothing. */
  pretends?: boolean
}

/** A wallet with habits, and the methods that it was asked for. */
function walletWith({ network = 137, knows = [], addFails, movesWhenAdded, pretends }: Habits) {
  const asked: string[] = []
  let current = network
  const known = new Set(knows)
  const provider: Provider = {
    async request({ method, params }) {
      asked.push(method)
      const [{ chainId } = { chainId: '0x0' }] = (params ?? []) as [{ chainId: string }?]
      if (method === 'eth_chainId') return `0x${current.toString(16)}`
      if (method === 'wallet_switchEthereumChain') {
        if (!known.has(Number(chainId))) throw refusal(4902)
        if (!pretends) current = Number(chainId)
        return null
      }
      if (addFails) throw addFails
      known.add(Number(chainId))
      if (movesWhenAdded) current = Number(chainId)
      return null
    },
  }
  return { provider, asked }
}

test('a wallet that knows the network is only asked to switch', async () => {
  const { provider, asked } = walletWith({ knows: [1337] })
  await switchNetwork(provider, testChain)
  expect(asked).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
})

test('one that lacks it adds it, and that is enough where it moves there by itself', async () => {
  const { provider, asked } = walletWith({ movesWhenAdded: true })
  await switchNetwork(provider, testChain)
  expect(asked.filter((method) => method.startsWith('wallet_'))).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
})

test('one that stays where it is after adding is asked to switch again', async () => {
  const { provider, asked } = walletWith({})
  await switchNetwork(provider, testChain)
  expect(asked.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2)
})

test('a refusal to add has a meaning of its own, whatever number the wallet gives', async () => {
  for (const code of [4001, -32603]) {
    const { provider } = walletWith({ addFails: refusal(code) })
    const error = await switchNetwork(provider, testChain).catch((thrown: unknown) => thrown)
    expect(failureKind(error)).toBe('notAdded')
  }
})

test('a wallet that says yes and stays where it is has not switched', async () => {
  const { provider } = walletWith({ knows: [1337], pretends: true })
  const error = await switchNetwork(provider, testChain).catch((thrown: unknown) => thrown)
  expect(failureKind(error)).toBe('cannotSwitch')
})
