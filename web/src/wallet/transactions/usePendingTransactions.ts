import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { WalletAccess } from '../access.ts'
import { type PendingTransaction, pendingTransactions, subscribeToPending } from './pendingStore.ts'
import type { WriteName } from './registryWrite.ts'
import { hearEnds, isOwn, takeUpPending } from './takeUpPending.ts'
import type { Ending } from './transactionState.ts'

const none: readonly PendingTransaction[] = []

/**
 * The account's transactions of one kind that were sent and have not ended, such as before a reload. `onEnd` is told
 * how each of them ends or has ended since the wallet is there, but not of those sent since the page was loaded, whose
 * sender knows it.
 */
export function usePendingTransactions(
  access: WalletAccess,
  name: WriteName,
  onEnd: (ending: Ending, one: PendingTransaction) => void,
): readonly PendingTransaction[] {
  const all = useSyncExternalStore(subscribeToPending, pendingTransactions, () => none)
  const isMine = (one: PendingTransaction) => one.name === name && isOwn(one, access)
  const hear = useEffectEvent((ending: Ending, one: PendingTransaction) => {
    if (!isMine(one)) return false
    onEnd(ending, one)
    return true
  })
  // Another account has other ends to hear of.
  const { address } = access
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => hearEnds((ending, one) => hear(ending, one)), [address])
  // What was sent before is taken up where the wallet connects; this is for what another tab sends.
  useEffect(() => {
    if (all.length > 0) takeUpPending(access)
  }, [access, all])
  return all.filter(isMine)
}
