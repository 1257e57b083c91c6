import { dayOnlyDates } from './dayOnly.ts'
import type { Mention, SentenceText } from './mention.ts'
import { namedMonthDates } from './namedMonths.ts'
import { numericDates } from './numericDates.ts'
import { withoutOverlaps } from './spans.ts'

/** All dates that a sentence writes with at least a day, in text order, none overlapping. */
export function writtenDates(sentence: SentenceText): Mention[] {
  if (!/\d|day of|(?:first|second|third|th|ieth) of/.test(sentence.plain)) return []
  // Named months come first, as they cannot be mistaken.
  return withoutOverlaps([
    ...namedMonthDates(sentence),
    ...numericDates(sentence),
    ...dayOnlyDates(sentence),
  ])
}
