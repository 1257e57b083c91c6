import type { Candidate } from './detail.ts'
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
import type { TokenizedText } from './find/tokenizedText.ts'
import { settleOverlaps } from './settleOverlaps.ts'

/**
 * What rules find: contacts, accounts, numbers, dates and rooms by their shape or by one word beside them, and names that a
 * title, a relation or a list tells.
 * @returns in text order, none overlapping
 */
export function findByRules(tokenized: TokenizedText): Candidate[] {
  const { text, words } = tokenized
  const names = [
    ...findTitledNames(words),
    ...findRelatedNames(text, words),
    ...findPlainNames(tokenized),
  ]
  return settleOverlaps([...findShaped(tokenized), ...names], text.length)
}

function findShaped(tokenized: TokenizedText): Candidate[] {
  const { text } = tokenized
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
