import type { ModerationCase } from '@hub/api/moderation'
import { MODERATION_NOTE_MAX } from '@hub/api/moderationTerms'
import {
  type Action,
  type DecisionReason,
  decisionReasonKeys,
  decisionReasons,
} from '@hub/core/moderation/reasons'
import { useState } from 'react'
import { CallError, call } from '../../lib/client.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx'
import styles from './CaseEntry.module.css'

interface DecisionFormProps {
  found: ModerationCase
  /** Called with the case as it is after the decision. */
  onDecided: (now: ModerationCase) => void
}

const choices = [
  { value: '', label: 'Choose a reason' },
  ...decisionReasonKeys.map((value) => ({ value, label: decisionReasons[value] })),
]

const possible: Record<'waiting' | 'shown' | 'hidden', readonly Action[]> = {
  waiting: ['publish', 'remove'],
  shown: ['hide', 'keep', 'remove'],
  hidden: ['restore', 'remove'],
}
const words: Record<Action, string> = {
  publish: 'Publish',
  hide: 'Hide',
  restore: 'Show again',
  keep: 'Keep it',
  remove: 'Remove for good',
}

/** Decides one case with a reason, and a note for administrators if there is one. */
export function DecisionForm({ found, onDecided }: DecisionFormProps) {
  const { kind, id, state } = found
  const [reason, setReason] = useState<DecisionReason | ''>('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<Action | 'note'>()
  const [wrong, setWrong] = useState<{ reason?: string; note?: string; failure?: string }>({})
  const [asking, setAsking] = useState(false)

  const send = async (what: Action | 'note', run: () => Promise<ModerationCase>) => {
    if (busy) return
    setBusy(what)
    setWrong({})
    try {
      onDecided(await run())
      setReason('')
      setNote('')
    } catch (error) {
      const failure =
        error instanceof CallError ? error.problem.detail : 'The hub could not be reached.'
      setWrong({ failure })
    }
    setBusy(undefined)
    setAsking(false)
  }
  const decide = (action: Action) => {
    if (reason === '') return setWrong({ reason: 'Choose a reason first.' })
    const body = { kind, id, action, reason, note }
    return void send(action, () => call('POST /api/moderation/decisions', { body }))
  }
  const keepNote = () => {
    if (note.trim() === '') return setWrong({ note: 'Write the note first.' })
    const body = { kind, id, note }
    return void send('note', () => call('POST /api/moderation/notes', { body }))
  }
  return (
    <>
      <Form className={styles.form}>
        <SelectField
          label="Reason"
          hint="The public log says it."
          choices={choices}
          value={reason}
          error={wrong.reason}
          onChange={({ target }) => setReason(target.value as DecisionReason | '')}
        />
        <TextArea
          label="Note"
          optional
          hint="For administrators alone."
          rows={2}
          limit={MODERATION_NOTE_MAX}
          value={note}
          error={wrong.note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.buttons}>
          {possible[state === 'hidden' || state === 'waiting' ? state : 'shown'].map((action) => (
            <Button
              key={action}
              kind={action === 'remove' ? 'delete' : 'normal'}
              busy={busy === action && 'Working...'}
              onClick={() => {
                if (action !== 'remove') decide(action)
                else if (reason === '') setWrong({ reason: 'Choose a reason first.' })
                else setAsking(true)
              }}
            >
              {words[action]}
            </Button>
          ))}
          <Button kind="quiet" busy={busy === 'note' && 'Keeping...'} onClick={keepNote}>
            Keep the note alone
          </Button>
        </div>
        {wrong.failure && (
          <Alert tone="stop" live="assertive" title="That did not work.">
            {wrong.failure}
          </Alert>
        )}
      </Form>
      {asking && (
        <DeleteDialog
          title="Remove for good"
          lead="Its words will be gone, and nobody can bring them back."
          action="Remove for good"
          keep="Not now"
          busy={busy === 'remove' && 'Removing...'}
          onDelete={() => decide('remove')}
          onClose={() => setAsking(false)}
        >
          <p>What is hidden can be shown again. What is removed cannot.</p>
        </DeleteDialog>
      )}
    </>
  )
}
