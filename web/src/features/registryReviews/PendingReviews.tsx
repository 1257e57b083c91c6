import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { explorerLink } from '../../wallet/transactions/explorerLink.ts'
import { usePendingTransactions } from '../../wallet/transactions/usePendingTransactions.ts'
import { takeBack } from './takeBack.ts'
import { type KeptForm, sayEnding } from './usePostReview.ts'

interface PendingReviewsProps {
  access: WalletAccess
  kept: KeptForm
}

/**
 * Reviews that were sent and that the network has not taken in yet, such as before a reload. The words of one
 * that fails come back into the form.
 */
export function PendingReviews({ access, kept }: PendingReviewsProps) {
  const pending = usePendingTransactions(access, 'postReview', (ending, { contentHash }) => {
    sayEnding(ending)
    if (ending.phase !== 'done' && contentHash)
      void takeBack(contentHash, ending.words, kept.onForm)
  })
  const [first] = pending
  if (!first) return null
  const link = explorerLink(access.chain, first.hash)
  return (
    <Alert tone="care" title="Confirming...">
      {pending.length === 1
        ? 'Your review was sent. It appears here once the network has confirmed it. '
        : `${pending.length} of your reviews were sent. They appear here once the network has confirmed them. `}
      {link && (
        <TextLink href={link} target="_blank" rel="noopener noreferrer">
          See it at the network’s explorer
        </TextLink>
      )}
    </Alert>
  )
}
