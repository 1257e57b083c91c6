import { foreignText } from '@hub/core/text/foreignText'
import type { StoredText } from '../../lib/content/readText.ts'
import type { ShownReading } from '../../lib/reading/useReading.ts'
import { FoldedText } from '../../lib/reviews/FoldedText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import text from '../../ui/text/text.module.css'
import { CONTENT_MOST } from './checkDraft.ts'

/** A review's text once it was fetched and checked against the chain, or why it is not shown. */
export function ReviewText({ reading }: { reading: ShownReading<StoredText> }) {
  const { data, pending, busy, again } = reading
  if (pending) return <p className={text.note}>Loading the text...</p>
  if (data?.state === 'here') return <FoldedText text={foreignText(data.text, CONTENT_MOST)} />
  return (
    <div>
      <p className={text.strong}>Content not available</p>
      <p className={text.note}>{reasonOf(data)}</p>
      {!data && (
        <Button kind="quiet" busy={busy && 'Trying...'} onClick={() => void again()}>
          Try again
        </Button>
      )}
    </div>
  )
}

function reasonOf(data: StoredText | undefined): string {
  if (data?.state === 'gone') return data.why ?? 'Its text was removed, or is not stored here.'
  if (data?.state === 'other') {
    return 'The stored text does not match its digest on the chain, so we do not show it.'
  }
  return 'The text could not be loaded.'
}
