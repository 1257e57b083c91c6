import type { RuleWords } from '@hub/core/analysis/report'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './RuleQuote.module.css'

/** The rule's own words, beside what is said of the letter. */
export function RuleQuote({ words, cite }: RuleWords) {
  return (
    <figure className={styles.rule}>
      <figcaption>
        <b>The rule:</b> <LinkedCite>{cite}</LinkedCite>
      </figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  )
}
