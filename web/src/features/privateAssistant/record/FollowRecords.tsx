import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import {
  findConversationTitles,
  type KnownTitles,
} from '../../../wallet/registry/findConversationTitles.ts'
import { useRegistryReading } from '../../../wallet/registry/useRegistryReading.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { usePendingTransactions } from '../../../wallet/transactions/usePendingTransactions.ts'
import { sayRecorded } from './recordConversation.ts'

interface FollowRecordsProps {
  access: WalletAccess
  /** Of the conversations that may have a record. */
  tags: readonly string[]
  /** Told which of their titles are on the chain. */
  onTitles: (titles: readonly string[]) => void
  /** Told whether a record was sent and has not ended yet. */
  onWaiting: (isWaiting: boolean) => void
}

/**
 * Looks for the wallet's recorded conversations, however old, and follows them; it draws nothing. Only for whoever has recorded one:
 * nobody else's visit asks the chain anything.
 */
export default function FollowRecords(props: FollowRecordsProps) {
  const { access, tags, onTitles, onWaiting } = props
  const { address } = access
  const [known] = useState((): KnownTitles => new Map())
  const wanted = tags.map((tag) => conversationTitle(tag, access))
  const { data } = useRegistryReading(access, ['conversation titles', address, wanted], (reader) =>
    findConversationTitles(reader, address, wanted, known),
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
