import type { ReactNode } from 'react'
import styles from './Styleguide.module.css'

/** One part with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
