import type { ReactNode } from 'react'
import styles from './ReportGroup.module.css'

interface ReportGroupProps {
  id: string
  title: string
  /** What there is: "3 places in the text". */
  note?: string
  /** A sentence under the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A group of a report's entries under a strong rule. Jump links lead to it. */
export function ReportGroup({ id, title, note, lead, children }: ReportGroupProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
        {note && <span className={styles.note}> {note}</span>}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.entries}>{children}</div>
    </section>
  )
}
