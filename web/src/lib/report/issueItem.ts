import type { PotentialIssue } from '@hub/core/analysis/report'
import type { Lit } from './lit.ts'

/** A potential issue as a report lists it. */
export interface IssueItem {
  /** Its DOM id. */
  readonly id: string
  readonly issue: PotentialIssue
  /** Its number in the letter's margin; null where there are no words to point to, undefined without a letter. */
  readonly number?: number | null
  readonly passage: Lit | null
}
