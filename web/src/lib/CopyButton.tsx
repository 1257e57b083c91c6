import { Button } from '../ui/Button.tsx'
import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'

interface CopyButtonProps {
  text: string
  /** What the text is about, for those who hear the buttons one after the other. */
  of: string
}

/** Copies a text to the clipboard and says how that went, beside the button. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  return (
    <p className={styles.copy}>
      <Button kind="quiet" aria-label={`Copy the question: ${of}`} onClick={() => void copy()}>
        Copy the question
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Copying did not work. Select the words to copy them.'}
      </span>
    </p>
  )
}
