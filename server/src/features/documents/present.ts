import type {
  Analysis,
  analysisSteps,
  DocumentReport,
  documentStatuses,
  HubDocument,
} from '@hub/api/documents'
import type { Report } from '@hub/core/analysis/report'
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

/** What a list shows of a report. Each issue's text ends with its cite. */
function shortForm({ dates, docType, keyFindings, potentialIssues, summary }: Report): Analysis {
  return {
    docType,
    summary,
    keyFindings: keyFindings.map(({ text, title }) => `${title}: ${text}`),
    potentialIssues: potentialIssues.map(({ text, cite }) => `${text} (${cite})`),
    dates: [...dates],
  }
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
    ...(report as DocumentReport),
    document: { id, originalName, text, pages: [...pages], readBy, notes: [...notes] },
    assistant: assistant as DocumentReport['assistant'],
  }
}
