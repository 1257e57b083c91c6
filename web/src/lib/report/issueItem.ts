import type { PotentialIssue } from '@hub/core/analysis/report'
import type { Lit } from './lit.ts'

/** A potential issue as a report lists it. */
export interface IssueItem {
  /** Its DOM id. */
  readonly id: string
  readonly issue: PotentialIssue
  /** From 1, in the order of the report; it hangs in the letter's margin, too. */
  readonly number: number
  /** Its words in the letter; null where it has none, or the letter is not beside it. */
  readonly passage: Lit | null
}
