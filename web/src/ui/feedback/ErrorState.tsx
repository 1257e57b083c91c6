import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import styles from './Notice.module.css'

interface ErrorStateProps {
  /** What failed: "We could not load the resources." */
  title: string
  /** What is still true, and what to do: "The crisis lines above still work." */
  children?: ReactNode
  onRetry?: () => void
  /** The retry is running. */
  busy?: boolean
  headingLevel?: 2 | 3
}

/** What stands in a list's place when it could not be loaded: what failed, and one retry. */
export function ErrorState({ title, children, onRetry, busy, headingLevel = 3 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.failure} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} busy={busy && 'Trying...'}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
