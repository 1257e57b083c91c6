import { PRIOR_MEAN, PRIOR_REVIEWS, SCORED_FROM } from '@hub/core/reviews/score'
import styles from './HowScores.module.css'

/** How a score comes about, in plain words (decision 0041). */
export function HowScores() {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>How scores are made</summary>
      <div className={styles.words}>
        <p>
          A school gets a score once it has {SCORED_FROM} published reviews. The score is the plain
          average of their stars.
        </p>
        <p>
          “Best rated” does not go by that average. There, each school starts as if {PRIOR_REVIEWS}{' '}
          people had given it {PRIOR_MEAN} stars. Real reviews then move it up or down. That keeps
          most schools near {PRIOR_MEAN}. It also means that 20 fake reviews cannot move a school by
          even 0.2 stars there. They can still change the plain average of a school with few
          reviews.
        </p>
      </div>
    </details>
  )
}
