import type { DocumentReport } from '@hub/api/documents'
import type { IssueItem } from '../../../lib/report/issueItem.ts'
import { findingId } from '../../../lib/report/KeyFindings.tsx'
import type { Mark } from './letterMarks.ts'

/** The issues in the order of the report, and every mark of the letter. */
export interface ReportItems {
  /** What reads against the rule and what to ask about: first what the letter says, from its top. */
  readonly raise: readonly IssueItem[]
  readonly missing: readonly IssueItem[]
  readonly marks: readonly Mark[]
}

/** Numbers the issues from the letter's top, and says what is marked in it. */
export function reportItems(report: DocumentReport): ReportItems {
  const { text } = report.document
  const raised = report.potentialIssues
    .filter(({ kind }) => kind !== 'missing')
    .map((issue) => ({ issue, range: wordsOf(text, issue) }))
    .toSorted((a, b) => (a.range?.start ?? text.length) - (b.range?.start ?? text.length))
  const raise = raised.map(({ issue, range }, at) => {
    const id = `issue-${at + 1}`
    const passage = range && { ...range, item: id }
    return { id, issue, number: passage ? at + 1 : null, passage }
  })
  const missing = report.potentialIssues
    .filter(({ kind }) => kind === 'missing')
    .map((issue, at) => ({ id: `missing-${at + 1}`, issue, number: null, passage: null }))
  return { raise, missing, marks: [...issueMarks(raise), ...findingMarks(report)] }
}

function issueMarks(items: readonly IssueItem[]): Mark[] {
  return items.flatMap(({ issue, number, passage }) =>
    passage
      ? [
          {
            ...passage,
            number: number ?? null,
            tone: issue.kind === 'contradicted' ? 'against' : 'check',
          },
        ]
      : [],
  )
}

function findingMarks({ document: { text }, keyFindings }: DocumentReport): Mark[] {
  return keyFindings.flatMap((finding, at) => {
    const range = wordsOf(text, finding)
    return range ? [{ ...range, tone: 'found', number: null, item: findingId(at) }] : []
  })
}

/** The range of some words in the text, without spaces around them; null where there is none. */
export function wordsOf(
  text: string,
  { start, end }: { start?: number; end?: number },
): { start: number; end: number } | null {
  if (start === undefined || end === undefined) return null
  const words = text.slice(start, end)
  const inner = words.trim()
  if (inner === '') return null
  const from = start + words.length - words.trimStart().length
  return { start: from, end: from + inner.length }
}
