import type { School } from '@hub/api/schools'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddSchoolDialog.module.css'
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
  const { submit, sending, error, errors, attempts, forget } = useAddSchool(draft, onAdded)
  const first = useRef<HTMLInputElement>(null)
  const fields = useFocusOnError(attempts)
  const field = (name: keyof SchoolDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      // It would be gone with the success.
      if (sending) return
      onDraft({ ...draft, [name]: target.value })
      forget(name)
    },
  })
  return (
    <Dialog
      title="Add School"
      lead="Everyone can see a school you add. Nothing says who added it."
      onClose={onClose}
      onSubmit={() => submit()}
      firstFocus={first}
      actions={
        <>
          <Button kind="main" type="submit" wideOnPhone busy={sending && 'Adding...'}>
            Add School
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.fields}>
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
      {error && <AddSchoolFailure error={error} onAnother={() => submit(true)} />}
    </Dialog>
  )
}

/** After each attempt that came back, the first wrong field takes the focus. */
function useFocusOnError(attempts: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return fields
}
