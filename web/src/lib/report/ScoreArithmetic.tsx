// The style turns the table's rows into pairs of lines on phones; without their roles in words,
// browsers would then no longer read a table.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Report } from '@hub/core/analysis/report'
import { earned } from '@hub/core/analysis/score'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import styles from './ScoreArithmetic.module.css'
import { stateWords } from './scoreWords.ts'

interface ScoreArithmeticProps {
  points: Report['compliance']['points']
  score: number
}

/** How the score is counted, point by point. */
export function ScoreArithmetic({ points, score }: ScoreArithmeticProps) {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  const got = points.reduce((sum, { weight, state }) => sum + weight * earned[state], 0)
  const isRounded = (100 * got) / all !== score
  return (
    <details className={styles.arithmetic}>
      <FoldTitle>How the score is counted</FoldTitle>
      <p>
        Each point has a weight: 3 for what we think matters most, then 2, then 1. That ranking is
        ours, not the law’s. A point that was found counts in full, one to check counts half, and
        the others do not count.
      </p>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Point
            </th>
            <th role="columnheader" scope="col">
              We saw
            </th>
            <th role="columnheader" scope="col">
              Counts
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {points.map(({ title, state, weight }, at) => (
            <tr key={at} role="row">
              <th role="rowheader" scope="row">
                {title}
              </th>
              <td role="cell">{stateWords[state]}</td>
              <td role="cell">
                {weight * earned[state]} of {weight}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              In all
            </th>
            <td role="cell">
              {got} of {all}
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {got} of {all} is {isRounded ? 'about ' : ''}
        {score} of 100.
      </p>
    </details>
  )
}
