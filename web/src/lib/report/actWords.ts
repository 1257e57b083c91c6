import { inSentence } from '@hub/core/analysis/findings/beginSmall'
import type { DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { dayOfIso } from '@hub/core/deadlines/civilDate'
import {
  asPast,
  BEFORE_DAY,
  isGathering,
  OPTIONAL,
  OR_LATER,
  QUOTED,
} from '@hub/core/deadlines/whatWords'
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
  const name = isQuoted({ what }) ? what.replace(EARLIEST, '') : bareName(what)
  if (when === 'passed') return asPast(name)
  if (when === 'by') return toDo(name)
  if (when === 'on') return name === 'Takes effect' ? 'This takes effect' : name
  return toDoWithin(name)
}

/** A name without what it is told with: how it was counted, whether it may be later, that it is not required. */
function bareName(what: string): string {
  return what
    .replace(OPTIONAL, '')
    .replace(/ \(.*/, '')
    .replace(OR_LATER, '')
    .replace(BEFORE_DAY, '')
}

/**
 * Which there are besides, in a line, what people come to first: "4 more dates: hearing Nov 18; appeal due Nov 20; also Nov 4, Nov
 * 9". A day that stands above, or is named already, is no more date for what only the letter's own words tell of.
 *
 * @param above those that are told already
 */
export function moreWords(
  acts: readonly DayAct[],
  today: string,
  above: readonly DayAct[] = [],
): string {
  const told = new Set(above.map(({ day: iso }) => iso))
  const named = Map.groupBy(
    acts.filter(({ day: iso }) => iso !== undefined),
    shortName,
  )
  const labels = [...named.keys()].toSorted((one, other) => placeOf(one) - placeOf(other))
  const days = labels.map((label) => {
    const own = named.get(label) ?? []
    const shown = label === UNNAMED ? own.filter(({ day: iso }) => !told.has(iso)) : own
    for (const { day: iso } of own) told.add(iso)
    return { label, days: shown.flatMap(({ day: iso }) => dayOfIso(iso ?? '') ?? []) }
  })
  const times = acts.filter(({ when }) => when === 'within').map(withinWords)
  const all = days.filter((kind) => kind.days.length > 0)
  return all.length + times.length === 0 ? '' : moreDates(all, dayOfIso(today) ?? 0, times)
}

/** "five business days to object" */
function withinWords({ date, what }: DayAct): string {
  const [, act = ''] = /^Time (to .+)$/.exec(bareName(what)) ?? []
  return `${inWords(date)} ${act}`.trim()
}

/** "Your appeal is due" as "appeal due"; '' of what only the letter's own words tell. */
function shortName({ what, when }: DayAct): string {
  if (isQuoted({ what })) return UNNAMED
  const name = inSentence(bareName(what))
  const [, may, isFrom] = /^you may (.+?)( from this day on)?$/i.exec(name) ?? []
  if (may !== undefined) return isFrom ? `${may} from` : `${may}, if you like,`
  if (name.startsWith('last day ')) return 'last day to object'
  const later = what.endsWith(OR_LATER) ? ' not before' : ''
  // Whose interview it is nobody may guess.
  if (/^interview of /i.test(name)) return `${name}${later}`
  const [thing = name] = name
    .replace(/^(?:your|any|an?) /i, '')
    .split(/ (?:to|about|for|of|on|that) /)
  if (when !== 'by') return `${thing}${later}`
  return thing.includes('due') ? thing.replace(/ (?:is|are) due.*/, ' due') : `${thing} due`
}

const UNNAMED = ''

/** Hearings and interviews, then other meetings, what is due, other days. */
function placeOf(label: string): number {
  if (label === UNNAMED) return 4
  if (/^(?:hearing|interview)/i.test(label)) return 0
  if (isGathering(label)) return 1
  return /\bdue$|^last day/.test(label) ? 2 : 3
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
  if (isQuoted(act)) return `The ${noun} says: ${what}`
  return act.what.endsWith(OPTIONAL) ? `${what}. This is not required.` : `${what}.`
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
/** Whether it is the letter's own words that tell of it. */
export function isQuoted({ what }: Pick<DayAct, 'what'>): boolean {
  return what.startsWith(QUOTED)
}
