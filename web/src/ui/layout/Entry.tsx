import type { ReactNode } from 'react'
import styles from './Entry.module.css'

interface EntryProps {
  /** Small text above the title: the category. */
  kicker?: ReactNode
  /** The title; may hold a link. */
  title: ReactNode
  /** Badges, stars, date: one row under the title. */
  meta?: ReactNode
  /** The text. */
  children?: ReactNode
  /** One button and a phone number, in one row. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  id?: string
}

/** One item between rules (the "card"): only its link and button are targets. */
export function Entry(props: EntryProps) {
  const { kicker, title, meta, children, actions, headingLevel = 3, id } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.entry} id={id} data-later="">
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {meta && <div className={styles.meta}>{meta}</div>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
