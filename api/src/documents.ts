import { cuts, documentTypes, roles } from '@hub/core/analysis/report'
import { z } from 'zod'
import { endpoint, type Unchanging } from './endpoint.ts'
import { pageQuery } from './pages.ts'

/** 10 MB to the byte. */
export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024

/** What one account may keep, so that nobody can fill the disk for all. */
export const ACCOUNT_DOCUMENTS_MAX = 200
export const ACCOUNT_BYTES_MAX = 500 * 1024 * 1024

export const documentStatuses = ['pending', 'processing', 'completed', 'failed'] as const

/** The steps of an analysis in their order; a row shows "Step 2 of 4". */
export const analysisSteps = ['waiting', 'reading', 'comparing', 'writing'] as const

const foundDate = z.object({
  text: z.string(),
  iso: z.string(),
  meaning: z.enum(['deadline', 'event', 'period']),
  what: z.string(),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  computedFrom: z.string().optional(),
  counted: z
    .object({
      from: z.iso.date(),
      way: z.union([z.literal(1), z.literal(-1)]),
      amount: z.int(),
      unit: z.enum(['day', 'week', 'month']),
      days: z.enum(['calendar', 'business', 'weekday', 'school', 'unsaid']),
      moves: z.union([z.literal(1), z.literal(-1)]).optional(),
    })
    .optional(),
  remark: z.string().optional(),
  isSchools: z.literal(true).optional(),
})

/** Those days first that the summary speaks of; absent in reports of earlier versions. */
const toNote = z.array(foundDate.pick({ iso: true, meaning: true, what: true })).optional()

/** The short form that a list shows; each issue's text quotes the words that it is about and ends with its cite. */
const analysis = z.object({
  docType: z.enum(documentTypes),
  summary: z.string(),
  keyFindings: z.array(z.string()),
  potentialIssues: z.array(z.string()),
  dates: z.array(foundDate),
  toNote,
})
export type Analysis = Unchanging<z.infer<typeof analysis>>

export const hubDocument = z.object({
  id: z.uuid(),
  originalName: z.string(),
  /** In bytes. */
  size: z.int(),
  mimeType: z.string(),
  uploadedAt: z.iso.datetime(),
  status: z.enum(documentStatuses),
  /** What the work is at while `processing`, otherwise null. */
  step: z.enum(analysisSteps).nullable(),
  /** Why the text cannot be read, as a sentence that says what to do; may be known while still `pending`. */
  problem: z.string().nullable(),
  /** Whose the problem is: of this file, which will not work another time, or of the hub. */
  problemOf: z.enum(['file', 'hub']).nullable(),
  analysis: analysis.nullable(),
})
export type HubDocument = Unchanging<z.infer<typeof hubDocument>>

const cut = z.enum(cuts).optional()
const passage = { quote: z.string(), page: z.int(), start: z.int(), end: z.int(), cut }

