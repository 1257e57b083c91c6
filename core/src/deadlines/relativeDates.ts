import { type Day, weekdayOf } from './civilDate.ts'
import { withoutOverlaps } from './spans.ts'
import type { Tense } from './tense.ts'
import { weekdayNumber } from './words.ts'

/** What "tomorrow" and "Friday" are counted from. */
export interface RelativeContext {
  /** The letter's own date. */
  readonly letter: Day
  /** The nearest date before it in the same block. */
  readonly previous: Day | null
  readonly tense: Tense
}

/** A date told by its distance from another one. Offsets are UTF-16 units into the sentence. */
export interface RelativeMention {
  readonly start: number
  readonly end: number
  /** The day, or null where the words leave two readings open. */
  readonly resolve: (context: RelativeContext) => Day | null
  readonly countedFrom: 'letter' | 'previous'
}

type Found = Omit<RelativeMention, 'start' | 'end'>
type Reader = (match: RegExpExecArray, plain: string) => Found | null

const fromLetter =
  (days: number): RelativeMention['resolve'] =>
  ({ letter }) =>
    letter + days
const afterPrevious =
  (days: number): RelativeMention['resolve'] =>
  ({ previous }) =>
    previous === null ? null : previous + days

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:a|one) week from (?:today|now|(tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/g,
    ([, from]) => ({
      resolve: ({ letter }) => WEEK + aWeekBefore(letter, from),
      countedFrom: 'letter',
    }),
  ],
  [
    /\bthe day (after tomorrow|before yesterday)\b/g,
    ([, which]) => ({
      resolve: fromLetter(which === 'after tomorrow' ? 2 : -2),
      countedFrom: 'letter',
    }),
  ],
  [
    /\b(today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening)(?= at \d))\b(?!'s (?:date|students|schools|world|society))/g,
    nearDay,
  ],
  [
    /\b(?:by|on) the (following|next) day\b/g,
    () => ({ resolve: afterPrevious(1), countedFrom: 'previous' }),
  ],
  [
    /\b(?:the )?(?:(this|next|last|coming|following|this coming|this past)\s)?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?: (of next week|next|of this week))?/g,
    namedWeekday,
  ],
]

const WEEK = 7

function aWeekBefore(letter: Day, from: string | undefined): Day {
  if (from === undefined) return letter
  return from === 'tomorrow' ? letter + 1 : nextWeekday(letter, weekdayNumber(from))
}

/** "Today is the tenth day before the hearing", "no sooner than ten days from today": the day is only counted. */
const isCounted = /^ is [^.;]{0,30}\bdays? (?:before|after|since)\b/
const isCountedFrom =
  /\b(?:(?:days?|weeks?|months?) (?:from|after|before)|count(?:s|ed|ing)? (?:from|with)) $/

function nearDay({ 0: whole, 1: word, index }: RegExpExecArray, plain: string): Found | null {
  if (isCounted.test(plain.slice(index + whole.length))) return null
  if (isCountedFrom.test(plain.slice(Math.max(0, index - 16), index))) return null
  const days = word === 'tomorrow' ? 1 : word === 'yesterday' ? -1 : 0
  return { resolve: fromLetter(days), countedFrom: 'letter' }
}

const leadsToWeekday = /\b(?:on|by|before|until|till|through|than|due|starting|from|for|of)\s$/
const isRecurring = /\b(?:every|each|all|most) $|\w\/$|-$|day,? (?:and|or|to|through|-) $|\bday, $/
const goesOn =
  /^s\b|^\s?(?:-|\/|(?:to|through|and) (?:mon|tue|wed|thu|fri|sat|sun)|mornings?|afternoons?|evenings?|nights?)|^,? (?:mon|tue|wed|thu|fri|sat|sun)/

/** A weekday without a date. "Mondays" and "Monday to Friday" are habits, not dates. */
function namedWeekday(match: RegExpExecArray, plain: string): Found | null {
  const [whole, which, name = '', tail] = match
  const before = plain.slice(Math.max(0, match.index - 16), match.index)
  // "Out of the Thursday class": of no week in particular.
  if (!which && !tail && whole.startsWith('the ')) return null
  if (isRecurring.test(before) || goesOn.test(plain.slice(match.index + whole.length))) return null
  const after = plain.slice(match.index + whole.length, match.index + whole.length + 8)
  if (!which && !tail && !leadsToWeekday.test(before) && !/^ at \d/.test(after)) return null
  const weekday = weekdayNumber(name)
  const resolve = ({ letter, previous, tense }: RelativeContext): Day | null => {
    if (which === 'following') return previous === null ? null : nextWeekday(previous, weekday)
    return weekdayFrom({ letter, previous, tense }, weekday, tail ?? which ?? null)
  }
  return { resolve, countedFrom: which === 'following' ? 'previous' : 'letter' }
}

/** "Next" and "last" are left open where another day of that name lies in the letter's own week. */
function weekdayFrom(
  { letter, previous, tense }: RelativeContext,
  weekday: number,
  which: string | null,
): Day | null {
  const coming = nextWeekday(letter, weekday)
  const endOfWeek = letter + ((7 - weekdayOf(letter)) % 7)
  if (which === 'of next week') return coming > endOfWeek ? coming : coming + 7
  if (which === 'next') return coming > endOfWeek ? coming : null
  if (which === 'last' || which === 'this past') {
    const gone = weekdayOf(letter) === weekday ? letter - 7 : coming - 7
    return gone <= endOfWeek - 7 || which === 'this past' ? gone : null
  }
  if (weekdayOf(letter) === weekday) return null
  // In a story that has its own dates, "on Tuesday" is counted from those.
  if (tense === 'past' || tense === 'told') return previous === null ? coming - 7 : null
  if (which === 'this' || which === 'of this week') return coming <= endOfWeek ? coming : null
  return tense === 'future' || which !== null ? coming : null
}

/** The first such weekday after the day. */
function nextWeekday(day: Day, weekday: number): Day {
  return day + ((weekday - weekdayOf(day) + 6) % 7) + 1
}

/** Dates such as "tomorrow" and "by Friday". Words inside quotation marks are somebody else's. */
export function relativeDates(plain: string): RelativeMention[] {
  const found: RelativeMention[] = []
  for (const [pattern, read] of readers) {
    for (const match of plain.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      const one = read(match, plain)
      if (one) found.push({ start, end, ...one })
    }
  }
  return withoutOverlaps(found).filter(({ start }) => !isQuoted(plain, start))
}

const LONGEST_QUOTE = 400

function isQuoted(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - LONGEST_QUOTE), at)
  return (before.match(/"/g)?.length ?? 0) % 2 === 1
}
