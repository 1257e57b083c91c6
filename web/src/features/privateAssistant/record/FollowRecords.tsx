import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readConversationTitles } from '../../../wallet/registry/readConversationTitles.ts'
import { useRegistryReading } from '../../../wallet/registry/useRegistryReading.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { usePendingTransactions } from '../../../wallet/transactions/usePendingTransactions.ts'
import { sayRecorded } from './sayRecorded.ts'

/** As many of the wallet's newest records as are looked through. */
const MOST = 50

interface FollowRecordsProps {
  access: WalletAccess
  onTitles: (titles: readonly string[]) => void
  /** Told whether a record was sent and has not ended yet. */
  onWaiting: (isWaiting: boolean) => void
}

/**
 * Reads the wallet's recorded conversations and follows them; it draws nothing. Only for whoever has recorded one:
 * nobody else's visit asks the chain anything.
 */
export default function FollowRecords({ access, onTitles, onWaiting }: FollowRecordsProps) {
  const { address } = access
  const { data } = useRegistryReading(access, ['conversation titles', address], (reader) =>
    readConversationTitles(reader, address, MOST),
  )
  const tellTitles = useEffectEvent(onTitles)
  useEffect(() => {
    if (data) tellTitles(data)
  }, [data])
  const isWaiting = usePendingTransactions(access, 'startConversation', sayEnd).length > 0
  const tellWaiting = useEffectEvent(onWaiting)
  useEffect(() => tellWaiting(isWaiting), [isWaiting])
  return null
}

/** How a record that was sent before a reload has ended. */
function sayEnd({ phase, words }: Ending): void {
  if (phase === 'done') return sayRecorded()
  toast({ title: 'The conversation was not recorded.', description: words, tone: 'stop' })
}
