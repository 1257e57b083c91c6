import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ToggleField } from '../../ui/forms/ToggleField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { PrintedCode } from '../printedCode/PrintedCode.tsx'
import { newRecoveryCode } from '../sealing/recoveryCode.ts'
import styles from './NewCode.module.css'

interface NewCodeProps {
  /** Who could read what with it, as a sentence; where there is a code already, what becomes of that one. */
  words: string
  busy: boolean
  onKept: (code: string) => void
  onCancel: () => void
}

/** Shows a new recovery code once. It counts only when its owner says that it is written down. */
export function NewCode({ words, busy, onKept, onCancel }: NewCodeProps) {
  const [code, setCode] = useState<string>()
  const [isWritten, setWritten] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void newRecoveryCode().then(setCode)
  }, [])
  return (
    <section className={classes(stack.gap4, stack.narrow)} aria-labelledby="code-title">
      <h3 id="code-title" ref={heading} tabIndex={-1} className={styles.title}>
        Your recovery code
      </h3>
      <p>
        Write it down or print it, and keep it where others do not look. We show it this once and
        keep no copy. {words}
      </p>
      {code ? <PrintedCode code={code} /> : <Skeleton words="Making a code..." lines={2} />}
      {code && (
        <>
          <ToggleField
            label="I have written it down or printed it"
            checked={isWritten}
            onChange={setWritten}
          />
          <p className={styles.actions}>
            <Button
              kind="main"
              busy={busy && 'Adding...'}
              disabled={!isWritten}
              onClick={() => onKept(code)}
            >
              Use this code
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              Not now
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
