import type { DocumentReport } from '@hub/api/documents'
import { issueItems } from '../../../lib/report/issueGroups.ts'
import type { IssueItem } from '../../../lib/report/issueItem.ts'
import { findingId } from '../../../lib/report/KeyFindings.tsx'
import { otherFindings } from '../../../lib/report/otherFindings.ts'
import { toldIssues } from '../../../lib/report/toldIssues.ts'
import type { Mark } from './letterMarks.ts'

/** The issues in the order of the report, and every mark of the letter. */
export interface ReportItems {
  readonly issues: readonly IssueItem[]
  readonly marks: readonly Mark[]
}

/** Numbers the issues, and says what is marked in the letter. */
export function reportItems(report: DocumentReport): ReportItems {
  const { text } = report.document
  const issues = issueItems(toldIssues(report), (issue) => wordsOf(text, issue))
  return { issues, marks: [...issueMarks(issues), ...findingMarks(report)] }
}

function issueMarks(items: readonly IssueItem[]): Mark[] {
  return items.flatMap(({ issue, number, passage }) =>
    passage
      ? [{ ...passage, number, tone: issue.kind === 'contradicted' ? 'against' : 'check' }]
      : [],
  )
}

function findingMarks(report: DocumentReport): Mark[] {
  const { text } = report.document
  return otherFindings(report).flatMap((finding, at) => {
    const range = wordsOf(text, finding)
    return range ? [{ ...range, tone: 'found', number: null, item: findingId(at) }] : []
  })
}

/** The range of some words in the text, without spaces around them; null where there is none. */
export function wordsOf(
  text: string,
  { start, end }: { start?: number | undefined; end?: number | undefined },
): { start: number; end: number } | null {
  if (start === undefined || end === undefined) return null
  const words = text.slice(start, end)
  const inner = words.trim()
  if (inner === '') return null
  const from = start + words.length - words.trimStart().length
  return { start: from, end: from + inner.length }
}
