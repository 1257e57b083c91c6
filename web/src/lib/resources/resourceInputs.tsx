import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { ResourceDraft, ResourceErrors, ResourceField } from './resourceDraft.ts'

/** What a form of a resource is given. */
export interface ResourceFieldsProps {
  values: ResourceDraft
  errors: ResourceErrors
  onChange: (field: ResourceField, text: string) => void
}

/** What the input of one field takes. */
interface InputProps {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Gives each field's input what is typed in it, what is wrong with it and whom to tell. */
export function inputsOf({ values, errors, onChange }: ResourceFieldsProps) {
  return (field: ResourceField): InputProps => ({
    value: values[field],
    error: errors[field],
    onChange: (event) => onChange(field, event.target.value),
  })
}

/** @param props `limit`: the most characters, said near it */
export function DescriptionInput(props: InputProps & { limit: number }) {
  return (
    <TextArea
      label="Description"
      hint="Who it is for and what it does, in one to three sentences."
      {...props}
    />
  )
}

export function WebsiteInput(props: InputProps) {
  return (
    <TextField
      label="Website"
      optional
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      hint="The whole address, starting with https://"
      {...props}
    />
  )
}

export function SubcategoryInput(props: InputProps & { label: string }) {
  return <TextField optional hint="In a few words, such as: hotline, legal aid." {...props} />
}
