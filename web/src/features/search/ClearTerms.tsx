import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ClearTerms.module.css'

interface ClearTermsProps {
  /** "saved searches" */
  name: string
  any: boolean
  empty: string
  onClear: () => void
}

type Step = 'idle' | 'asking' | 'kept' | 'cleared'

/** "Clear", the question before it, and the sentence after it. The focus follows each step. */
export function ClearTerms({ name, any, empty, onClear }: ClearTermsProps) {
  const [step, setStep] = useState<Step>('idle')
  const ref = useRef<HTMLDivElement>(null)
  const question = useId()
  const asking = any && step === 'asking'

  useEffect(() => {
    if (step === 'idle') return
    const target = step === 'cleared' ? ref.current : ref.current?.querySelector('button')
    target?.focus()
  }, [step])

  return (
    <div ref={ref} tabIndex={-1} className={classes(stack.gap3, stack.start)}>
      {asking && (
        <>
          <p id={question}>
            Are you sure you want to clear your {name}? They cannot be brought back.
          </p>
          <div className={styles.row}>
            <Button
              kind="delete"
              aria-describedby={question}
              onClick={() => {
                onClear()
                setStep('cleared')
              }}
            >
              Clear {name}
            </Button>
            <Button kind="quiet" onClick={() => setStep('kept')}>
              Keep them
            </Button>
          </div>
        </>
      )}
      {any && !asking && (
        <Button kind="quiet" onClick={() => setStep('asking')}>
          Clear {name}
        </Button>
      )}
      <p className={styles.words} role="status">
        {!any && step === 'cleared' && `Your ${name} are cleared.`}
      </p>
      {!any && step !== 'cleared' && <p className={styles.words}>{empty}</p>}
    </div>
  )
}
