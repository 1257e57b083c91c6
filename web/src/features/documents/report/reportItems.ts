import type { DocumentReport } from '@hub/api/documents'
import type { Lit, Mark } from './letterMarks.ts'

type Issue = DocumentReport['potentialIssues'][number]

/** A potential issue as the report lists it. */
export interface IssueItem {
  /** Its DOM id. */
  readonly id: string
  readonly issue: Issue
  /** Its number in the letter's margin; null where there are no words to point to. */
  readonly number: number | null
  readonly passage: Lit | null
}

/** The issues in the order of the report, and every mark of the letter. */
export interface ReportItems {
  /** What reads against the rule and what to ask about: first what the letter says, from its top. */
  readonly raise: readonly IssueItem[]
  readonly missing: readonly IssueItem[]
  readonly marks: readonly Mark[]
}

/** The DOM id of the key finding at a place of its list. */
export const findingId = (at: number) => `finding-${at + 1}`

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
      ? [{ ...passage, number, tone: issue.kind === 'contradicted' ? 'against' : 'check' }]
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
