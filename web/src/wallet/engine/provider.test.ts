import { expect, test, vi } from 'vitest'
import { type Listener, leash } from './provider.ts'

function wallet() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    request: vi.fn(async () => 'answer'),
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    say: (event: string) => listeners.get(event)?.forEach((listener) => listener()),
  }
}

test('passes questions and events on', async () => {
  const known = wallet()
  const { provider } = leash(known)
  const heard = vi.fn()
  provider.on('accountsChanged', heard)
  known.say('accountsChanged')
  expect(heard).toHaveBeenCalledOnce()
  expect(await provider.request({ method: 'eth_accounts' })).toBe('answer')
})

test('after it was let go, no event of the wallet is heard, and none can be asked for', () => {
  const known = wallet()
  const { provider, release } = leash(known)
  const heard = vi.fn()
  provider.on('accountsChanged', heard)
  release()
  provider.on('chainChanged', heard)
  known.say('accountsChanged')
  known.say('chainChanged')
  expect(heard).not.toHaveBeenCalled()
})

test('a listener that was taken away is not heard', () => {
  const known = wallet()
  const { provider } = leash(known)
  const heard = vi.fn()
  provider.on('accountsChanged', heard)
  provider.removeListener('accountsChanged', heard)
  known.say('accountsChanged')
  expect(heard).not.toHaveBeenCalled()
})

test('a wallet without events does no harm', () => {
  const { provider, release } = leash({ request: async () => null })
  provider.on('accountsChanged', vi.fn())
  expect(release).not.toThrow()
})
