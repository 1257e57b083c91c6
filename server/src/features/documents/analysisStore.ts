/** What an analysis keeps in the row of its document: the text, how far the work is, and the report. */
import type { Extracted } from '@hub/core/extract/extracted'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { documents } from '../../db/schema.ts'
import { sealText } from '../../sealing/sealText.ts'
import type { ProblemCode } from './problems.ts'
import { type OpenDocument, placeOf, type StoredAnalysis } from './store.ts'

export type Step = 'waiting' | 'reading' | 'comparing' | 'writing'

/** Keeps the text, sealed, and forgets that it could not be read; why an analysis failed meanwhile stays said. */
export async function saveContent(
  queries: Queries,
  { id, keys }: OpenDocument,
  extracted: Extracted,
): Promise<void> {
  const content = sealText(keys.text, JSON.stringify(extracted), placeOf('content', id))
  const problem = sql`case when ${documents.status} = 'failed' then ${documents.problem} end`
  await queries.update(documents).set({ content, problem }).where(eq(documents.id, id))
}

/** Notes why the text cannot be read, while nobody has asked for the analysis. */
export async function saveProblem(
  queries: Queries,
  id: string,
  problem: ProblemCode,
): Promise<void> {
  await queries
    .update(documents)
    .set({ problem })
    .where(and(eq(documents.id, id), eq(documents.status, 'pending'), isNull(documents.content)))
}

/** Moves a pending or failed document to `processing`. False where it is neither, so that one of two wins. */
export async function beginAnalysis(queries: Queries, id: string): Promise<boolean> {
  const changed = await queries
    .update(documents)
    .set({ status: 'processing', step: 'waiting', problem: null })
    .where(and(eq(documents.id, id), inArray(documents.status, ['pending', 'failed'])))
    .returning({ id: documents.id })
  return changed.length > 0
}

const atWork = (id: string) => and(eq(documents.id, id), eq(documents.status, 'processing'))

/** Says what the work is at. */
export async function setStep(queries: Queries, id: string, step: Step): Promise<void> {
  await queries.update(documents).set({ step }).where(atWork(id))
}

/**
 * Keeps the analysis, sealed.
 *
 * @param from the state in which the document must be: at work, or completed where another analysis is replaced
 * @returns false where it is gone, or in another state
 */
export async function completeAnalysis(
  queries: Queries,
  { id, keys }: OpenDocument,
  stored: StoredAnalysis,
  from: 'processing' | 'completed' = 'processing',
): Promise<boolean> {
  const sealed = sealText(keys.text, JSON.stringify(stored), placeOf('analysis', id))
  const changed = await queries
    .update(documents)
    .set({
      status: 'completed',
      step: null,
      problem: null,
      analysis: sql`${JSON.stringify({ sealed })}::jsonb`,
    })
    .where(and(eq(documents.id, id), eq(documents.status, from)))
    .returning({ id: documents.id })
  return changed.length > 0
}

/** Ends the work without a result. False where the document is gone or no longer at work. */
export async function failAnalysis(
  queries: Queries,
  id: string,
  problem: ProblemCode,
): Promise<boolean> {
  const changed = await queries
    .update(documents)
    .set({ status: 'failed', step: null, problem })
    .where(atWork(id))
    .returning({ id: documents.id })
  return changed.length > 0
}
