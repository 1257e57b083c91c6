import { type ReactNode, useState } from 'react'
import { CallError } from '../../../lib/client.ts'
import { type FailureWords, failureWords } from '../../../lib/failureWords.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Notice } from '../notice.ts'

interface About {
  /** What is said when it did not work: "It was not removed." */
  failure: string
  /** The account that the screen shows has no way back. */
  isGuest: boolean
}

export interface QuestionDialogProps {
  title: string
  lead: string
  /** The word on the button, and while it works. */
  action: string
  busy: string
  /** What is said when it did not work: "It was not removed." */
  failure: string
  /** What is gone already (done in another tab) counts as done. */
  goneIsDone?: boolean
  /** The account that it is about has no passkey and no other way back. */
  isGuest?: boolean
  /** For work on an account that this browser is not signed in to any more, so that nothing was done. */
  onNotMine?: (notice: Notice) => void
  /** Looks once more before the work; false stops it. */
  check?: () => boolean
  work: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

/** A question before something that cannot be taken back. It stays when the work failed, to try again. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, lead, action, busy, failure, isGuest = false, onClose, children } = props
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')
  const [words, setWords] = useState<FailureWords>()
  const run = async () => {
    if (state === 'working' || props.check?.() === false) return
    setState('working')
    try {
      await props.work()
    } catch (error) {
      const notice = notMine(error, { failure, isGuest })
      if (notice && props.onNotMine) return props.onNotMine(notice)
      if (!(props.goneIsDone && isGone(error))) {
        setWords(failureWords(error, failure))
        return setState('failed')
      }
    }
    props.onDone()
  }
  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      onSubmit={() => void run()}
      actions={
        <>
          <Button kind="delete" type="submit" busy={state === 'working' && busy}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      {children}
      {state === 'failed' && words && (
        <Alert tone="stop" live="assertive" title={words.title}>
          {words.text}
        </Alert>
      )}
    </Dialog>
  )
}

/** This account has no such thing any more. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.problem.status === 404
}

/**
 * What to say where this browser is not signed in to the shown account any more, because its session has ended or
 * another tab has signed out or in; undefined for any other failure. Nothing was done then.
 */
export function notMine(error: unknown, { failure, isGuest }: About): Notice | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, detail } = error.problem
  if (status === 409) return { tone: 'stop', title: failure, text: `${detail} It is shown below.` }
  if (status !== 401) return undefined
  const text = isGuest
    ? 'You are signed out in this browser, and nobody can open this guest account again. It will be deleted automatically later, with everything it holds.'
    : 'You are signed out in this browser, so nothing was changed. Sign in below, then try again.'
  return { tone: 'stop', title: failure, text }
}
