import { useEffect, useRef, useState } from 'react'
import type { LockTerms } from '../../../lib/private/lockTerms.ts'
import { passkeyLock } from '../../../lib/private/passkeyLock.ts'
import { passphraseLock } from '../../../lib/private/passphraseLock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { conversationVault } from '../conversations/vault.ts'
import { lockOr } from './lockWords.ts'
import styles from './Unlock.module.css'

interface UnlockProps {
  terms: LockTerms
  /** Changes that wait for the unlocking. */
  unstored: number
  /** They were locked by hand just now, and the button for it is gone. */
  takesFocus: boolean
  onOpen: () => void
}

/** Opens locked conversations for this tab. */
export function Unlock({ terms, unstored, takesFocus, onOpen }: UnlockProps) {
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isErasing, setIsErasing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPasskey = terms.kind === 'passkey'
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const open = async () => {
    if (isBusy) return
    setError(undefined)
    if (!isPasskey && passphrase === '') return fail('Type your passphrase')
    setIsBusy(true)
    const lock = await lockOr(() =>
      terms.kind === 'passkey' ? passkeyLock(terms) : passphraseLock(passphrase, terms),
    )
    const isOpen = typeof lock !== 'string' && (await conversationVault().unlock(lock))
    setIsBusy(false)
    if (isOpen) onOpen()
    else fail(typeof lock === 'string' ? lock : wrongWords(isPasskey))
  }
  const fail = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  return (
    <section className={styles.unlock} aria-labelledby="private-unlock">
      <h2 ref={heading} tabIndex={-1} id="private-unlock" className={styles.title}>
        Your conversations are locked
      </h2>
      <p>
        They are encrypted in this browser. They stay open until you close or reload this tab, or
        lock them again.
      </p>
      {unstored > 0 && (
        <Alert tone="care" title="Your latest words wait in this tab.">
          The lock was set in another tab. Open it here too, and they are stored.
        </Alert>
      )}
      <Form className={styles.form} onSubmit={() => void open()}>
        {!isPasskey && (
          <TextField
            ref={field}
            type="password"
            label="Passphrase"
            value={passphrase}
            error={error}
            autoComplete="current-password"
            onChange={({ target }) => setPassphrase(target.value)}
          />
        )}
        {isPasskey && error && (
          <Alert tone="stop" live="assertive" title="They are still locked.">
            {error}
          </Alert>
        )}
        <Button kind="main" type="submit" icon="lock" busy={isBusy && 'Opening...'}>
          {isPasskey ? 'Open with your passkey' : 'Open'}
        </Button>
      </Form>
      <p className={styles.lost}>
        <Button kind="quiet" onClick={() => setIsErasing(true)}>
          {isPasskey ? 'I no longer have the passkey' : 'I forgot the passphrase'}
        </Button>
      </p>
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
    </section>
  )
}

function wrongWords(isPasskey: boolean): string {
  return isPasskey
    ? 'This passkey does not open them. Use the one that the lock was set with.'
    : 'This passphrase does not open them. Check how it is written, then try again.'
}

/** The question before locked conversations are deleted unread. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const erase = async () => {
    await conversationVault().erase()
    toast({ title: 'Conversations deleted' })
    onClose()
  }
  return (
    <DeleteDialog
      title="Delete locked conversations"
      lead="Are you sure you want to delete all locked conversations?"
      action="Delete all of them"
      onDelete={() => void erase()}
      onClose={onClose}
    >
      <p>
        Nobody can open them without the key, not even us. You can keep them in case you find it, or
        delete them and start over. Deleted, they cannot be brought back.
      </p>
    </DeleteDialog>
  )
}
