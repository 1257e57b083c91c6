import type { Candidate, Detail } from './detail.ts'
import { tokenize } from './find/tokenizedText.ts'
import { findByRules } from './findByRules.ts'
import { findLearned } from './learnt/findLearned.ts'
import type { Tagger } from './learnt/tagger.ts'
import { settleOverlaps } from './settleOverlaps.ts'

/** What is known about the text besides its words. */
interface DetailContext {
  /** The reviewed school: its own name is never taken for a person's. */
  readonly schoolName?: string
}

/**
 * Finds what has a shape of its own in a text (numbers, dates, rooms, accounts), and names that a title, a relation or a list
 * tells. Same text, same answer; time grows with the length only. Any string is allowed; it never throws.
 * @returns details in text order, none overlapping (core/SPEC.md P1 to P4).
 */
export function findIdentifyingDetails(
  text: string,
  context: DetailContext = {},
): readonly Detail[] {
  return findByRules(tokenize(text, context.schoolName)).map((one) => toDetail(text, one))
}

/**
 * The same, and by a learned model also names, places, groups and circumstances in any words (decision 0053).
 *
 * @throws Error where the model cannot run, as on a device without the memory for it
 */
export async function findMoreDetails(
  text: string,
  context: DetailContext,
  tagger: Tagger,
): Promise<readonly Detail[]> {
  const tokenized = tokenize(text, context.schoolName)
  const found = findByRules(tokenized)
  const learned = findLearned(tokenized, found, await tagger.chancesOf(tokenized, found))
  return settleOverlaps([...found, ...learned], text.length).map((one) => toDetail(text, one))
}

function toDetail(text: string, one: Candidate): Detail {
  const { kind, start, end, reason, replacement } = one
  const found = text.slice(start, end)
  return { kind, start, end, text: found, why: `“${one.core ?? found}” ${reason}`, replacement }
}
