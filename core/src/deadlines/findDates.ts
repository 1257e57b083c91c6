import type { DocumentType, FoundDate } from '../analysis/report.ts'
import type { Reading } from '../document/reading.ts'
import { lengthsAndDeadlines } from './lengthsAndDeadlines.ts'
import { letterDay } from './letterDate.ts'
import { listedOnce } from './listedOnce.ts'
import { type MeaningAt, untold } from './meaningAt.ts'
import { movesIn, withMoves } from './movedDeadlines.ts'
import { namedDates } from './namedDates.ts'
import { resolveDates } from './resolveDates.ts'

/** What is already known of the document. */
export interface DateFacts {
  readonly docType?: DocumentType
  /** What the trained reader says of times; without it nothing has a name. */
  readonly meaningAt?: MeaningAt
}

/**
 * The dates, deadlines and lengths of time that a document names, and the deadlines that follow from its words,
 * in text order, each listed once per meaning (SPEC.md, section Dates).
 */
export function findDates(reading: Reading, facts: DateFacts = {}): FoundDate[] {
  // A policy's date is that of its text: nothing that it says is counted from it.
  const { docType, meaningAt = untold } = facts
  const letter = docType === 'school_policy' ? null : letterDay(reading, meaningAt)
  const dates = resolveDates(reading, letter, meaningAt)
  const named = namedDates(reading, dates, letter, meaningAt)
  const moves = movesIn(reading)
  const computed = lengthsAndDeadlines(reading, dates, letter, named, moves, meaningAt)
  return listedOnce([...withMoves(named, moves), ...computed])
}
