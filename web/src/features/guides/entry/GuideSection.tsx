import { type ReactNode, useId } from 'react'
import styles from './GuideSection.module.css'

interface GuideSectionProps {
  title: string
  /** A sentence under the title. */
  note?: string
  children: ReactNode
}

/** A part of an entry under a heading of its own. */
export function GuideSection({ title, note, children }: GuideSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
