import { useEffect, useEffectEvent } from 'react'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readConversationTitles } from '../../../wallet/registry/readConversationTitles.ts'
import { useRegistryReading } from '../../../wallet/registry/useRegistryReading.ts'

/** As many of the wallet's newest records as are looked through. */
const MOST = 50

interface FollowRecordsProps {
  access: WalletAccess
  onTitles: (titles: readonly string[]) => void
}

/**
 * Reads the wallet's recorded conversations and follows them; it draws nothing. Only for whoever has recorded one:
 * nobody else's visit asks the chain anything.
 */
export default function FollowRecords({ access, onTitles }: FollowRecordsProps) {
  const { address } = access
  const { data } = useRegistryReading(access, ['conversation titles', address], (reader) =>
    readConversationTitles(reader, address, MOST),
  )
  const tell = useEffectEvent(onTitles)
  useEffect(() => {
    if (data) tell(data)
  }, [data])
  return null
}
