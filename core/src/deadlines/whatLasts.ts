import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isOfPerson, isSaidOfSchool, isSchoolsPart } from './meaning.ts'
import {
  alsoCalled,
  LIKELY,
  periodNames,
  periodsOfActs,
  SCHOOLS_TIME,
  SURE_ALONE,
  SURE_OF_ACT,
} from './names.ts'
import { nearestName } from './nearestName.ts'
import { quotedAt } from './quotedAt.ts'

/**
 * What a length of time is for, and which days it counts; the letter's own words where that is not sure.
 *
 * @param defined what the document says "days" means
 * @param told what the trained reader says that it is about; words alone take "within 110 days, appeals aside" for the time to appeal
 */
export function whatLasts(
  site: DateSite,
  length: Length,
  defined: CountedDays,
  told: TimeMeaning | undefined,
): string {
  const { before, after } = clauseAround(site)
  const inWords = nearestName(periodNames, before, after)
  const known = told ? periodTold(told, inWords, before + after) : inWords
  if (known === null || isOfPerson(site)) return quotedAt(site).what
  // "At least ten days later the principal will decide": no time that the decision may take.
  if (known === DECISION && before.endsWith('at least '))
    return BEFORE_HEARING + kindOfDays(length, defined)
  if (known === TO_ANSWER && /\bto correct\b|\bcorrections\b/.test(before + after))
    return `Time to send corrections${kindOfDays(length, defined)}`
  const isGiven = known === 'Time to respond' && isSchoolsPart(site)
  const name =
    (isSaidOfSchool(site) && known.startsWith('Time to ')) || isGiven ? SCHOOLS_TIME : known
  return name + kindOfDays(length, defined)
}

/** The name by the reader and the words: where it is not all but sure, the words must say the same. */
function periodTold(told: TimeMeaning, inWords: string | null, words: string): string | null {
  const own = told.likelihood >= SURE_OF_ACT ? periodOf(told.act, words) : undefined
  if (own === undefined) return inWords !== null && mayBe(inWords, told) ? inWords : null
  // That is told without a word for it: "Both of you, within ten days, to the Provost."
  const isSure =
    told.likelihood >= SURE_ALONE ||
    own === null ||
    inWords === own ||
    (inWords === null && told.act === 'appeal')
  return isSure || (inWords !== null && mayBe(inWords, told)) ? own : null
}

/** Whether a name that words give goes with what the reader takes a length for. */
function mayBe(name: string, { act, likelihood }: TimeMeaning): boolean {
  const isSame = periodsOfActs.get(act) === name || alsoCalled.get(name)?.includes(act) === true
  // A reader that has learned no act tells none.
  return isSame || act === '' || likelihood < LIKELY
}

/**
 * What the reader says that a length is the time of: null of none that anybody has, or where words beside it must say so and
 * do not; undefined where words may tell.
 */
function periodOf(act: string, words: string): string | null | undefined {
  if (act === 'send_report' && /\b(?:before|prior|pass)\b/.test(words)) return BEFORE_HEARING
  if (act === 'complete_process' && !ofProcess.test(words)) return null
  return act === 'none' ? null : periodsOfActs.get(act)
}

const BEFORE_HEARING = 'Time between the report and the hearing or decision'
const ofProcess =
  /\b(?:process|procedure|case|matter|investigat\w*|complet\w*|conclude\w*|finish\w*|resol\w*|end)\b/

const DECISION = 'Time for the decision'
const TO_ANSWER = 'Time to answer the evidence'

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

/** Whether a length of time is part of a story, by the trained reader, and without words for one somebody has: "out of class for six weeks". */
export function isNobodys(site: DateSite, told: TimeMeaning | undefined): boolean {
  if (told?.act !== 'none' && told?.act !== 'incident') return false
  if (told.likelihood >= SURE_ALONE) return true
  const { before, after } = clauseAround(site)
  return told.likelihood >= LIKELY && nearestName(periodNames, before, after) === null
}
