import { useState } from 'react'
import { NewLockFields } from '../../../lib/private/NewLockFields.tsx'
import { preparePassphrases } from '../../../lib/private/passphraseLock.ts'
import { useNewLock } from '../../../lib/private/useNewLock.ts'
import type { GivenWay } from '../../../lib/record/recordView.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { newPasskeyWay, newPassphraseWay } from './newWays.ts'

interface ChooseLockProps {
  /** The words of the main button. */
  action: string
  onChosen: (way: GivenWay) => Promise<void> | void
  onCancel?: () => void
}

/** Makes a passphrase or a passkey the way into the record. */
export function ChooseLock({ action, onChosen, onCancel }: ChooseLockProps) {
  const lock = useNewLock()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const choose = async () => {
    if (isBusy) return
    setFailure(undefined)
    if (!lock.check()) return
    setBusy(true)
    try {
      const { kind, passphrase } = lock
      await onChosen(await (kind === 'passkey' ? newPasskeyWay() : newPassphraseWay(passphrase)))
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
    preparePassphrases()
  }
  return (
    <Form className={styles.form} onSubmit={() => void choose()}>
      <NewLockFields
        lock={lock}
        passkeyWords="A new passkey is made. It is listed as “Private notes” and is known to no server."
      />
      {failure && (
        <Alert tone="stop" live="assertive" title="This way in was not added.">
          {failure}
        </Alert>
      )}
      <p className={styles.actions}>
        <Button kind="main" type="submit" busy={isBusy && 'One moment...'} wideOnPhone>
          {action}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Not now
          </Button>
        )}
      </p>
    </Form>
  )
}
