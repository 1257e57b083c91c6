import type { ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

interface ChoiceRowProps {
  /** One of several of the same name, or one on its own. */
  type: 'radio' | 'checkbox'
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is chosen. */
  children: ReactNode
}

/** A round or square box to choose with, and its words beside it. */
export function ChoiceRow({ type, name, checked, onChange, children }: ChoiceRowProps) {
  return (
    <label className={styles.row}>
      <input
        type={type}
        name={name}
        className={styles.box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
