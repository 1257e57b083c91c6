import type { ReactNode } from 'react'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import styles from './NumberedSource.module.css'

interface NumberedSourceProps {
  /** Where its chip leads. */
  id: string
  number: number
  className?: string
  children: ReactNode
}

/** A source in a list of them, with its number before it. */
export function NumberedSource({ id, number, className, children }: NumberedSourceProps) {
  return (
    <li id={id} tabIndex={-1} className={classes(styles.source, className)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes(stack.gap1, stack.shrinks)}>{children}</div>
    </li>
  )
}
