import type { ReactNode } from 'react'
import { ItemNumber } from './ItemNumber.tsx'
import styles from './ReportItem.module.css'

interface ReportItemProps {
  /** Its DOM id: marks in the letter lead here. */
  id: string
  /** undefined leaves the place of the number out. */
  number?: number
  /** There are no words to point to. */
  isNumberDashed?: boolean
  /** Stands over the title, and is heard after it: who goes from heading to heading would pass it by. */
  kicker?: ReactNode
  title: string
  children: ReactNode
}

/** One entry of a report: its number, its title and what it says. It can take the focus. */
export function ReportItem({
  id,
  number,
  isNumberDashed,
  kicker,
  title,
  children,
}: ReportItemProps) {
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.item}>
      {number !== undefined && <ItemNumber number={number} isDashed={isNumberDashed} />}
      <div className={styles.words}>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        {kicker && <div className={styles.kicker}>{kicker}</div>}
        {children}
      </div>
    </article>
  )
}