const report = z.object({
  docType: z.enum(documentTypes),
  isKindUnsure: z.boolean().optional(),
  isKindTold: z.literal(true).optional(),
  isForeign: z.boolean().optional(),
  letters: z.array(z.object({ docType: z.enum(documentTypes), page: z.int() })).optional(),
  audience: z.enum(['postsecondary', 'k12']).nullable(),
  rule: z.enum(['2020', '2024_markers']).nullable(),
  standardOfEvidence: z.enum(['preponderance', 'clear_and_convincing', 'inconsistent']).nullable(),
  summary: z.string(),
  lead: z.string().optional(),
  keyFindings: z.array(z.object({ title: z.string(), text: z.string(), ...passage })),
  /** Absent in reports of earlier versions. */
  people: z
    .array(
      z.object({
        name: z.string(),
        parts: z.array(z.object({ role: z.enum(roles), ...passage })).min(1),
        isReader: z.literal(true).optional(),
      }),
    )
    .optional(),
  potentialIssues: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Like `headline`: absent in reports of earlier versions. */
      short: z.string().optional(),
      headline: z.string().optional(),
      text: z.string(),
      cite: z.string(),
      rule: z.array(z.object({ words: z.string(), cite: z.string() })).optional(),
      kind: z.enum(['missing', 'contradicted', 'ask']),
      isUnsure: z.boolean().optional(),
      severity: z.enum(['critical', 'major', 'minor']),
      why: z.string(),
      ask: z.string(),
      quote: z.string().optional(),
      page: z.int().optional(),
      start: z.int().optional(),
      end: z.int().optional(),
      cut,
    }),
  ),
  dates: z.array(foundDate),
  toNote,
  recommendations: z.array(z.string()),
  compliance: z.object({
    score: z.int().min(0).max(100).nullable(),
    issues: z.array(z.string()),
    points: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        state: z.enum(['found', 'not_found', 'contradicted', 'ask']),
        weight: z.number(),
        at: z.object(passage).optional(),
        met: z.string().optional(),
        cite: z.string().optional(),
      }),
    ),
  }),
})

/** The full report, with the document's text that its offsets count in. */
export const documentReport = report.extend({
  document: z.object({
    id: z.uuid(),
    originalName: z.string(),
    text: z.string(),
    pages: z.array(z.object({ number: z.int(), start: z.int(), end: z.int() })),
    /** 'ocr' where the words were read from a picture and may be wrong. */
    readBy: z.enum(['text', 'ocr']),
    /** Sentences about what was left out, such as tracked changes. */
    notes: z.array(z.string()),
  }),
  /** What a configured model added; null where none is configured. All of it quotes the document. */
  assistant: z
    .object({
      summary: z.string(),
      issues: z.array(
        z.object({ title: z.string(), text: z.string(), cite: z.string(), ...passage }),
      ),
    })
    .nullable(),
})
export type DocumentReport = Unchanging<z.infer<typeof documentReport>>

/** Any text: one that is no id is answered 404, like the id of another account's document. */
const documentId = z.object({ id: z.string() })

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'The documents of this account, newest first; none without a session.',
  query: z.object(pageQuery),
  responses: { 200: z.array(hubDocument) },
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id',
  summary: 'One document of this account.',
  params: documentId,
  responses: { 200: hubDocument },
  refusals: [404],
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents/upload',
  summary:
    'Keeps a PDF, DOC, DOCX or TXT file of at most 10 MB, sent as multipart form data in the field "file". Makes a guest account where there is no session.',
  responses: { 201: hubDocument },
  refusals: [401, 409, 429, 503, 507],
})

export const analyzeDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:id/analyze',
  summary:
    'Starts the analysis of a pending document, or of a failed one again. Needs premium access (402).',
  params: documentId,
  responses: { 202: hubDocument },
  refusals: [401, 402, 404, 409],
})

export const readAsKind = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/kind',
  summary:
    'Reads an analyzed document again as the kind of document that its owner says it is, and answers with the new report; 409 while there is none. Until then, and where it fails, the old one stays. Needs premium access (402).',
  params: documentId,
  body: z.object({ kind: z.enum(documentTypes) }),
  responses: { 200: documentReport },
  refusals: [401, 402, 404, 409],
})

export const getReport = endpoint({
  method: 'GET',
  path: '/api/documents/:id/report',
  summary: 'The full report of an analyzed document; 409 while there is none.',
  params: documentId,
  responses: { 200: documentReport },
  refusals: [404, 409],
})

/** Answers with the file itself, so it is no endpoint of the typed client; a link leads to it. */
export const documentFile = {
  path: '/api/documents/:id/file',
  summary: 'The original of a document, as a download.',
  params: documentId,
} as const

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Deletes a document: its file, its text and its analysis. 401 without a session.',
  params: documentId,
  responses: { 204: z.null() },
  refusals: [401, 404],
})
