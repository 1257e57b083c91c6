import type { TimeMeaning } from '../reader/times.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isOfPerson } from './meaning.ts'
import { calledBy, isOfNobody } from './meanings.ts'
import { quotedAt } from './quotedAt.ts'

/**
 * What a length of time is for by the reader of times, and which days it counts; the letter's own words where that is not sure.
 *
 * @param defined what the document says "days" means
 */
export function whatLasts(
  site: DateSite,
  length: Length,
  defined: CountedDays,
  told: TimeMeaning | undefined,
): string {
  const name = isOfPerson(site) ? undefined : calledBy(told)?.time
  if (name === undefined) return quotedAt(site).what
  const { before, after } = clauseAround(site)
  const isLeast = told?.what === 'give_report' && /\b(?:before|prior|pass)\b/.test(before + after)
  return (isLeast ? AFTER_REPORT : name) + kindOfDays(length, defined)
}

const AFTER_REPORT = 'Time between the report and the hearing or decision'

function kindOfDays({ days, unit }: Length, defined: CountedDays): string {
  return unit === 'day' ? ` (${kindNames[days === 'unsaid' ? defined : days]})` : ''
}

const kindNames = {
  calendar: 'calendar days',
  business: 'business days',
  weekday: 'weekdays',
  school: 'school days',
  unsaid: 'the text does not say which kind of day',
} as const

/** Whether a length of time is part of a story or of nobody's in the case: "out of class for six weeks". */
export function isNobodys(told: TimeMeaning | undefined): boolean {
  return isOfNobody(told) || (calledBy(told) !== undefined && told?.what === 'incident')
}
