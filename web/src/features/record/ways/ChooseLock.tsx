import { useRef, useState } from 'react'
import { mayHavePasskeys } from '../../../lib/private/passkeySecret.ts'
import { preparePassphrases } from '../../../lib/private/passphraseLock.ts'
import type { GivenWay } from '../../../lib/record/recordView.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Record.module.css'
import { failureWords, passphraseErrors } from '../recordWords.ts'
import { newPasskeyWay, newPassphraseWay } from './newWays.ts'

interface ChooseLockProps {
  /** The words of the main button. */
  action: string
  onChosen: (way: GivenWay) => Promise<void> | void
  onCancel?: () => void
}

/** Makes a passphrase or a passkey the way into the record. */
export function ChooseLock({ action, onChosen, onCancel }: ChooseLockProps) {
  const [kind, setKind] = useState<'passphrase' | 'passkey'>('passphrase')
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof passphraseErrors>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  const choose = async () => {
    if (isBusy) return
    setFailure(undefined)
    const wrong = kind === 'passphrase' ? passphraseErrors(passphrase, repeated) : {}
    setErrors(wrong)
    if (wrong.passphrase) return first.current?.focus()
    if (wrong.repeated) return second.current?.focus()
    setBusy(true)
    try {
      await onChosen(await (kind === 'passkey' ? newPasskeyWay() : newPassphraseWay(passphrase)))
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
    preparePassphrases()
  }
  const radio = (value: typeof kind, label: string) => (
    <label className={styles.radioRow}>
      <input
        type="radio"
        name="record-lock"
        className={styles.radio}
        checked={kind === value}
        onChange={() => setKind(value)}
      />
      {label}
    </label>
  )
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void choose()
      }}
    >
      {mayHavePasskeys() && (
        <fieldset className={styles.radios}>
          <legend className={styles.label}>What opens it</legend>
          {radio('passphrase', 'A passphrase')}
          {radio('passkey', 'A passkey of this device, or of your password manager')}
        </fieldset>
      )}
      {kind === 'passphrase' ? (
        <>
          <TextField
            ref={first}
            type="password"
            label="Passphrase"
            hint="At least 12 characters. Four words that nobody else would think of are good."
            value={passphrase}
            error={errors.passphrase}
            autoComplete="new-password"
            onChange={({ target }) => setPassphrase(target.value)}
          />
          <TextField
            ref={second}
            type="password"
            label="The same passphrase again"
            value={repeated}
            error={errors.repeated}
            autoComplete="new-password"
            onChange={({ target }) => setRepeated(target.value)}
          />
        </>
      ) : (
        <p>A new passkey is made. It is listed as “Private notes” and is known to no server.</p>
      )}
      {failure && (
        <Alert tone="stop" live="assertive" title="This way was not made.">
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
    </form>
  )
}
