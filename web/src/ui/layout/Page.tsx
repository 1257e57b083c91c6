import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The column of a screen: 1136 px at most, with gutters and the space above and below. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
