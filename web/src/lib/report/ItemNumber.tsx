import styles from './ItemNumber.module.css'

/** The number of an entry, as it hangs beside the letter; dashed where there is nothing to point to. */
export function ItemNumber({ number }: { number: number | null }) {
  return (
    <span className={number === null ? styles.none : styles.number} aria-hidden="true">
      {number ?? '–'}
    </span>
  )
}
