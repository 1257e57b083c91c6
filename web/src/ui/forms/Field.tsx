import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Field.module.css'
import type { FieldWords } from './field.ts'

interface FieldProps extends FieldWords {
  /** The control's id; hint and error get theirs from it (see `fieldIds`). */
  id: string
  /** Hides the label from sight, where a heading or a button beside it says the same. */
  labelHidden?: boolean
  children: ReactNode
}

/** Label, error, control and hint in reading order. */
export function Field({ id, label, hint, error, optional, labelHidden, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={labelHidden ? styles.hiddenLabel : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The sentence that says what to mend. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )
}
