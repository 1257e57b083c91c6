import type { Report } from '@hub/core/analysis/report'
import { classes } from '../../../ui/classes.ts'
import styles from './ComplianceScore.module.css'
import { scoreColour } from './scoreColour.ts'

/** The score of 0 to 100 with its colour in words, and what lowered it. */
export function ComplianceScore({ compliance }: Pick<Report, 'compliance'>) {
  const { issues, score } = compliance
  if (score === null) {
    return (
      <p>
        There is no score: the rule’s list of points is not for this kind of document, so none were
        counted.
      </p>
    )
  }
  const { colour, words } = scoreColour(score)
  return (
    <section className={styles.score} aria-labelledby="sealed-score">
      <h3 id="sealed-score" className={styles.figure} data-colour={colour}>
        <span className={classes(styles.swatch, styles[colour])} aria-hidden="true" />
        Compliance score: {score} of 100 <span className={styles.words}>{words}</span>
      </h3>
      <p className={styles.words}>
        It counts the points of the rule that were found in the text. It is not a grade of your
        school or of your case.
      </p>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
