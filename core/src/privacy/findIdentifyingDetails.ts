import type { Candidate, Detail } from './detail.ts'
import { findContacts } from './find/contacts.ts'
import { findDates } from './find/dates.ts'
import { findHearings } from './find/hearings.ts'
import { findNumbers } from './find/numbers.ts'
import { findOnline } from './find/online.ts'
import { findPlaces } from './find/places.ts'
import { findPlainNames } from './find/plainNames.ts'
import { findRelatedNames } from './find/relatedNames.ts'
import { findShapes } from './find/shapes.ts'
import { findTitledNames } from './find/titledNames.ts'
import { type TokenizedText, tokenize } from './find/tokenizedText.ts'
import { findLearned } from './learnt/findLearned.ts'
import { settleOverlaps } from './settleOverlaps.ts'
import { readTokens, type Token } from './words/token.ts'

/** What is known about the text besides its words. */
interface DetailContext {
  /** The reviewed school: its own name is never taken for a person's. */
  readonly schoolName?: string
}

/**
 * Finds what could point to a person in a text: names, numbers, dates, places, accounts and circumstances that few people
 * share. What has a shape of its own and names that a title, a relation or a list tells are found by rules, all else by learned weights
 * (decision 0053). Same text, same
 * answer; time grows with the length only. Any string is allowed; it never throws.
 * @returns details in text order, none overlapping (core/SPEC.md P1 to P4).
 */
export function findIdentifyingDetails(
  text: string,
  context: DetailContext = {},
): readonly Detail[] {
  const tokenized = tokenizedOf(text, context.schoolName)
  const { words } = tokenized
  const ruled = findByRules(text)
  const names = [
    ...findTitledNames(words),
    ...findRelatedNames(text, words),
    ...findPlainNames(tokenized),
  ]
  const found = settleOverlaps([...ruled, ...names], text.length)
  const learned = findLearned(tokenized, ruled, found)
  return settleOverlaps([...found, ...learned], text.length).map((one) => toDetail(text, one))
}

/** What rules find by its shape or by one word beside it: contacts, accounts, numbers, dates, rooms. */
export function findByRules(text: string): Candidate[] {
  const tokenized = tokenizedOf(text)
  const dates = findDates(tokenized)
  const places = findPlaces(tokenized)
  const labelled = [
    ...findContacts(tokenized),
    ...findOnline(tokenized),
    ...findNumbers(tokenized),
    ...dates,
    ...places,
    ...findHearings(tokenized, dates, places),
  ]
  // What only its shape tells stands back behind what a label tells.
  const shapes = findShapes(tokenized.tokens).filter(
    (one) => !labelled.some((other) => one.start < other.end && other.start < one.end),
  )
  return settleOverlaps([...labelled, ...shapes], text.length)
}

/** A text with its words and tokens. */
export function tokenizedOf(
  text: string,
  schoolName = '',
): TokenizedText & { readonly tokens: readonly Token[] } {
  const tokenized = tokenize(text, schoolName)
  return { ...tokenized, tokens: readTokens(text, tokenized.words) }
}

function toDetail(text: string, one: Candidate): Detail {
  const { kind, start, end, reason, replacement } = one
  const found = text.slice(start, end)
  return { kind, start, end, text: found, why: `“${one.core ?? found}” ${reason}`, replacement }
}
