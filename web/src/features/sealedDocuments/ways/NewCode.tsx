import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../../lib/CopyButton.tsx'
import { newRecoveryCode } from '../../../lib/sealing/recoveryCode.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ToggleField } from '../../../ui/ToggleField.tsx'
import styles from './NewCode.module.css'
import { printCode } from './printCode.ts'

interface NewCodeProps {
  /** There is a code already, which ends. */
  replaces: boolean
  busy: boolean
  onKept: (code: string) => void
  onCancel: () => void
}

/** Shows a new recovery code once. It counts only when its owner says that it is written down. */
export function NewCode({ replaces, busy, onKept, onCancel }: NewCodeProps) {
  const [code, setCode] = useState<string>()
  const [isWritten, setWritten] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void newRecoveryCode().then(setCode)
  }, [])
  return (
    <section className={styles.new} aria-labelledby="code-title">
      <h3 id="code-title" ref={heading} tabIndex={-1} className={styles.title}>
        Your recovery code
      </h3>
      <p>
        Write it down or print it, and keep it where others do not look. Who has it and your sealed
        files can read them. We show it this once and keep no copy.
        {replaces && ' Your old code no longer opens what you seal from now on.'}
      </p>
      {code ? (
        <p className={styles.code} data-recovery-code="">
          {code}
        </p>
      ) : (
        <Skeleton words="Making a code..." lines={2} />
      )}
      {code && (
        <>
          <p className={styles.actions}>
            <Button icon="print" onClick={printCode}>
              Print
            </Button>
            <CopyButton text={code} of="recovery code" />
          </p>
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
