import type { NewReport } from '@hub/api/moderation'
import {
  isOnChain,
  REPORT_WORDS_MAX,
  type ReportReason,
  reasonsFor,
  reportReasons,
  type Thing,
  things,
} from '@hub/core/moderation/reasons'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import text from '../../ui/text/text.module.css'
import { call } from '../client.ts'
import { refusalSentence } from '../refusalSentence.ts'
import { SendFailure } from '../SendFailure.tsx'
import { showWhatIsWrong } from '../showWhatIsWrong.ts'

interface ReportDialogProps {
  kind: Thing
  id: string
  name: string
  onClose: () => void
}

const choicesFor = (kind: Thing) => [
  { value: '', label: 'Choose what is wrong with it' },
  ...reasonsFor(kind).map((value) => ({ value, label: reportReasons[value] })),
]

/** Asks what is wrong with something, sends it, and says what happens next. */
export default function ReportDialog({ kind, id, name, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [words, setWords] = useState('')
  const [errors, setErrors] = useState<{ reason?: string; words?: string }>({})
  const [failure, setFailure] = useState<{ title: string; words: string }>()
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) showWhatIsWrong(fields.current)
  }, [refusals])

  const send = async () => {
    if (state === 'sending') return
    const wrong = wrongIn(reason, words)
    setErrors(wrong)
    setFailure(undefined)
    if (reason === '' || Object.keys(wrong).length > 0) return setRefusals(refusals + 1)
    setState('sending')
    try {
      const body: NewReport = { kind, id, reason, words }
      await call('POST /api/reports', { body })
      setState('sent')
    } catch (error) {
      const why = refusalSentence(error) ?? 'Check your connection, then send it again.'
      setFailure({ title: 'We could not send your report.', words: why })
      setState('writing')
      setRefusals(refusals + 1)
    }
  }
  if (state === 'sent') return <Sent kind={kind} onClose={onClose} />
  return (
    <Dialog
      title={`Report this ${things[kind]}`}
      lead={<span className={text.breaks}>“{name}”</span>}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button kind="main" type="submit" busy={state === 'sending' && 'Sending...'} wideOnPhone>
            Send report
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} className={stack.gap6}>
        <p>
          The people who run this hub read it. You need no account. We keep no name and no internet
          address with it.
        </p>
        <SelectField
          label="What is wrong with it?"
          choices={choicesFor(kind)}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(target.value as ReportReason | '')}
        />
        <TextArea
          label={reason === 'other' ? 'What is wrong' : 'Where it is, or what harm it does'}
          optional={reason !== 'other'}
          hint="Do not write your name or about your own case."
          limit={REPORT_WORDS_MAX}
          value={words}
          error={errors.words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SendFailure failure={failure} />
      </div>
    </Dialog>
  )
}

function wrongIn(reason: ReportReason | '', words: string): { reason?: string; words?: string } {
  if (reason === '') return { reason: 'Choose what is wrong with it.' }
  if (words.length > REPORT_WORDS_MAX) {
    return { words: `Use at most ${REPORT_WORDS_MAX} characters.` }
  }
  const isMissing = reason === 'other' && words.trim() === ''
  return isMissing ? { words: 'Say in a few words what is wrong with it.' } : {}
}

function Sent({ kind, onClose }: Pick<ReportDialogProps, 'kind' | 'onClose'>) {
  return (
    <Dialog
      title="Thank you"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Alert title="Your report was sent.">
        <div className={stack.gap3}>
          <p>
            What happens next: a person reads it and decides. What breaks the rules is hidden or
            removed. The <a href="/moderation-log">moderation log</a> says so, without names.
          </p>
          {isOnChain(kind) && (
            <p>Nobody can erase it from the blockchain. This hub can stop showing it.</p>
          )}
          <p>We cannot reply, since we do not know who you are.</p>
          <p>If someone is in danger, call 911.</p>
        </div>
      </Alert>
    </Dialog>
  )
}
