import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  note: string
  children: ReactNode
}

/** A part of the welcome: title and a sentence at left, content at right. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
