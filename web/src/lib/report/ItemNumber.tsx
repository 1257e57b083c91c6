import styles from './ItemNumber.module.css'

interface ItemNumberProps {
  number: number
  /** There are no words to point to. */
  isDashed?: boolean | undefined
}

/** The number of an entry, as it hangs beside the letter. */
export function ItemNumber({ number, isDashed = false }: ItemNumberProps) {
  return (
    <span className={isDashed ? styles.dashed : styles.number} aria-hidden="true">
      {number}
    </span>
  )
}
