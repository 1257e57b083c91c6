import type { RuleWords } from '@hub/core/analysis/report'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './RuleQuote.module.css'

/** The rule's own words, and where they stand. */
export function RuleQuote({ words, cite }: RuleWords) {
  return (
    <div className={styles.rule}>
      <blockquote>{words}</blockquote>{' '}
      <span>
        <LinkedCite>{cite}</LinkedCite>
      </span>
    </div>
  )
}
