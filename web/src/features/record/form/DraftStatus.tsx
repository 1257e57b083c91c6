import type { DraftState } from '../../../lib/record/draftKeeper.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import styles from '../Record.module.css'
import { shelfWords } from '../recordWords.ts'

/** Says whether what was typed is kept. */
export function DraftStatus({ state }: { state: DraftState }) {
  if (state === 'full' || state === 'blocked' || state === 'stale') {
    return (
      <Alert tone="stop" live="assertive" title="Your latest words are in this tab alone.">
        {shelfWords[state]} Do not close this tab before.
      </Alert>
    )
  }
  return (
    <p role="status" className={styles.note}>
      {state === 'waiting' && 'Keeping your draft...'}
      {state === 'kept' && 'Draft kept on this device, sealed.'}
      {state === 'blank' && 'What you type is kept as a draft on this device, sealed.'}
    </p>
  )
}
