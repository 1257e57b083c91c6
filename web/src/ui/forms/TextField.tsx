import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import { type FieldWords, fieldIds } from './field.ts'

interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'placeholder'> {}

/** A one-line text field. All else (value, onChange, maxLength, type, ref) goes to the input. */
export function TextField({ label, hint, error, optional, id, ...rest }: TextFieldProps) {
  const made = useId()
  const base = id ?? made
  const ids = fieldIds(base, { label, hint, error })
  return (
    <Field id={base} label={label} hint={hint} error={error} optional={optional}>
      <input
        type="text"
        {...rest}
        className={styles.control}
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
      />
    </Field>
  )
}
