import { useEffect, useSyncExternalStore } from 'react'
import { type Owner, ownerKey } from '../owner.ts'
import { Keyring, type KeyringView } from './keyring.ts'

const keyrings = new Map<string, Keyring>()

/** The keyring of an owner in this tab. */
function keyringOf(owner: Owner): Keyring {
  const key = ownerKey(owner)
  const keyring = keyrings.get(key) ?? new Keyring(owner)
  keyrings.set(key, keyring)
  return keyring
}

/** Forgets all keys of this tab, as when the wallet has left. */
function forgetKeys(): void {
  for (const keyring of keyrings.values()) keyring.lock()
  keyrings.clear()
}

/** An owner's keyring with its state for a screen. */
export function useKeyring(owner: Owner): { keyring: Keyring; view: KeyringView } {
  const keyring = keyringOf(owner)
  const view = useSyncExternalStore(keyring.follow, keyring.view, keyring.view)
  return { keyring, view }
}

/** Forgets the keys once `connected` turns false: they belong to the wallet's visit. */
export function useKeysEndWithWallet(disconnected: boolean): void {
  useEffect(() => {
    if (disconnected) forgetKeys()
  }, [disconnected])
}
