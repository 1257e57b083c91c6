import { Button, type ButtonKind } from '../ui/buttons/Button.tsx'
import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'

interface CopyButtonProps {
  /** The words of the button, such as "Copy address". */
  label: string
  text: string
  /** What the text is about, for those who hear many such buttons one after the other. */
  of?: string
  kind?: ButtonKind
}

/** Copies a text to the clipboard and says how that went, beside the button. */
export function CopyButton({ label, text, of, kind = 'quiet' }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  return (
    <p className={styles.copy}>
      <Button kind={kind} aria-label={of && `${label}: ${of}`} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Copying did not work in this browser.'}
      </span>
    </p>
  )
}
