import type { Report } from './report.ts'

const summary =
  'This document does not seem to be in English, so we could not read it. Ask the school for it in English, or have somebody you trust translate it, and add that.'

/** The report on a document in a language that the reader has not learned: that, and what to do. */
export const foreignReport: Report = {
  docType: 'other',
  isForeign: true,
  audience: null,
  rule: null,
  standardOfEvidence: null,
  summary,
  lead: summary,
  keyFindings: [],
  people: [],
  potentialIssues: [],
  dates: [],
  toNote: [],
  recommendations: [
    'Ask the school in writing for this document in English, and keep the answer.',
    'If you write to the school, keep a copy of what you send.',
  ],
  compliance: { score: null, issues: [], points: [] },
}
