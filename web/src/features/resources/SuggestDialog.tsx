import { useEffect, useRef } from 'react'
import type { ResourceDraft } from '../../lib/resources/resourceDraft.ts'
import { showWhatIsWrong } from '../../lib/showWhatIsWrong.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SuggestFields } from './SuggestFields.tsx'
import { useSuggestion } from './useSuggestion.ts'

interface SuggestDialogProps {
  /** What was typed; kept here when the dialog is closed. */
  draft: ResourceDraft
  onDraft: (draft: ResourceDraft) => void
  onClose: () => void
}

/** The form to propose a resource. Nobody is shown a proposal before a person has read it. */
export default function SuggestDialog({ draft, onDraft, onClose }: SuggestDialogProps) {
  const form = useSuggestion(draft, onDraft)
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (form.refusals > 0) showWhatIsWrong(fields.current)
  }, [form.refusals])

  if (form.stage === 'sent') return <Thanks onClose={onClose} onAnother={form.restart} />
  return (
    <Dialog
      title="Suggest a resource"
      lead="A person reads each suggestion and checks it. It is shown to nobody before that. Do not write about your own case."
      onClose={onClose}
      onSubmit={form.send}
      actions={
        <>
          <Button kind="main" type="submit" busy={form.stage === 'sending' && 'Sending...'}>
            Send suggestion
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <SuggestFields
        ref={fields}
        values={draft}
        errors={form.errors}
        onChange={form.change}
        failure={form.stage === 'failed' ? form.failure : undefined}
      />
    </Dialog>
  )
}

function Thanks({ onClose, onAnother }: { onClose: () => void; onAnother: () => void }) {
  return (
    <Dialog
      title="Thank you"
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={onClose}>
            Done
          </Button>
          <Button kind="quiet" onClick={onAnother}>
            Suggest another
          </Button>
        </>
      }
    >
      <Alert title="Your suggestion was sent.">
        A person reads it before anybody is shown it. We keep no name or address with it, so we
        cannot write back.
      </Alert>
    </Dialog>
  )
}
