import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './FoldTitle.module.css'

/** The line that opens and closes a `details`, looking like what else on the page leads on. */
export function FoldTitle({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.title}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  )
}
