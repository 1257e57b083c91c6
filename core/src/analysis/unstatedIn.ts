import type { Report, ScorePoint } from './report.ts'

/** A point that was not found, with the paragraph that asks for it. */
export type Unstated = ScorePoint & { readonly cite: string }

/**
 * What a policy does not state, so far as we see, and no issue tells (SPEC.md, J9). None of letters, where an issue tells
 * what is missing, and none in reports of earlier versions.
 */
export function unstatedIn({
  compliance,
  potentialIssues,
}: Pick<Report, 'compliance' | 'potentialIssues'>): Unstated[] {
  const told = new Set(potentialIssues.map(({ id }) => id))
  return compliance.points.filter(
    (point): point is Unstated =>
      point.state === 'not_found' && point.cite !== undefined && !told.has(point.id),
  )
}
