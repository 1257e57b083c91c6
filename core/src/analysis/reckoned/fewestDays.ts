import { dayOfIso } from '../../deadlines/civilDate.ts'
import { findLengths, type Length } from '../../deadlines/lengths.ts'
import type { Sentence } from '../../document/reading.ts'
import type { Stance } from '../../reader/stances.ts'
import type { Facts } from '../facts.ts'
import type { Verdict } from '../verdict.ts'

/** Days that the rule gives at least, by the point: 106.45(b)(5)(vi) and (vii). */
export const fewestDays: ReadonlyMap<string, number> = new Map([
  ['EVR-04', 10],
  ['RPT-03', 10],
])

/**
 * Whether a document gives fewer days than the rule, by the longest time that a sentence on the point names. That enough
 * are given is for the reader to say: they may be for something else.
 *
 * @param fewest days of the rule
 * @param stances of all sentences to the point
 * @returns undefined where no sentence on the point names too short a time
 */
export function fewerDays(
  facts: Facts,
  fewest: number,
  stances: readonly Stance[],
): Verdict | undefined {
  const short = facts.reading.sentences.find((sentence) => {
    const stance = stances[sentence.index]
    const days = stance && isAbout(stance) ? mostDays(sentence, facts) : undefined
    return days !== undefined && days < fewest
  })
  return short && { state: 'contradicted', at: short }
}

/** In log odds: more likely about the point than not. */
const isAbout = ({ met, against, speaks }: Stance) => Math.max(met, against, speaks) > 0

/** The most days that a sentence gives, by any way of counting. */
function mostDays(sentence: Sentence, { dates, letterDate }: Facts): number | undefined {
  const named = findLengths(sentence).map(inDays)
  const written = letterDate === null ? null : dayOfIso(letterDate)
  const until = dates
    .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    .flatMap(({ iso }) => (written === null ? [] : (dayOfIso(iso) ?? written) - (written ?? 0)))
    .filter((days) => days > 0)
  const all = [...named, ...until]
  return all.length === 0 ? undefined : Math.max(...all)
}

/** Business days span a weekend every five days: nine of them are fewer than ten days only where these are too. */
function inDays({ amount, unit, days }: Length): number {
  if (unit === 'hour') return amount / 24
  if (unit === 'week') return amount * 7
  if (unit === 'month') return amount * 30
  if (unit === 'year') return amount * 365
  const isCalendar = days === 'calendar' || days === 'unsaid'
  return isCalendar ? amount : amount + 2 * Math.ceil(amount / 5)
}
