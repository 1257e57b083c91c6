import type { Extracted } from '@hub/core/extract/extracted'
import { ExtractionProblem } from '@hub/core/extract/problem'
import type { JobAttempt } from '../../db/jobs.ts'
import { extractInChild } from '../../extraction/extractInChild.ts'
import type { Services } from '../../services.ts'
import { recordActivity } from '../activities/store.ts'
import * as store from './analysisStore.ts'
import { saveContent } from './analysisStore.ts'
import { assistantNotes } from './assistantNotes.ts'
import { kindOf } from './content/kinds.ts'
import type { ProblemCode } from './problems.ts'
import { findDocumentById, type OpenDocument, openContent, readOriginal } from './store.ts'

/** After an upload: reads the text ahead, so that a file that cannot be read is known before anybody pays. */
export async function readAhead(
  services: Services,
  { documentId, signal, isLast, turn }: JobAttempt,
): Promise<void> {
  const { database, keyring } = services
  const row = await findDocumentById(database.queries, keyring, documentId)
  if (!row || row.content !== null || row.status !== 'pending') return
  try {
    await readText(row, services, { signal, turn })
  } catch (error) {
    if (error instanceof ExtractionProblem) {
      await store.saveProblem(database.queries, row.id, error.code)
    } else if (!isLast || signal.aborted) throw error
    // The analysis reads the file itself where this did not; it is the one to say that it failed.
  }
}

/** The analysis of a document, step by step. It may be begun again at any point. */
export async function analyzeDocument(services: Services, attempt: JobAttempt): Promise<void> {
  const { database, keyring } = services
  const row = await findDocumentById(database.queries, keyring, attempt.documentId)
  if (!row || row.status !== 'processing') return
  try {
    await analyzeText(row, services, attempt)
  } catch (error) {
    if (!(error instanceof ExtractionProblem)) throw error
    await fail(row, services, error.code)
  }
}

/**
 * Ends an analysis that was tried in vain, so that its document does not stay 'processing'. The queue calls for
 * it: a process that ends under the last attempt says nothing itself.
 */
export async function giveUpAnalysis(
  services: Services,
  { documentId }: Pick<JobAttempt, 'documentId'>,
): Promise<void> {
  const row = await findDocumentById(services.database.queries, services.keyring, documentId)
  if (row) await fail(row, services, 'unexpected')
}

async function analyzeText(
  row: OpenDocument,
  services: Services,
  { signal, turn }: Pick<JobAttempt, 'signal' | 'turn'>,
): Promise<void> {
  const { analyzer, config, database, keyring, log } = services
  const step = (name: store.Step) => store.setStep(database.queries, row.id, name)
  await step('reading')
  const { document } = await readText(row, services, { signal, turn })
  await step('comparing')
  const report = await analyzer.analyze(document, signal, turn)
  await step('writing')
  const assistant = await assistantNotes(config.model, { document, report }, { log, signal })
  await database.queries.transaction(async (transaction) => {
    if (!(await store.completeAnalysis(transaction, row, { report, assistant }))) return
    await note(transaction, keyring, row, 'Document analyzed', 'completed')
  })
}

async function fail(row: OpenDocument, { database, keyring }: Services, problem: ProblemCode) {
  await database.queries.transaction(async (transaction) => {
    if (!(await store.failAnalysis(transaction, row.id, problem))) return
    await note(transaction, keyring, row, 'Document could not be analyzed', 'failed')
  })
}

function note(
  transaction: Parameters<typeof recordActivity>[0],
  keyring: Services['keyring'],
  { userId, originalName }: OpenDocument,
  title: string,
  status: string,
) {
  const activity = { type: 'document_analyzed', title, description: originalName, status }
  return recordActivity(transaction, keyring, userId, activity)
}

/**
 * The text of a document: the kept one, or else read from the original now, and kept.
 *
 * @param turn see `JobAttempt`
 * @throws ExtractionProblem where the file cannot be read
 */
async function readText(
  row: OpenDocument,
  { database, storage }: Services,
  { signal, turn }: { readonly signal: AbortSignal; readonly turn: number },
): Promise<Extracted> {
  const kept = openContent(row)
  if (kept) return kept
  const extracted = await extractInChild(readOriginal(storage, row), kindOf(row.mimeType), {
    signal,
    turn,
  })
  await saveContent(database.queries, row, extracted)
  return extracted
}
