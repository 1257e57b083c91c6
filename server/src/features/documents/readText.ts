import type { Extracted } from '@hub/core/extract/extracted'
import { extractInChild } from '../../extraction/extractInChild.ts'
import type { Services } from '../../services.ts'
import { saveContent } from './analysisStore.ts'
import { kindOf } from './content/kinds.ts'
import { type OpenDocument, openContent, readOriginal } from './store.ts'

/**
 * The text of a document: the kept one, or else read from the original now, and kept.
 *
 * @param turn see `JobAttempt`
 * @throws ExtractionProblem where the file cannot be read
 */
export async function readText(
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
