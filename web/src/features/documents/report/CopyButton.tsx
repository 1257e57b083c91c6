import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  text: string
  /** What the text is about, for those who hear the buttons one after the other. */
  of: string
}

/** Copies a text to the clipboard and says how that went, beside the button. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(undefined), 3000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
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
