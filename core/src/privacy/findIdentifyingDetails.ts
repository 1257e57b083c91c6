import type { Candidate, Detail } from './detail.ts'
import { tokenize } from './find/tokenizedText.ts'
import { findByRules } from './findByRules.ts'
import { findLearned } from './learnt/findLearned.ts'
import { settleOverlaps } from './settleOverlaps.ts'

/** What is known about the text besides its words. */
interface DetailContext {
  /** The reviewed school: its own name is never taken for a person's. */
  readonly schoolName?: string
}

/**
 * Finds what could point to a person in a text: names, numbers, dates, places, accounts and circumstances that few people
 * share. What has a shape of its own and names that a title, a relation or a list tells are found by rules, all else by a small learned network
 * (decision 0053). Same text, same answer; time grows with the length only. Any string is allowed; it never throws.
 * @returns details in text order, none overlapping (core/SPEC.md P1 to P4).
 */
export function findIdentifyingDetails(
  text: string,
  context: DetailContext = {},
): readonly Detail[] {
  const tokenized = tokenize(text, context.schoolName)
  const found = findByRules(tokenized)
  const learned = findLearned(tokenized, found)
  return settleOverlaps([...found, ...learned], text.length).map((one) => toDetail(text, one))
}

function toDetail(text: string, one: Candidate): Detail {
  const { kind, start, end, reason, replacement } = one
  const found = text.slice(start, end)
  return { kind, start, end, text: found, why: `“${one.core ?? found}” ${reason}`, replacement }
}
