import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface EmptyProps {
  title: string
  /** One sentence: why it is empty or what would fill it. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** What stands in a list's place when there is nothing in it. */
export function Empty({ title, children, action, headingLevel = 3 }: EmptyProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.notice}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
