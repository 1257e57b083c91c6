import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

/** The ways on from a page that has nothing else to do. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
