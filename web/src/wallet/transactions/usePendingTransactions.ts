import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { WalletAccess } from '../access.ts'
import { followPending } from './followPending.ts'
import { type PendingTransaction, pendingTransactions, subscribeToPending } from './pendingStore.ts'
import type { WriteName } from './registryWrite.ts'
import { sentHere } from './runTransaction.ts'
import type { Ending } from './transactionState.ts'

const none: readonly PendingTransaction[] = []

/**
 * The account's transactions of one kind that were sent and have not ended, such as before a reload. They
 * are taken up again: `onEnd` is told how each of them ends, but not of those sent since the page was
 * loaded, whose sender knows it.
 */
export function usePendingTransactions(
  access: WalletAccess,
  name: WriteName,
  onEnd: (ending: Ending) => void,
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
  const hashes = own.map(({ hash }) => hash).join()
  useEffect(() => {
    let left = false
    for (const one of pendingTransactions().filter(({ hash }) => hashes.includes(hash))) {
      if (sentHere.has(one.hash)) continue
      void followPending({ chain, publicClient }, one).then((ending) => left || tell(ending))
    }
    return () => {
      left = true
    }
  }, [hashes, chain, publicClient])
  return own
}
