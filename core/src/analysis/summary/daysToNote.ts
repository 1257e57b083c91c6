import { isTimeToAct } from '../../deadlines/meanings.ts'
import { isGathering, isQuotedWithHour } from '../../deadlines/whatWords.ts'
import type { Facts } from '../facts.ts'
import { datesAhead } from '../findings/datesAhead.ts'
import type { DocumentType, FoundDate, NotedDay } from '../report.ts'

/**
 * The days to note after the letter: first the one that the summary names. Deadlines, hearings and meetings come before other
 * days, each by date; a day of the school's calendar only where there is nothing else.
 */
export function daysToNote(facts: Facts): readonly FoundDate[] {
  const { docType, letterDate } = facts
  if (docType === 'school_policy') return []
  const ahead = datesAhead(facts).filter((date) => docType !== 'other' || isOfTheCase(date))
  const known = ahead.filter(isOfTheCase)
  const others = ahead.filter((date) => !isOfTheCase(date))
  const told = others.filter(({ what }) => !ofTheCalendar.test(what) && !isOver.test(what))
  const all = told.length + known.length > 0 ? told : others
  const rest = all.toSorted((one, other) => Number(!!one.isSchools) - Number(!!other.isSchools))
  // A document without a date of its own does not tell what has been: a deadline is worth a look first.
  const first = known.find(({ meaning }) => meaning === 'deadline')
  if (letterDate === null && first) return [first, ...known.filter((one) => one !== first), ...rest]
  return [...known, ...rest]
}

/** What a letter without a date of its own tells of as well: nobody is to note it. */
const isOver = /^(?:Alleged incident|Formal complaint|Notice|Report made|Appeal filed|Conversation)/
const ofTheCalendar =
  /^(?:School (?:closed|break)|The term begins|Classes|Revised|Approved|The school (?:expects|will not))\b/

/** Whether the reader is to act by that day or to come on it; of an event without a name its words tell, by an hour. */
export function isOfTheCase(day: FoundDate): boolean {
  return isOfReader(day) && (isNamedAct(day) || isQuotedWithHour(day.what))
}

/** Whether it is not known to be the school's day, or another person's. */
export function isOfReader({ isSchools, what }: FoundDate): boolean {
  return !isSchools && !isOfAnother(what)
}

function isNamedAct({ meaning, what }: NotedDay): boolean {
  return meaning === 'deadline' || isGathering(what)
}

/** Whether the letter's own words say that it is a day of one who is named: "Mr. Oh may appeal by May 3". */
export function isOfAnother(what: string): boolean {
  return ofAnother.test(what)
}

const ofAnother = /^“(?:M(?:r|rs|s|x)|Dr|Prof)\.? (?!.*\b(?:you|should|[Pp]lease)\b)/

/** "Time to appeal (business days)" without the kind of its days. */
export function nameOfTime(what: string): string {
  return what.split(' (')[0] ?? what
}

const ofLaterSteps = /\b(?:evidence|report|appeal)\b/
const ofReviewAndAppeal = /\b(?:evidence|appeal)\b/
const anyTime = /^Time /
const allButAppeals = /^Time to (?!appeal|ask for a review)/

/** Times that a document of a kind names without setting them: their step is over, or has not begun. */
const ofOtherSteps: Partial<Record<DocumentType, RegExp>> = {
  notice_of_allegations: ofLaterSteps,
  notice_of_meeting_or_interview: ofLaterSteps,
  supportive_measures_letter: ofLaterSteps,
  no_contact_or_emergency_removal_notice: ofLaterSteps,
  evidence_review_letter: /\bappeal\b/,
  investigative_report: ofReviewAndAppeal,
  hearing_notice: ofReviewAndAppeal,
  informal_resolution_notice: ofLaterSteps,
  written_determination: allButAppeals,
  dismissal_notice: allButAppeals,
  appeal_decision: anyTime,
  other: anyTime,
}

/** The lengths of time that a party has to act now, each thing once: of the step that the document is for. */
export function timesToAct(
  dates: readonly FoundDate[],
  docType: DocumentType | undefined,
): readonly FoundDate[] {
  const other = docType && ofOtherSteps[docType]
  const times = dates.filter(
    ({ meaning, what }) =>
      meaning === 'period' && isTimeToAct(nameOfTime(what)) && !other?.test(what),
  )
  return times.filter(
    ({ what }, at) => times.findIndex((one) => nameOfTime(one.what) === nameOfTime(what)) === at,
  )
}
