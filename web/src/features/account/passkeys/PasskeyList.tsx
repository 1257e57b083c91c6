import type { Passkey } from '@hub/api/account'
import { useState } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import { forgetAccount } from '../../../lib/reading/accountChange.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { dayOf, timeOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { rereadAccount } from '../accountQueries.ts'
import type { Notice } from '../notice.ts'
import styles from './PasskeyList.module.css'
import { passkeyName } from './passkeyName.ts'

const loadDialog = () => import('./RemovePasskeyDialog.tsx')

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** The server offers a sign-in service, which may be another way back. */
  service: boolean
  say: (notice: Notice) => void
}

/** The passkeys with their dates. Removing one asks first. */
export function PasskeyList({ passkeys, service, say }: PasskeyListProps) {
  const { Part: Dialog, state, open, close } = useLazyPart(loadDialog)
  const [asked, setAsked] = useState<Passkey>()

  const removed = () => {
    close()
    rereadAccount()
    say({
      tone: 'done',
      title: 'The passkey is removed.',
      text: 'Your device may still list it. It no longer opens anything here, and you can delete it there.',
    })
  }
  const notMine = (notice: Notice) => {
    close()
    forgetAccount()
    say(notice)
  }
  const ask = (passkey: Passkey) => {
    setAsked(passkey)
    open()
  }
  return (
    <>
      <ul>
        {passkeys.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} onRemove={() => ask(passkey)} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">The question did not load. {partHelp}</p>}
      {Dialog && asked && (
        <Dialog
          passkey={asked}
          isLast={passkeys.length === 1}
          service={service}
          onClose={close}
          onRemoved={removed}
          onNotMine={notMine}
        />
      )}
    </>
  )
}

function Entry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { createdAt, lastUsedAt } = passkey
  const name = passkeyName(passkey)
  return (
    <li className={styles.entry}>
      <div>
        <h3>{name}</h3>
        <p className={styles.dates}>
          Made at {timeOf(createdAt)}.{' '}
          {lastUsedAt ? `Last used ${dayOf(lastUsedAt)}.` : 'Not used to sign in yet.'}
        </p>
      </div>
      <Button kind="delete" icon="trash" onClick={onRemove}>
        Remove
        <VisuallyHidden>
          {' '}
          {name}, made at {timeOf(createdAt)}
        </VisuallyHidden>
      </Button>
    </li>
  )
}
