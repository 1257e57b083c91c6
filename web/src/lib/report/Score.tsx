import type { Report } from '@hub/core/analysis/report'
import { classes } from '../../ui/styles/classes.ts'
import styles from './Score.module.css'
import { ScoreArithmetic } from './ScoreArithmetic.tsx'
import { countMeaning, countPoints, pointStates, scoreBand } from './scoreWords.ts'

interface ScoreProps {
  compliance: Report['compliance']
  noun: string
}

/** "7 of 11 points found" with a segment for each point, the score of 0 to 100, and what neither means. */
export function Score({ compliance, noun }: ScoreProps) {
  const { points, score } = compliance
  if (points.length === 0 || score === null) return null
  const counts = countPoints(points)
  const band = scoreBand(score)
  return (
    <section className={styles.score} aria-labelledby="score-title">
      <div className={styles.figures}>
        <h2 id="score-title" className={styles.count}>
          {counts.found} of {points.length} {points.length === 1 ? 'point' : 'points'} found
        </h2>
        <div className={styles.segments} aria-hidden="true">
          {pointStates.flatMap((state) =>
            Array.from({ length: counts[state] }, (_, at) => (
              <span key={`${state}${at}`} className={classes(styles.segment, styles[state])} />
            )),
          )}
        </div>
        <p className={styles.hundred} data-band={band.colour}>
          <span className={classes(styles.swatch, styles[band.colour])} aria-hidden="true" />
          <span>
            Compliance score: <b>{score} of 100</b>
            <span className={styles.band}>{band.words}</span>
          </span>
        </p>
      </div>
      <div className={styles.meaning}>
        <p>{countMeaning(points, noun)}</p>
        <p>
          A point that we did not find may be in another letter or an enclosure. We may have missed
          words. This is not a grade of your school or of your case.
        </p>
        <ScoreArithmetic points={points} score={score} />
      </div>
    </section>
  )
}
