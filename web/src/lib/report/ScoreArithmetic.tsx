import type { Report } from '@hub/core/analysis/report'
import { earned } from '@hub/core/analysis/score'
import styles from './ScoreArithmetic.module.css'
import { pointWords } from './scoreWords.ts'

interface ScoreArithmeticProps {
  points: Report['compliance']['points']
  score: number
}

/** How the score is counted, point by point. */
export function ScoreArithmetic({ points, score }: ScoreArithmeticProps) {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  const got = points.reduce((sum, { weight, state }) => sum + weight * earned[state], 0)
  return (
    <details className={styles.arithmetic}>
      <summary>How the score is counted</summary>
      <p>
        Each point has a weight: 3 where we think most hangs on it, then 2, then 1. That ranking is
        ours, not the law’s. A point that was found counts in full, one to check counts by half, the
        others do not count.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">We saw</th>
            <th scope="col">Counts</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ title, state, weight }, at) => (
            <tr key={at}>
              <th scope="row">{title}</th>
              <td>{pointWords(state)}</td>
              <td>
                {weight * earned[state]} of {weight}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              In all
            </th>
            <td>
              {got} of {all}
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {got} of {all} is {score} of 100, rounded to a whole number.
      </p>
    </details>
  )
}
