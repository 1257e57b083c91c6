import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface BadgeProps {
  /** `proven` (accent border) only for a state that was checked: Verified, Premium Active. */
  tone?: 'neutral' | 'proven'
  children: ReactNode
}

/** A small word with a border. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={tone === 'proven' ? styles.proven : styles.badge}>{children}</span>
}
