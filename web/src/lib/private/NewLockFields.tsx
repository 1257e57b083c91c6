import { type ReactNode, useId } from 'react'
import { TextField } from '../../ui/forms/TextField.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import styles from './NewLockFields.module.css'
import { mayHavePasskeys } from './passkeySecret.ts'
import type { NewLock } from './useNewLock.ts'

interface NewLockFieldsProps {
  lock: NewLock
  /** What opens it is said even where there is one kind alone. */
  sayKind?: boolean
  /** The class of the choice. */
  kindsClass?: string
  /** What is said of a new passkey. */
  passkeyWords: ReactNode
}

/** The choice between a passphrase and a passkey, and the passphrase's two fields. */
export function NewLockFields({ lock, sayKind, kindsClass, passkeyWords }: NewLockFieldsProps) {
  const { kind: chosen, first, second, passphrase, repeated, errors } = lock
  const name = useId()
  const row = (kind: NewLock['kind'], label: string) => (
    <ChoiceRow
      type="radio"
      name={name}
      checked={chosen === kind}
      onChange={() => lock.choose(kind)}
    >
      {label}
    </ChoiceRow>
  )
  return (
    <>
      {(sayKind || mayHavePasskeys()) && (
        <fieldset className={classes(styles.kinds, kindsClass)}>
          <legend className={styles.legend}>What opens it</legend>
          {row('passphrase', 'A passphrase')}
          {mayHavePasskeys() &&
            row('passkey', 'A passkey of this device, or of your password manager')}
        </fieldset>
      )}
      {chosen === 'passphrase' ? (
        <>
          <TextField
            ref={first}
            type="password"
            label="Passphrase"
            hint="At least 12 characters. Four words that nobody else would think of work well."
            value={passphrase}
            error={errors.passphrase}
            autoComplete="new-password"
            onChange={({ target }) => lock.onPassphrase(target.value)}
          />
          <TextField
            ref={second}
            type="password"
            label="The same passphrase again"
            value={repeated}
            error={errors.repeated}
            autoComplete="new-password"
            onChange={({ target }) => lock.onRepeated(target.value)}
          />
        </>
      ) : (
        <p>{passkeyWords}</p>
      )}
    </>
  )
}
