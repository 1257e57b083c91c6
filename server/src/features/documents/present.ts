import type {
  Analysis,
  analysisSteps,
  DocumentReport,
  documentStatuses,
  HubDocument,
} from '@hub/api/documents'
import type { PotentialIssue, Report } from '@hub/core/analysis/report'
import { shownQuote } from '@hub/core/analysis/shownQuote'
import type { Extracted } from '@hub/core/extract/extracted'
import { problemOwner, problemSentence } from './problems.ts'
import { type OpenDocument, openAnalysis, type StoredAnalysis } from './store.ts'

/** The only way from a row of `documents` to the wire. */
export function presentDocument(row: OpenDocument): HubDocument {
  const analysis = openAnalysis(row)
  return {
    id: row.id,
    originalName: row.originalName,
    size: row.size,
    mimeType: row.mimeType,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status as (typeof documentStatuses)[number],
    step: row.step as (typeof analysisSteps)[number] | null,
    problem: problemSentence(row.problem),
    problemOf: problemOwner(row.problem),
    analysis: analysis && shortForm(analysis.report),
  }
}

/** What a list shows of a report. */
function shortForm(report: Report): Analysis {
  const { dates, docType, keyFindings, potentialIssues, summary, toNote } = report
  return {
    docType,
    summary,
    keyFindings: keyFindings.map(({ text, title }) => `${title}: ${text}`),
    potentialIssues: potentialIssues.map((issue) => `${inShort(issue)} (${issue.cite})`),
    dates,
    toNote,
  }
}

const SHORT_QUOTE = 160

/** An issue's text speaks of the words that the report shows beside it. A list has no room for both: it names the point. */
function inShort({ cut, quote, text, title }: PotentialIssue): string {
  return quote === undefined ? text : `${title}: “${shownQuote({ cut, quote }, SHORT_QUOTE)}”`
}

/** The full report with the text that its offsets count in. */
export function presentReport(
  row: OpenDocument,
  { document, notes, readBy }: Extracted,
  { assistant, report }: StoredAnalysis,
): DocumentReport {
  const { id, originalName } = row
  const { text, pages } = document
  return {
    ...report,
    document: { id, originalName, text, pages, readBy, notes },
    assistant,
  }
}
