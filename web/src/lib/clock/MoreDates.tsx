import styles from './MoreDates.module.css'

interface MoreDatesProps {
  /** As `moreDates` of dayWords.ts gives them. */
  words: string
  /** The DOM id of what holds them. */
  of: string
  onOpen: (id: string) => void
}

/** Which dates there are besides those that stand above: one line, which leads to them. */
export function MoreDates({ words, of, onOpen }: MoreDatesProps) {
  return (
    <a
      href={`#${of}`}
      className={styles.more}
      onClick={(event) => {
        // Followed here, so that no step of the page lands in the browser's history.
        event.preventDefault()
        onOpen(of)
      }}
    >
      {words}
    </a>
  )
}
