import { useRef, useState } from 'react'
import { mayHavePasskeys, newPasskeyLock } from '../../../lib/private/passkeyLock.ts'
import { newPassphraseLock } from '../../../lib/private/passphraseLock.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toastStore.ts'
import { conversationVault } from '../conversations/vault.ts'
import { forgottenWords, lockOr, passphraseErrors } from './lockWords.ts'
import styles from './SetLockDialog.module.css'

interface SetLockDialogProps {
  /** There is a lock already, which this one takes the place of. */
  isChange: boolean
  onClose: () => void
}

/** Encrypts the conversations with a new passphrase or passkey. */
export function SetLockDialog({ isChange, onClose }: SetLockDialogProps) {
  const [kind, setKind] = useState<'passphrase' | 'passkey'>('passphrase')
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof passphraseErrors>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  const set = async () => {
    if (isBusy) return
    setFailure(undefined)
    const wrong = kind === 'passphrase' ? passphraseErrors(passphrase, repeated) : {}
    setErrors(wrong)
    if (wrong.passphrase) return first.current?.focus()
    if (wrong.repeated) return second.current?.focus()
    setIsBusy(true)
    const make = () => (kind === 'passkey' ? newPasskeyLock() : newPassphraseLock(passphrase))
    const lock = await lockOr(make)
    const isSet = typeof lock !== 'string' && (await conversationVault().changeLock(lock))
    setIsBusy(false)
    if (!isSet) {
      return setFailure(
        typeof lock === 'string' ? lock : 'This browser has no room for the encrypted data.',
      )
    }
    toast({ title: isChange ? 'Lock changed' : 'Lock set' })
    onClose()
  }
  if (!isSecureContext) return <NoLock onClose={onClose} />
  return (
    <Dialog
      title={isChange ? 'Change the lock' : 'Set a lock'}
      lead={`All conversations in this browser are encrypted. ${forgottenWords}`}
      onClose={onClose}
      onSubmit={() => void set()}
      actions={
        <>
          <Button kind="main" type="submit" busy={isBusy && 'Locking...'} wideOnPhone>
            {kind === 'passkey' ? 'Lock with a passkey' : 'Lock with this passphrase'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>What opens it</legend>
        <Kind
          label="A passphrase"
          isChosen={kind === 'passphrase'}
          onChoose={() => setKind('passphrase')}
        />
        {mayHavePasskeys() && (
          <Kind
            label="A passkey of this device, or of your password manager"
            isChosen={kind === 'passkey'}
            onChoose={() => setKind('passkey')}
          />
        )}
      </fieldset>
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
        <p>
          A new passkey is made for this lock alone. It is listed as “Private notes” and is known to
          no server. If you delete it, the conversations cannot be opened.
        </p>
      )}
      {failure && (
        <Alert tone="stop" live="assertive" title="The lock was not set.">
          {failure} Nothing was changed.
        </Alert>
      )}
    </Dialog>
  )
}

function Kind({
  label,
  isChosen,
  onChoose,
}: {
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label className={styles.kind}>
      <input
        type="radio"
        name="lock-kind"
        className={styles.radio}
        checked={isChosen}
        onChange={onChoose}
      />
      {label}
    </label>
  )
}

/** A browser encrypts on secure addresses only. */
function NoLock({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Set a lock" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p>
        A lock needs an address that begins with https. Ask the people who run this hub. Nothing was
        changed.
      </p>
    </Dialog>
  )
}
