import { useState } from 'react'
import { NewLockFields } from '../../../lib/private/NewLockFields.tsx'
import { newPasskeyLock } from '../../../lib/private/passkeyLock.ts'
import { newPassphraseLock } from '../../../lib/private/passphraseLock.ts'
import { useNewLock } from '../../../lib/private/useNewLock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { conversationVault } from '../conversations/vault.ts'
import { forgottenWords, lockOr } from './lockWords.ts'
import styles from './SetLockDialog.module.css'

interface SetLockDialogProps {
  /** There is a lock already, which this one takes the place of. */
  isChange: boolean
  onClose: () => void
}

/** Encrypts the conversations with a new passphrase or passkey. */
export function SetLockDialog({ isChange, onClose }: SetLockDialogProps) {
  const lock = useNewLock()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const set = async () => {
    if (isBusy) return
    setFailure(undefined)
    if (!lock.check()) return
    setIsBusy(true)
    const made = await lockOr(() =>
      lock.kind === 'passkey' ? newPasskeyLock() : newPassphraseLock(lock.passphrase),
    )
    const isSet = typeof made !== 'string' && (await conversationVault().changeLock(made))
    setIsBusy(false)
    if (!isSet) {
      return setFailure(
        typeof made === 'string' ? made : 'This browser has no room for the encrypted data.',
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
            {lock.kind === 'passkey' ? 'Lock with a passkey' : 'Lock with this passphrase'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <NewLockFields
        lock={lock}
        sayKind
        kindsClass={styles.kinds}
        passkeyWords="A new passkey is made for this lock alone. It is listed as “Private notes” and is known to no server. If you delete it, the conversations cannot be opened."
      />
      {failure && (
        <Alert tone="stop" live="assertive" title="The lock was not set.">
          {failure} Nothing was changed.
        </Alert>
      )}
    </Dialog>
  )
}

/** A browser encrypts on secure addresses only. */
function NoLock({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Set a lock" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p>
        A lock needs an address that starts with https. Ask the people who run this hub. Nothing was
        changed.
      </p>
    </Dialog>
  )
}
