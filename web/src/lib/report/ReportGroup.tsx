import type { ReactNode } from 'react'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ReportGroup.module.css'

interface ReportGroupProps {
  id: string
  title: string
  /** What there is: "3 places in the text". */
  note?: string
  /** A sentence, or more, that goes with the title. */
  lead?: ReactNode
  /** Where there is room, the title stands beside the entries. */
  isBeside?: boolean
  children: ReactNode
}

/** A group of a report's entries under a strong rule. Jump links lead to it. */
export function ReportGroup({ id, title, note, lead, isBeside, children }: ReportGroupProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes(styles.group, isBeside && styles.beside)}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
          {note && <span className={styles.note}> {note}</span>}
        </h2>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      <div className={styles.entries}>{children}</div>
    </section>
  )
}
