import { useCopy } from '../../lib/useCopy.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CopyText.module.css'

/** Copies a text to the clipboard and says how that went, beside the button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { outcome, copy } = useCopy(text)
  return (
    <p className={styles.copy}>
      <Button kind="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Copying did not work in this browser.'}
      </span>
    </p>
  )
}
