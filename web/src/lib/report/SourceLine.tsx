import type { ReactNode } from 'react'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './SourceLine.module.css'

interface SourceLineProps {
  cite?: string | undefined
  page?: number | undefined
  /** The way to the words in the letter. */
  children: ReactNode
}

/** What an entry rests on: the rule, the page of the letter, and the words there. */
export function SourceLine({ cite, page, children }: SourceLineProps) {
  return (
    <p className={styles.source}>
      {cite && <LinkedCite>{cite}</LinkedCite>}
      {page !== undefined && <span className={styles.page}>Page {page}</span>}
      {children}
    </p>
  )
}
