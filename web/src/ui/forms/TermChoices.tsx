import { useId } from 'react'
import styles from './TermChoices.module.css'

interface TermChoicesProps {
  /** What the terms are: "Often searched:". */
  label: string
  terms: readonly string[]
  onPick: (term: string) => void
}

/** Search terms to choose from, in one row that wraps. */
export function TermChoices({ label, terms, onPick }: TermChoicesProps) {
  const id = useId()
  return (
    <div className={styles.choices}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <ul className={styles.list} aria-labelledby={id}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={styles.term} onClick={() => onPick(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
