import { newResource } from '@hub/api/resources'
import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { type Ref, useState } from 'react'
import { call, mayBeDone } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { emptyDraft, type ResourceDraft } from '../../lib/resources/resourceDraft.ts'
import {
  DescriptionInput,
  inputsOf,
  type ResourceFieldsProps,
  SubcategoryInput,
  WebsiteInput,
} from '../../lib/resources/resourceInputs.tsx'
import { SendFailure } from '../../lib/SendFailure.tsx'
import { useDraftForm } from '../../lib/useDraftForm.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

const categories = [
  { value: '', label: 'Choose a category' },
  ...resourceCategories.map((value) => ({ value, label: categoryTexts[value].label })),
]

interface SuggestDialogProps {
  /** What was typed; kept here when the dialog is closed. */
  draft: ResourceDraft
  onDraft: (draft: ResourceDraft) => void
  onClose: () => void
}

/** The form to propose a resource. Nobody is shown a proposal before a person has read it. */
export default function SuggestDialog({ draft, onDraft, onClose }: SuggestDialogProps) {
  const [isSent, setSent] = useState(false)
  const { fields, errors, failure, isSending, change, submit } = useDraftForm(
    newResource,
    draft,
    onDraft,
  )
  const send = () =>
    submit(async (body) => {
      await call('POST /api/resources', { body })
      onDraft(emptyDraft)
      setSent(true)
    })

  if (isSent) return <Thanks onClose={onClose} onAnother={() => setSent(false)} />
  return (
    <Dialog
      title="Suggest a resource"
      lead="A person reads each suggestion and checks it. Nobody sees it before that. Do not write about your own case."
      onClose={onClose}
      onSubmit={send}
      actions={
        <>
          <Button kind="main" type="submit" busy={isSending && 'Sending...'}>
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
        errors={errors}
        onChange={change}
        failure={failure === undefined ? undefined : failureOf(failure)}
      />
    </Dialog>
  )
}

function failureOf(error: unknown): { title: string; words: string } {
  if (mayBeDone(error)) {
    const title = 'We do not know whether your suggestion arrived.'
    const todo = 'Check your connection, then send it again. Sending it twice does no harm.'
    return { title, words: `Your words are still here. ${todo}` }
  }
  const reason = refusalSentence(error)
  const words = `${reason ? `${reason} ` : ''}Your words are still here. Try again.`
  return { title: 'We could not send your suggestion.', words }
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
        A person reads it before anyone else sees it. We keep no name or address with it, so we
        cannot reply.
      </Alert>
    </Dialog>
  )
}

interface SuggestFieldsProps extends ResourceFieldsProps {
  /** The element around the fields, to show what is wrong. */
  ref: Ref<HTMLDivElement>
  failure: { title: string; words: string } | undefined
}

/** The fields in the order they are filled in, and why the last attempt failed. */
function SuggestFields({ ref, failure, ...props }: SuggestFieldsProps) {
  const field = inputsOf(props)
  return (
    <div ref={ref} className={stack.gap6}>
      <TextField label="Title" hint="The name of the place or guide." {...field('title')} />
      <DescriptionInput limit={4000} {...field('description')} />
      <SelectField label="Category" choices={categories} {...field('category')} />
      <SubcategoryInput label="Kind of help" {...field('subcategory')} />
      <WebsiteInput {...field('url')} />
      <TextField
        label="Phone or text line"
        optional
        hint="Put a semicolon between two numbers."
        {...field('phone')}
      />
      <SendFailure failure={failure} />
    </div>
  )
}
