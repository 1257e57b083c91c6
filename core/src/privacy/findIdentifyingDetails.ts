import type { Candidate, Detail } from './detail.ts'
import { findCircumstances } from './find/circumstances.ts'
import { findContacts } from './find/contacts.ts'
import { findDates } from './find/dates.ts'
import { findHearings } from './find/hearings.ts'
import { findNumbers } from './find/numbers.ts'
import { findOnline } from './find/online.ts'
import { findPlaces } from './find/places.ts'
import { findPlainNames } from './find/plainNames.ts'
import { read } from './find/reading.ts'
import { findRelatedNames } from './find/relatedNames.ts'
import { findTitledNames } from './find/titledNames.ts'
import { settleOverlaps } from './settleOverlaps.ts'

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
  const reading = read(text, context.schoolName ?? '')
  const dates = findDates(reading)
  const places = findPlaces(reading)
  const candidates = [
    ...findContacts(reading),
    ...findOnline(reading),
    ...findNumbers(reading),
    ...dates,
    ...places,
    ...findHearings(reading, dates, places),
    ...findCircumstances(reading),
    ...findTitledNames(reading.words),
    ...findRelatedNames(text, reading.words),
    ...findPlainNames(reading),
  ]
  return settleOverlaps(candidates, text.length).map((one) => toDetail(text, one))
}

function toDetail(text: string, one: Candidate): Detail {
  const { kind, start, end, reason, replacement } = one
  const found = text.slice(start, end)
  return { kind, start, end, text: found, why: `“${one.core ?? found}” ${reason}`, replacement }
}
