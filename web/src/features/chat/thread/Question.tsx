import { useId } from 'react'
import styles from './Thread.module.css'

/** What the reader wrote, as it was typed. */
export function Question({ text }: { text: string }) {
  const id = useId()
  return (
    <article className={styles.question} aria-labelledby={id} data-question="">
      <h3 id={id} className={styles.who}>
        You
      </h3>
      <p className={styles.typed}>{text}</p>
    </article>
  )
}
