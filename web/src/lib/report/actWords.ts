import { inSentence } from '@hub/core/analysis/findings/beginSmall'
import type { DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { dayOfIso } from '@hub/core/deadlines/civilDate'
import { BEFORE_DAY, isGathering, QUOTED } from '@hub/core/deadlines/whatWords'
import { moreDates } from '../clock/dayWords.ts'
import { toDo, toDoWithin } from '../clock/toDo.ts'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  // An ISO day is read as midnight UTC, so this zone gives the same day to every reader.
  timeZone: 'UTC',
})

/**
 * When an act is due: "Thursday, Mar 12", with the year where it is another one than today's; a length of time in the
 * words of the document.
 *
 * @param today 'YYYY-MM-DD'
 */
export function actDay({ date, day: iso }: DayAct, today: string): string {
  return iso === undefined ? inWords(date) : withYear(day.format(new Date(iso)), iso, today)
}

/** What to do or to attend, without what stands in brackets: how it was counted has its own sentence. */
export function actWhat({ what, when }: DayAct): string {
  const name = isQuoted({ what })
    ? what.replace(EARLIEST, '')
    : what.replace(/ \(.*/, '').replace(OR_LATER, '').replace(BEFORE_DAY, '')
  if (when === 'by' || when === 'passed') return toDo(name)
  if (when === 'on') return name === 'Takes effect' ? 'This takes effect' : name
  return toDoWithin(name)
}

/**
 * Which there are besides, in a line, what people come to first: "4 more dates: hearing Nov 18; appeal due Nov 20; also Nov 4,
 * 9".
 */
export function moreWords(acts: readonly DayAct[], today: string): string {
  const dated = acts.filter(({ day: iso }) => iso !== undefined)
  const named = Map.groupBy(dated, shortName)
  const labels = [...named.keys()].toSorted((one, other) => placeOf(one) - placeOf(other))
  const days = labels.map((label) => ({
    label,
    days: (named.get(label) ?? []).flatMap(({ day: iso }) => dayOfIso(iso ?? '') ?? []),
  }))
  const times = acts.filter(({ when }) => when === 'within').map(({ date }) => inWords(date))
  return moreDates(days, dayOfIso(today) ?? 0, times)
}

/** "Your appeal is due" as "appeal due"; of what only the letter's own words tell, whether it is by or on a day. */
function shortName({ what, when }: DayAct): string {
  if (isQuoted({ what })) return when === 'by' ? DUE : ALSO
  const name = inSentence(what.replace(/ \(.*/, '').replace(OR_LATER, '').replace(BEFORE_DAY, ''))
  const [thing = name] = name
    .replace(/^(?:your|any|an?) /i, '')
    .split(/ (?:to|about|for|of|on|that) /)
  if (when !== 'by') return thing
  return thing.includes('due') ? thing.replace(/ (?:is|are) due.*/, ' due') : `${thing} due`
}

const DUE = 'by'
const ALSO = 'also'

/** Hearings and interviews, then other meetings, what is due, other days. */
function placeOf(label: string): number {
  if (label === ALSO) return 4
  if (/^(?:hearing|interview)/i.test(label)) return 0
  if (isGathering(label)) return 1
  return label === DUE || label.endsWith(' due') ? 2 : 3
}

function withYear(words: string, iso: string, today: string): string {
  const year = iso.slice(0, 4)
  return year === today.slice(0, 4) ? words : `${words}, ${year}`
}

function inWords(date: DayAct['date']): string {
  return date?.text.replace(/\s+/g, ' ') ?? ''
}

/**
 * The same as a sentence; where it is not sure what the day is for, the letter's own words.
 *
 * @param noun 'letter' or what else the document is called
 */
export function actSentence(act: DayAct, noun: string): string {
  const what = actWhat(act)
  return isQuoted(act) ? `The ${noun} says: ${what}` : `${what}.`
}

const leads: Record<DayAct['when'], string> = {
  by: 'By ',
  on: 'On ',
  passed: 'Passed: ',
  within: 'Within ',
}

/** What leads the day; where the letter's own words tell what the day is for, only that it has passed. */
export function actLead({ what, when }: Pick<DayAct, 'what' | 'when'>): string {
  if (isQuoted({ what }) && when !== 'passed') return EARLIEST.test(what) ? 'As early as ' : ''
  if (what.endsWith(BEFORE_DAY) && when === 'by') return 'Before '
  return what.endsWith(OR_LATER) ? 'Not before ' : leads[when]
}

/** How core/src/deadlines ends the name of the first of two days that a length can come to. */
const EARLIEST = / \(at the earliest\)$/
/** How it ends the name of a first possible day. */
const OR_LATER = ', on this day or later'

/** Whether it is the letter's own words that tell of it. */
export function isQuoted({ what }: Pick<DayAct, 'what'>): boolean {
  return what.startsWith(QUOTED)
}
