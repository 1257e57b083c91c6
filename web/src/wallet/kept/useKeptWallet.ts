import { useSyncExternalStore } from 'react'
import { followKept } from './keptAddress.ts'
import { type KeptWallet, readKept } from './keptWallet.ts'

/**
 * The wallet that is connected by what is kept on this device, without loading any wallet code. Undefined in
 * the prerendered page and in the first drawing over it.
 */
export function useKeptWallet(): KeptWallet | undefined {
  return useSyncExternalStore(followKept, readKept, () => undefined)
}
