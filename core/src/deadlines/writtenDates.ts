import { dayOnlyDates } from './dayOnly.ts'
import type { Mention, SentenceText } from './mention.ts'
import { namedMonthDates } from './namedMonths.ts'
import { numericDates } from './numericDates.ts'
import { withoutOverlaps } from './spans.ts'

/** Most sentences hold neither digits nor such a word, and are told from the others in a fraction of the time. */
const namesDay =
  /\d|day of|\b(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\w{3,5}teen|\w{5}ie)th)\b/

/** All dates that a sentence writes with at least a day, in text order, none overlapping. */
export function writtenDates(sentence: SentenceText): Mention[] {
  if (!namesDay.test(sentence.plain)) return []
  // Named months come first, as they cannot be mistaken.
  return withoutOverlaps([
    ...namedMonthDates(sentence),
    ...numericDates(sentence),
    ...dayOnlyDates(sentence),
  ])
}
