import { dayOfIso } from '../../deadlines/civilDate.ts'
import { findLengths, type Length } from '../../deadlines/lengths.ts'
import type { Sentence } from '../../document/reading.ts'
import type { Stance } from '../../reader/stances.ts'
import type { Facts } from '../facts.ts'
import type { DocumentType } from '../report.ts'
import type { Verdict } from '../verdict.ts'

/** A least time that the rule gives. */
interface LeastTime {
  readonly days: number
  /** What it is given for: a document that never speaks of that sets no time for it. */
  readonly about: RegExp
  /** The paper that comes with what the time is given for. */
  readonly paper: DocumentType
}

/** By the point: 106.45(b)(5)(vi) and (vii). */
export const leastTimes: ReadonlyMap<string, LeastTime> = new Map([
  [
    'EVR-04',
    { days: 10, about: /\b(?:evidence|file|materials?)\b/, paper: 'evidence_review_letter' },
  ],
  ['RPT-03', { days: 10, about: /\breport\b/, paper: 'investigative_report' }],
])

/**
 * Whether a document gives fewer days than the rule, by the longest time that a sentence on the point names. That enough
 * are given is for the reader to say: they may be for something else.
 *
 * @param stances of all sentences to the point
 * @returns undefined where no sentence on the point names too short a time
 */
export function fewerDays(
  facts: Facts,
  { about, days: fewest, paper }: LeastTime,
  stances: readonly Stance[],
): Verdict | undefined {
  const { sentences } = facts.reading
  if (!sentences.some(({ plain }) => about.test(plain))) return undefined
  const short = sentences.find((sentence) => {
    if (facts.docType === paper && isBegunBefore(sentence, facts, fewest)) return true
    const stance = stances[sentence.index]
    // A policy has many periods; a letter about the evidence need not name it again.
    const isNamed = facts.docType !== 'school_policy' || about.test(sentence.plain)
    const isOn = stance && isNamed && isAbout(stance) && !isNoTimeGiven(sentence.plain)
    const days = isOn ? mostDays(sentence, facts) : undefined
    return days !== undefined && days < fewest
  })
  return short && { state: 'contradicted', at: short, likelihood: 1 }
}

const sending = /\b(?:sent|mailed|posted|uploaded|opened|released|shared|delivered|available)\b/

/** Whether a time was begun before the letter, and before anything is said to have been sent, so that less of it is left. */
function isBegunBefore(sentence: Sentence, { dates, letterDate }: Facts, fewest: number): boolean {
  const written = letterDate === null ? null : dayOfIso(letterDate)
  if (written === null || sending.test(sentence.plain)) return false
  const days = dates
    .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    .flatMap(({ iso }) => dayOfIso(iso) ?? [])
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const isWhole = findLengths(sentence).some((length) => inDays(length) === last - first)
  return isWhole && first < written && written < last && last - written < fewest
}

/** The time for asking for more time is not the time itself, nor is a shorter one that a party may choose. */
function isNoTimeGiven(plain: string): boolean {
  return asksForMore.test(plain) || chooses.test(plain) || moves.test(plain)
}

/** "I moved it by a week": by how much a day was moved. */
const moves =
  /\b(?:moved|postponed|put off|pushed back|delayed|extended|rescheduled)\b[^.;]{0,30}\bby (?:a|an|one|two|three|some|\d)/

const chooses =
  /\bask(?:s|ed)? (?:[a-z]+ )?(?:whether|if) (?:they|you|he|she|a party|either party|the parties) (?:may|can|could)\b|\b(?:if|should) (?:you|they|a party|either party|both parties) (?:wish|want|like|prefer|choose)s?\b[^.;]{0,40}\b(?:early|earlier|sooner|instead of|rather than)\b/
const asksForMore =
  /\b(?:ask|request|need|want)\w*\b[^.]{0,40}\b(?:more|extra|additional) time|\brequests? (?:an|for an) extension/

/** In log odds: more likely about the point than not. */
const isAbout = ({ met, against, speaks }: Stance) => Math.max(met, against, speaks) > 0

/** The most days that a sentence gives, by any way of counting. */
function mostDays(sentence: Sentence, { dates, letterDate }: Facts): number | undefined {
  const named = findLengths(sentence).map(inDays)
  const written = letterDate === null ? null : dayOfIso(letterDate)
  // A day on which something takes place, such as an appointment to read the file, ends no time to answer; one on which
  // the papers were sent may begin it.
  const own = dates.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const sent = own.flatMap(({ iso, meaning }) => (meaning === 'event' ? (dayOfIso(iso) ?? []) : []))
  const from = written === null ? null : Math.min(written, ...sent)
  const until = own
    .filter(({ meaning }) => meaning !== 'event')
    .flatMap(({ iso }) => (from === null ? [] : (dayOfIso(iso) ?? from) - from))
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
