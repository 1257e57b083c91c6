import { useState } from 'react'
import type { VaultView } from '../../../lib/private/kept.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Conversations } from '../conversations/conversation.ts'
import { conversationVault } from '../conversations/vault.ts'
import { closeDocument } from '../document/openDocument.ts'
import { forgetDrafts } from '../pane/drafts.ts'
import styles from './LockPart.module.css'
import { SetLockDialog } from './SetLockDialog.tsx'

interface LockPartProps {
  view: VaultView<Conversations>
  /** The conversations were closed. */
  onLock: () => void
}

/** The lock of the conversations: whether there is one, and what can be done with it. */
export function LockPart({ view, onLock }: LockPartProps) {
  const [dialog, setDialog] = useState<'set' | 'remove'>()
  const { terms } = view
  const close = () => setDialog(undefined)
  const lockNow = async () => {
    if (!(await conversationVault().lock())) {
      const description = 'Your latest words are not stored yet, and would be lost.'
      return toast({ title: 'Not locked', description, tone: 'stop' })
    }
    forgetDrafts()
    closeDocument()
    onLock()
  }
  return (
    <section aria-labelledby="private-lock">
      <h2 id="private-lock" className={styles.title}>
        Lock
      </h2>
      <p className={styles.text}>
        {terms === null && 'Not locked. You can encrypt all conversations in this browser.'}
        {terms?.kind === 'passphrase' && 'Encrypted with your passphrase.'}
        {terms?.kind === 'passkey' && 'Encrypted with your passkey.'}{' '}
        <TextLink href="/trust#private-assistant">What is kept, and who can read it</TextLink>
      </p>
      <div className={styles.actions}>
        {terms && (
          <Button icon="lock" onClick={() => void lockNow()}>
            Lock now
          </Button>
        )}
        <Button
          kind={terms ? 'quiet' : 'normal'}
          icon={terms ? undefined : 'lock'}
          onClick={() => setDialog('set')}
        >
          {terms ? 'Change the lock' : 'Set a lock'}
        </Button>
        {terms && (
          <Button kind="quiet" onClick={() => setDialog('remove')}>
            Remove the lock
          </Button>
        )}
      </div>
      {dialog === 'set' && <SetLockDialog isChange={terms !== null} onClose={close} />}
      {dialog === 'remove' && <RemoveLockDialog onClose={close} />}
    </section>
  )
}

/** The question before the conversations are stored in clear again. */
function RemoveLockDialog({ onClose }: { onClose: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  const remove = async () => {
    if (!(await conversationVault().changeLock(null))) return setHasFailed(true)
    toast({ title: 'Lock removed' })
    onClose()
  }
  return (
    <Dialog
      title="Remove the lock"
      lead="Are you sure you want to store your conversations without a lock?"
      onClose={onClose}
      actions={
        <>
          <Button kind="delete" onClick={() => void remove()}>
            Remove the lock
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>Anyone who can use this browser can then read them.</p>
      {hasFailed && (
        <Alert tone="stop" live="assertive" title="The lock is still there.">
          The conversations could not be stored. Check the notice on the page.
        </Alert>
      )}
    </Dialog>
  )
}
