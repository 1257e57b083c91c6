import type { Compliance, PotentialIssue, ScorePoint } from './report.ts'

/** What each state earns of its point's weight (SPEC.md, Score). */
export const earned = { found: 1, ask: 0.5, not_found: 0, contradicted: 0 } as const

/** The score of 0 to 100: earned weight by all weight, rounded. Null where nothing was checked. */
export function scoreOf(
  points: readonly ScorePoint[],
  issues: readonly PotentialIssue[],
): Compliance {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  const got = points.reduce((sum, { weight, state }) => sum + weight * earned[state], 0)
  return {
    score: all === 0 ? null : Math.round((100 * got) / all),
    issues: issues.map(({ text, cite }) => `${text} (${cite})`),
    points,
  }
}
