import type { Candidate, Detail } from './detail.ts'
import { findCircumstances } from './find/circumstances.ts'
import { findContacts } from './find/contacts.ts'
import { findDates } from './find/dates.ts'
import { findFewPeople } from './find/fewPeople.ts'
import { findGroups } from './find/groups.ts'
import { findHearings } from './find/hearings.ts'
import { findNumbers } from './find/numbers.ts'
import { findOnline } from './find/online.ts'
import { findPlaces } from './find/places.ts'
import { findPlainNames } from './find/plainNames.ts'
import { findProperNouns } from './find/properNouns.ts'
import { findRelatedNames } from './find/relatedNames.ts'
import { findShapes } from './find/shapes.ts'
import { findTitledNames } from './find/titledNames.ts'
import { tokenize } from './find/tokenizedText.ts'
import { settleOverlaps } from './settleOverlaps.ts'
import { readTokens } from './words/token.ts'

/** What is known about the text besides its words. */
interface DetailContext {
  /** The reviewed school: its own name is never taken for a person's. */
  readonly schoolName?: string
}

/**
 * Finds what could point to a person in a text: names, numbers, dates, places, accounts and
 * circumstances that few people share. Same text, same answer; time grows with the length only.
 * It reads English and US forms. Any string is allowed; it never throws.
 * @returns details in text order, none overlapping (core/SPEC.md P1 to P4).
 */
export function findIdentifyingDetails(
  text: string,
  context: DetailContext = {},
): readonly Detail[] {
  const tokenized = tokenize(text, context.schoolName ?? '')
  const dates = findDates(tokenized)
  const places = findPlaces(tokenized)
  const tokens = readTokens(text, tokenized.words)
  const circumstances = findCircumstances(tokenized)
  const sure = [
    ...findContacts(tokenized),
    ...findOnline(tokenized),
    ...findNumbers(tokenized),
    ...dates,
    ...places,
    ...findHearings(tokenized, dates, places),
    ...circumstances,
    ...apartFrom(circumstances, findFewPeople(tokens)),
    ...findTitledNames(tokenized.words),
    ...findRelatedNames(text, tokenized.words),
    ...findPlainNames(tokenized),
  ]
  // What only a capital or a common word tells stands back behind all that is told by its shape.
  const loose = apartFrom(sure, [
    ...findShapes(tokens),
    ...findProperNouns(tokens, tokenized.schoolName),
    ...findGroups(tokens),
  ])
  return settleOverlaps([...sure, ...loose], text.length).map((one) => toDetail(text, one))
}

/** Those of `others` that share no character with one of `firm`. */
function apartFrom(firm: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  return others.filter(
    (one) => !firm.some((other) => one.start < other.end && other.start < one.end),
  )
}

function toDetail(text: string, one: Candidate): Detail {
  const { kind, start, end, reason, replacement } = one
  const found = text.slice(start, end)
  return { kind, start, end, text: found, why: `“${one.core ?? found}” ${reason}`, replacement }
}
