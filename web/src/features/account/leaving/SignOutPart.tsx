import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { partHelp } from '../../../lib/partHelp.ts'
import { forgetAccount } from '../../../lib/reading/accountChange.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import type { Notice } from '../notice.ts'
import { Part } from '../Part.tsx'

const loadDialog = () => import('./GuestSignOutDialog.tsx')

interface SignOutPartProps {
  isGuest: boolean
  say: (notice: Notice) => void
}

/** Signing out: at once where there is a way back, after a question where there is none. */
export function SignOutPart({ isGuest, say }: SignOutPartProps) {
  const signedOut = () => {
    forgetAccount()
    say({
      tone: 'done',
      title: 'You are signed out.',
      text: isGuest ? undefined : 'Your account is kept. A way to sign in is below.',
    })
  }
  return (
    <Part title="Sign out">
      {isGuest ? <GuestSignOut onDone={signedOut} /> : <SignOut onDone={signedOut} />}
    </Part>
  )
}

function SignOut({ onDone }: { onDone: () => void }) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const [reason, setReason] = useState<string>()
  const signOut = async () => {
    setState('working')
    try {
      await call('POST /api/logout')
    } catch (error) {
      setReason(refusalSentence(error))
      return setState('failed')
    }
    onDone()
  }
  return (
    <>
      <p>On a device that others use, sign out when you are done. Your account stays as it is.</p>
      <Button onClick={() => void signOut()} busy={state === 'working' && 'Signing out...'}>
        Sign out
      </Button>
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="You are still signed in.">
          {reason ?? 'Check your connection, then try again.'}
        </Alert>
      )}
    </>
  )
}

function GuestSignOut({ onDone }: { onDone: () => void }) {
  const { Part: Dialog, state, open, close } = useLazyPart(loadDialog)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      <p>
        For a guest account this is for good: nobody can open it again. Make a passkey first if you
        want to come back.
      </p>
      <Button kind="delete" onClick={open}>
        Sign out
      </Button>
      {state === 'failed' && (
        <Alert tone="stop" title="The question did not load.">
          {partHelp}
        </Alert>
      )}
      {Dialog && <Dialog onClose={close} onDone={done} />}
    </>
  )
}
