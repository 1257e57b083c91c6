import type { PotentialIssue } from '@hub/core/analysis/report'
import { certaintyOf } from './certainty.ts'
import type { IssueItem } from './issueItem.ts'

const ranks = ['first', 'next', 'ask'] as const
export type IssueRank = (typeof ranks)[number]

export interface IssueGroup {
  readonly rank: IssueRank
  readonly title: string
  readonly items: readonly IssueItem[]
}

/** A passage of the text, [start, end). */
type Range = { readonly start: number; readonly end: number }

/**
 * The issues in the order of the report, numbered: what matters most first, in there what is clear before what is likely,
 * and then in the order of the document; what was not found comes after what it says.
 *
 * @param rangeOf where an issue's words stand in the document, where that is shown beside them
 */
export function issueItems(
  issues: readonly PotentialIssue[],
  rangeOf?: (issue: PotentialIssue) => Range | null,
): IssueItem[] {
  const place = (issue: PotentialIssue) => [
    ranks.indexOf(rankOf(issue)),
    Number(certaintyOf(issue, '').word !== 'Clear'),
    issue.start ?? Number.MAX_SAFE_INTEGER,
  ]
  return issues
    .toSorted((a, b) => compare(place(a), place(b)))
    .map((issue, at) => {
      const id = `issue-${at + 1}`
      const range = rangeOf?.(issue)
      return { id, issue, number: at + 1, passage: range ? { ...range, item: id } : null }
    })
}

/** The same items in the groups in which they are shown; empty groups are left out. */
export function issueGroups(items: readonly IssueItem[]): IssueGroup[] {
  const inRank = (rank: IssueRank) => items.filter(({ issue }) => rankOf(issue) === rank)
  const hasFirst = inRank('first').length > 0
  return ranks
    .map((rank) => ({ rank, items: inRank(rank) }))
    .filter((group) => group.items.length > 0)
    .map((group) => ({ ...group, title: titleOf(group.rank, group.items.length, hasFirst) }))
}

/** What only may go against the rule is never among the first things to raise. */
function rankOf({ isUnsure, kind, severity }: PotentialIssue): IssueRank {
  if (kind === 'ask' || severity === 'minor') return 'ask'
  return severity === 'critical' && !isUnsure ? 'first' : 'next'
}

function titleOf(rank: IssueRank, count: number, hasFirst: boolean): string {
  if (rank === 'ask') return 'Worth asking'
  const these = count === 1 ? 'Raise this' : 'Raise these'
  if (rank === 'first') return `${these} first`
  return hasFirst ? `${these} next` : 'Worth raising'
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, at) => value !== other[at])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}
