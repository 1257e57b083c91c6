import { type ReactNode, useState } from 'react'
import { CallError } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/failureWords.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

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
  /** Looks once more before the work; false stops it. */
  check?: () => boolean
  work: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

/** A question before something that cannot be taken back. It stays when the work failed, to try again. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, lead, action, busy, failure, onClose, children } = props
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')
  const [reason, setReason] = useState<string>()
  const run = async () => {
    if (state === 'working' || props.check?.() === false) return
    setState('working')
    try {
      await props.work()
    } catch (error) {
      if (!(props.goneIsDone && isGone(error))) {
        setReason(refusalSentence(error))
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
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title={failure}>
          {reason ?? 'Check your connection, then try again.'}
        </Alert>
      )}
    </Dialog>
  )
}

/** There is no such thing any more, or no account that could have it. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && [401, 404].includes(error.problem.status)
}
