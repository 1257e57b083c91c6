import type { DigestHex } from '../../lib/content/digest.ts'
import { readText } from '../../lib/content/readText.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { explorerLink } from '../../wallet/transactions/explorerLink.ts'
import { usePendingTransactions } from '../../wallet/transactions/usePendingTransactions.ts'
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
          See it in the network’s explorer
        </TextLink>
      )}
    </Alert>
  )
}

/**
 * Puts the stored words of a review that failed after a reload back into the form, unless something new is
 * typed there. Where the words cannot be fetched the form stays as it is.
 *
 * @param why why the review failed
 */
export async function takeBack(
  digest: DigestHex,
  why: string,
  onForm: KeptForm['onForm'],
): Promise<void> {
  const stored = await readText(digest).catch(() => undefined)
  if (stored?.state !== 'here') return
  const { text } = stored
  onForm((form) => {
    if (form.draft.content !== '') return form
    const failure = `${why} Your details are back in the form. Fill in the rest again.`
    return { ...form, draft: { ...form.draft, content: text }, failure }
  })
}
