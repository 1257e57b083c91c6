import { requirements as all } from '../generated/requirements.ts'
import type { Severity } from './report.ts'

/** What the regulation asks of a kind of document. `id` is the number under which SPEC.md and tests cite it. */
export interface Requirement {
  readonly cite: string
  readonly severity: Severity
}

/**
 * The requirements of 34 CFR Part 106 (2020) that rules check, with where each stands, from the table in
 * `content/requirements`. The ranking is ours. NOA notice of allegations, MTG meeting or interview, EVR evidence review,
 * RPT report, HRG hearing, DET determination, DIS dismissal, APP appeal, IR informal resolution, SUP supportive
 * measures, ERM emergency removal, NCO no-contact order, POL policy; LAW which rule a document follows.
 */
export const requirements = all satisfies Record<string, Requirement>

export type RequirementId = keyof typeof requirements
