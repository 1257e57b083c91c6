import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The words for screen readers, and for the eye when `wordsShown`: "Loading reviews...". */
  words: string
  wordsShown?: boolean
  /** How many placeholders stand there. */
  count?: number
  columns?: 1 | 2
  /** Grey lines per placeholder, the first one being the title. */
  lines?: 2 | 3 | 4
  /** What works instead where there is no JavaScript. */
  withoutScript?: ReactNode
}

/**
 * Still grey bars in the place of entries. They take their room at once and show after 300 ms, by
 * style alone, so that quick answers do not flicker.
 */
export function Skeleton({
  words,
  wordsShown,
  count = 1,
  columns = 1,
  lines = 3,
  withoutScript = 'Turn it on in your browser to use it.',
}: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading="">
      <p className={wordsShown ? styles.words : styles.hiddenWords} role="status">
        {words}
      </p>
      <noscript>
        <p>This part needs JavaScript. {withoutScript}</p>
      </noscript>
      <div className={columns === 2 ? styles.two : styles.one} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={styles.entry} data-placeholder="">
            {Array.from({ length: lines }, (_, line) => (
              <span key={line} className={styles.bar} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
