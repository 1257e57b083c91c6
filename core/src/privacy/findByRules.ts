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

const EVEN: ReadonlyMap<string, string> = new Map([
  ...Array.from('‐‑‒–−', (sign): [string, string] => [sign, '-']),
  ...Array.from('\u00a0\u2007\u2009\u202f', (sign): [string, string] => [sign, ' ']),
])

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
  const even = { ...tokenized, text: evenText(text) }
  const dates = findDates(even)
  const places = findPlaces(even)
  const labelled = [
    ...findContacts(even),
    ...findOnline(even),
    ...findNumbers(even),
    ...dates,
    ...places,
    ...findHearings(even, dates, places),
  ]
  // What only its shape tells stands back behind what a label tells.
  const shapes = findShapes(tokenized.tokens).filter(
    (one) => !labelled.some((other) => one.start < other.end && other.start < one.end),
  )
  return settleOverlaps([...labelled, ...shapes], text.length)
}

/**
 * The text with plain hyphens and spaces, as patterns of numbers read it: programs put others into what is copied from a
 * letter. It has the same length, so that an offset in one is the same offset in the other.
 */
function evenText(text: string): string {
  return text.replace(/[‐‑‒–−\u00a0\u2007\u2009\u202f]/g, (sign) => EVEN.get(sign) ?? sign)
}
