import type { Compliance, PotentialIssue, ScorePoint } from './report.ts'

/** What each state earns of its point's weight (SPEC.md, Score). */
export const earned = { found: 1, ask: 0.5, not_found: 0, contradicted: 0 } as const

/** Fewer points say nothing of a whole document. */
const FEWEST_POINTS = 6
/** Fewer points that all fit do not show that the whole document does: what was not read may not. */
const FEWEST_FOR_PRAISE = 10
const PRAISE = 90

/**
 * The score of 0 to 100: earned weight by all weight, rounded. Null where too little was checked.
 *
 * @param isUncounted nobody knows what the document leaves out, so there is none
 */
export function scoreOf(
  points: readonly ScorePoint[],
  issues: readonly PotentialIssue[],
  isUncounted = false,
): Compliance {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  const got = points.reduce((sum, { weight, state }) => sum + weight * earned[state], 0)
  const score = Math.round((100 * got) / all)
  const fewest = score >= PRAISE ? FEWEST_FOR_PRAISE : FEWEST_POINTS
  return {
    score: isUncounted || points.length < fewest ? null : score,
    issues: issues.map(({ text, cite }) => `${text} (${cite})`),
    points,
  }
}
