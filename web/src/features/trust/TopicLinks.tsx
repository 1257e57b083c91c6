import type { Topic } from '@hub/core/trust/statement'
import styles from './TopicLinks.module.css'

interface TopicLinksProps {
  shown: readonly Topic[]
  /** How many topics there are without filters. */
  all: number
}

/** The questions that are answered below, each a link. */
export function TopicLinks({ shown, all }: TopicLinksProps) {
  return (
    <nav aria-label="Questions" className={styles.nav}>
      <p role="status" className={styles.count}>
        {shown.length === all ? `${all} questions` : `${shown.length} of ${all} questions`}
      </p>
      <ul className={styles.links}>
        {shown.map(({ slug, question }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{question}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
