import { useId } from 'react'
import styles from './Thread.module.css'

/** What the reader wrote, as it was typed, and when where that is told. */
export function Question({ text, when }: { text: string; when?: string }) {
  const id = useId()
  return (
    <article className={styles.question} aria-labelledby={id} data-question="">
      <h3 id={id} className={styles.who}>
        You
      </h3>
      {when && <p className={styles.when}>{when}</p>}
      <p className={styles.typed}>{text}</p>
    </article>
  )
}
