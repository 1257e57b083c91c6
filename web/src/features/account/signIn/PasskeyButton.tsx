import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import stack from '../../../ui/layout/stack.module.css'
import type { CeremonyKind } from './ceremonyWords.ts'
import styles from './PasskeyButton.module.css'
import type { Ceremony } from './useCeremony.ts'

interface PasskeyButtonProps {
  kind: CeremonyKind
  ceremony: Ceremony
  main?: boolean
  /** Other ways, beside the button. */
  others?: ReactNode
  children: ReactNode
}

/** Makes a passkey or signs in with one, and says beside it how that goes. */
export function PasskeyButton({ kind, ceremony, main, others, children }: PasskeyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { running, failure } = ceremony
  const waiting = running === kind
  const cancel = () => {
    ceremony.cancel()
    // The button that was pressed goes; the focus must not fall to the page.
    button.current?.focus()
  }
  return (
    <div className={stack.gap3}>
      <div className={styles.row}>
        <Button
          ref={button}
          kind={main ? 'main' : 'normal'}
          onClick={() => ceremony.start(kind)}
          busy={waiting && 'Waiting...'}
          disabled={running !== undefined && !waiting}
        >
          {children}
        </Button>
        {!waiting && others}
        {waiting && (
          <Button kind="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <p role="status" className={waiting ? styles.waiting : styles.nothing}>
        {waiting && 'Your browser or device asks you to confirm. It may open a window of its own.'}
      </p>
      {failure?.kind === kind && (
        <Alert
          tone={failure.words.tone === 'stop' ? 'stop' : 'care'}
          live={failure.words.tone === 'stop' ? 'assertive' : 'polite'}
          title={failure.words.title}
        >
          {failure.words.text}
        </Alert>
      )}
    </div>
  )
}
