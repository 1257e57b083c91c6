import { useId } from 'react'
import styles from './ToggleField.module.css'

interface ToggleFieldProps {
  label: string
  /** What it does while it is on. */
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch: on or off at once, with its state as a word beside it. */
export function ToggleField({ label, hint, checked, onChange }: ToggleFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        <span className={styles.switch}>
          <input
            id={id}
            type="checkbox"
            // A native checkbox says its state itself.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            className={styles.box}
            aria-describedby={hint ? `${id}-hint` : undefined}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span className={styles.track} aria-hidden="true" />
          <span className={styles.state} aria-hidden="true">
            {checked ? 'On' : 'Off'}
          </span>
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
