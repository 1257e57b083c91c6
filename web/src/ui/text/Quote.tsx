import type { ReactNode } from 'react'
import styles from './Cite.module.css'

interface QuoteProps {
  /** Word for word; a cut is shown by "…". The quotation marks are added here. */
  children: string
  /** Its source, shown under it. */
  cite?: ReactNode
}

/** Quoted words in the serif, with hanging marks. */
export function Quote({ children, cite }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{`“${children}”`}</blockquote>
      {cite && <figcaption>{cite}</figcaption>}
    </figure>
  )
}
