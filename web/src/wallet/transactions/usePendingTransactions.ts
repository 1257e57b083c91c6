import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { WalletAccess } from '../access.ts'
import {
  type PendingTransaction,
  pendingTransactions,
  sentHere,
  subscribeToPending,
} from './pendingStore.ts'
import type { WriteName } from './registryWrite.ts'
import type { Ending } from './transactionState.ts'

// Most pages have nothing to wait for.
const loadFollowing = () => import('./followPending.ts')

const none: readonly PendingTransaction[] = []

/**
 * The account's transactions of one kind that were sent and have not ended, such as before a reload. They
 * are taken up again: `onEnd` is told how each of them ends, but not of those sent since the page was
 * loaded, whose sender knows it.
 */
export function usePendingTransactions(
  access: WalletAccess,
  name: WriteName,
  onEnd: (ending: Ending, one: PendingTransaction) => void,
): readonly PendingTransaction[] {
  const all = useSyncExternalStore(subscribeToPending, pendingTransactions, () => none)
  const { chain, publicClient, address } = access
  const own = all.filter(
    (one) =>
      one.chainId === chain.id &&
      one.name === name &&
      one.from.toLowerCase() === address.toLowerCase(),
  )
  const tell = useEffectEvent(onEnd)
  const here = useRef({ followed: new Set<string>(), left: false })
  const hashes = own.map(({ hash }) => hash).join()
  useEffect(() => {
    const { followed } = here.current
    for (const one of pendingTransactions().filter(({ hash }) => hashes.includes(hash))) {
      if (sentHere.has(one.hash) || followed.has(one.hash)) continue
      followed.add(one.hash)
      // The end takes it from the list, so this must outlive the list's change.
      const say = (ending: Ending) => here.current.left || tell(ending, one)
      void loadFollowing()
        .then(({ followPending }) => followPending({ chain, publicClient }, one))
        .then(say, () => followed.delete(one.hash))
    }
  }, [hashes, chain, publicClient])
  useEffect(() => {
    const mounted = here.current
    mounted.left = false
    return () => {
      mounted.left = true
    }
  }, [])
  return own
}
