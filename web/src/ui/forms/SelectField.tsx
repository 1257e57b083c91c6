import { type ComponentProps, useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import { type FieldWords, fieldIds } from './field.ts'
import { useEarlyValue } from './useEarlyValue.ts'

export interface Choice {
  value: string
  label: string
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'className'> {
  choices: readonly Choice[]
  labelHidden?: boolean
}

/** A choice from a short list, with the system's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, choices, id, ...rest } = props
  const made = useId()
  const base = id ?? made
  const ids = fieldIds(base, { label, hint, error })
  // As if chosen now, one field after the other: an owner may have several choices in one state.
  useEarlyValue(ids.control, rest.value, (chosen) => queueMicrotask(() => choose(base, chosen)))
  return (
    <Field
      id={base}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
    >
      <span className={styles.select}>
        <select
          {...rest}
          className={styles.control}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </Field>
  )
}

function choose(id: string, value: string): void {
  const select = document.getElementById(id)
  if (!(select instanceof HTMLSelectElement)) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
