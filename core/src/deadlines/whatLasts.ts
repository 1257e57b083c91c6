import type { TimeMeaning } from '../reader/times.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isOfPerson } from './meaning.ts'
import { calledBy, isOfNobody } from './meanings.ts'
import { quotedAt } from './quotedAt.ts'
import { tenseAround } from './tense.ts'

/**
 * What a length of time is for by the reader of times, and which days it counts; the letter's own words where that is not sure.
 *
 * @param defined what the document says "days" means
 * @param isDated the sentence names a day: how the days between two are counted is then nothing to ask
 */
export function whatLasts(
  site: DateSite,
  length: Length,
  defined: CountedDays,
  told: TimeMeaning | undefined,
  isDated = false,
): string {
  const name = isOfPerson(site) ? undefined : calledBy(told)?.time
  if (name === undefined || isOtherwise(site, length, told)) return quotedAt(site).what
  const least = isLeast(site, told) ? calledBy(told)?.least : undefined
  const isUncounted = uncounted.has(told?.what ?? '') || (least !== undefined && isDated)
  const isAsked = length.days === 'unsaid' && defined === 'unsaid'
  return (least ?? name) + (isUncounted && isAsked ? '' : kindOfDays(length, defined))
}

/** What is no time to count out: nobody acts at its end. */
const uncounted: ReadonlySet<string> = new Set(['sanction', 'measure', 'keep', 'talks', 'extend'])

/** Words that tell of another time than one of that name: its start, one that is over, or the end of what is kept. */
function isOtherwise(
  site: DateSite,
  { isOrdinal }: Length,
  told: TimeMeaning | undefined,
): boolean {
  const { before, after } = clauseAround(site)
  if (isOrdinal && /\bfrom (?:the )?$/.test(before)) return true
  if (told?.what === 'keep')
    return /\b(?:destroy|shred|delet|discard)\w*\b[^.;]{0,40}\bwithin $/.test(before)
  if (told?.what !== 'sanction') return false
  const tense = tenseAround(site.plain, site.start, site.end)
  return (
    tense === 'past' || tense === 'told' || /^[^.;]{0,20}\bthat\b[^.;]{0,50}\bimposed\b/.test(after)
  )
}

/** Whether it has to pass before something may happen, and is no time in which that has to. */
function isLeast(site: DateSite, told: TimeMeaning | undefined): boolean {
  const { before, after } = clauseAround(site)
  if (told?.what === 'give_report') return beforeSomething.test(before + after)
  if (told?.what === 'hearing') return /\bat least $/.test(before) && /\breport\b/.test(after)
  return told?.what === 'decide' && (nobodyDecides.test(before) || noSooner.test(before))
}

const beforeSomething = /\b(?:before|prior|pass|between|ahead of|in advance of|preced\w+)\b/
const noSooner = /\bnot? [^.;]{0,30}\b(?:sooner|earlier|less|fewer) than $/
const nobodyDecides =
  /\b(?:nobody|no one|no decision|nothing|not)\b[^.;]{0,40}\b(?:decid\w+|made|decision)\b[^.;]{0,30}\b(?:for|until) (?:at least )?$/

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
