import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './EntryGroup.module.css'

interface EntryGroupProps {
  title: string
  /** A sentence under the title. */
  note?: string
  /** What there is: "4 resources". */
  count?: string
  /** What stands under the title besides: a badge, a button. */
  aside?: ReactNode
  /** Entries side by side on wide screens. */
  columns?: 1 | 2
  /** An id to jump to. */
  id?: string
  /** A hairline instead of the 3 px rule, for a group that follows closely. */
  quiet?: boolean
  /** `<Entry>` elements, or anything else for the right column. */
  children: ReactNode
}

/**
 * A group of entries: a strong rule, the title at left, the entries at right (stacked on phones).
 * Groups follow each other inside `<Groups>`.
 */
export function EntryGroup(props: EntryGroupProps) {
  const { title, note, count, aside, columns = 1, id, quiet, children } = props
  return (
    <section className={classes(styles.group, quiet && styles.quiet)} id={id} aria-label={title}>
      <div className={styles.inside}>
        <div className={styles.aside}>
          <h2>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
          {count && <p className={styles.note}>{count}</p>}
          {aside}
        </div>
        <div className={columns === 2 ? styles.two : styles.one}>{children}</div>
      </div>
    </section>
  )
}

/** The space between groups. */
export function Groups({ children }: { children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>
}
