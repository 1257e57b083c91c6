import type { School } from '@hub/api/schools'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { AddSchoolFailure } from './AddSchoolFailure.tsx'
import type { SchoolDraft } from './schoolDraft.ts'
import { typeChoices } from './schoolFilter.ts'
import { useAddSchool } from './useAddSchool.ts'

export interface AddSchoolDialogProps {
  /** The parent keeps what is typed, so that a close loses nothing. */
  draft: SchoolDraft
  onDraft: (draft: SchoolDraft) => void
  onAdded: (school: School) => void
  onClose: () => void
}

const choices = [{ value: '', label: 'Choose a type' }, ...typeChoices]

/** The "Add School" dialog. */
export default function AddSchoolDialog(props: AddSchoolDialogProps) {
  const { draft, onDraft, onAdded, onClose } = props
  const { fields, errors, failure, isSending, change, send } = useAddSchool(draft, onDraft, onAdded)
  const first = useRef<HTMLInputElement>(null)
  const field = (name: keyof SchoolDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <Dialog
      title="Add School"
      lead="Everyone can see a school you add. Nothing says who added it."
      onClose={onClose}
      onSubmit={() => send(false)}
      firstFocus={first}
      actions={
        <>
          <Button kind="main" type="submit" wideOnPhone busy={isSending && 'Adding...'}>
            Add School
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} className={stack.gap6}>
        <TextField ref={first} label="Name" autoComplete="off" {...field('name')} />
        <SelectField label="Type" aria-required choices={choices} {...field('type')} />
        <TextField
          label="Location"
          optional
          hint="City and state, for example Columbus, OH"
          autoComplete="off"
          {...field('location')}
        />
        <TextField
          label="Website"
          optional
          hint="For example https://www.example.edu"
          type="url"
          autoComplete="off"
          {...field('website')}
        />
      </div>
      {failure instanceof Error && (
        <AddSchoolFailure error={failure} onAnother={() => send(true)} />
      )}
    </Dialog>
  )
}
