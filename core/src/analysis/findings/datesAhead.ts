import { isCalledOff, isOwnDelay } from '../../deadlines/calledOff.ts'
import { isGathering, isQuotedWithHour, QUOTED } from '../../deadlines/whatWords.ts'
import type { Facts } from '../facts.ts'
import type { DocumentType, FoundDate } from '../report.ts'
import { dateInWords } from './dateInWords.ts'

/** What has been heard when these are written. */
const afterHearing: ReadonlySet<DocumentType> = new Set([
  'written_determination',
  'appeal_decision',
  'dismissal_notice',
])

/** The days that are still to come, earliest first: nothing before the letter, and nothing that it calls off. */
export function datesAhead(facts: Facts): readonly FoundDate[] {
  const { dates, letterDate } = facts
  return dates
    .filter((date) => dateInWords(date.iso) !== null && isFrom(date, letterDate))
    .filter(({ meaning }) => letterDate !== null || meaning === 'deadline' || mayBeAhead(facts))
    .filter((date) => !isOvertaken(date, facts))
    .toSorted((one, other) => (one.iso < other.iso ? -1 : 1))
}

/** Whether the letter calls the day off, or is itself what was put off to it. */
function isOvertaken({ start, end }: FoundDate, { docType, reading }: Facts): boolean {
  const { text } = reading.document
  return isCalledOff(text, start, end) || (afterHearing.has(docType) && isOwnDelay(text, start))
}

/** Of the letter's own day only what is to be done or attended on it is still to come. */
function isFrom({ iso, meaning, what }: FoundDate, letterDate: string | null): boolean {
  // "Nobody could have had it by today": what is to be done on the day has a name, or an hour.
  const isAct = meaning === 'deadline' && (!what.startsWith(QUOTED) || isQuotedWithHour(what))
  const isToday = iso === letterDate && (isAct || isGathering(what))
  return letterDate === null || iso > letterDate || isToday
}

/** A decision without a date of its own tells of the hearing that was. */
function mayBeAhead({ docType }: Facts): boolean {
  return !afterHearing.has(docType)
}
