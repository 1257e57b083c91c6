import type { ReactNode } from 'react'
import styles from './FoldTitle.module.css'
import { Icon } from './Icon.tsx'

/** The line that opens and closes a `details`, looking like what else on the page leads on. */
export function FoldTitle({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.title}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  )
}
