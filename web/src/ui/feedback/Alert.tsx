import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './Alert.module.css'

interface AlertProps {
  tone?: 'done' | 'care' | 'stop'
  /** What happened, one sentence. */
  title: string
  /** What to do now. */
  children?: ReactNode
  /** Ground in the tone's tint, for a notice inside a form. */
  filled?: boolean
  /** `assertive` only for a failed send; `off` for what stands there from the start. */
  live?: 'polite' | 'assertive' | 'off'
}

/** A notice with a bar at its left. The words carry the meaning, the colour only helps. */
export function Alert({ tone = 'done', title, children, filled, live = 'polite' }: AlertProps) {
  const role = live === 'off' ? undefined : live === 'assertive' ? 'alert' : 'status'
  return (
    <div className={classes(styles.alert, styles[tone], filled && styles.filled)} role={role}>
      <p className={styles.title}>{title}</p>
      {children && <div>{children}</div>}
    </div>
  )
}
