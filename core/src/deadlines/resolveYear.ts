import { type Day, dateOf, dayOf, weekdayOf } from './civilDate.ts'
import type { Mention } from './mention.ts'
import type { Tense } from './tense.ts'

/** What is known where a date without a year stands. */
export interface DateContext {
  /** The letter's own date. */
  readonly letter: Day | null
  /** The nearest date with a written year in the same sentence or block. */
  readonly near: Day | null
  /** The nearest date with a written year anywhere; for documents without a date of their own. */
  readonly anywhere: Day | null
  /** The date before it in the same sentence; for "the 13th" also in those before it. */
  readonly previous: Day | null
  /** The same day and month, where the document has told of it before. */
  readonly same?: Day | null
  /** The spans of days that the document writes out with their years: what happened in them goes on in that year. */
  readonly spans?: readonly Stretch[]
  readonly tense: Tense
}

/** From a first to a last day. */
export interface Stretch {
  readonly first: Day
  readonly last: Day
}

/** Nearer than this to an anchor, the other years are too far away to be meant as well. */
const SURE_DISTANCE = 152
/** What a date costs, in days, that lies in the future though the words tell what has been. */
const PAST_IN_FUTURE = 295
const TOLD_IN_FUTURE = 220
const FUTURE_IN_PAST = 210
const SURE_MARGIN = 60
const YEAR = 365

/** The day of a mention with day and month, or null where its year would be a guess. */
export function resolveDay(mention: Mention, context: DateContext): Day | null {
  const { year, month, day, weekday } = mention
  if (month === null) return null
  if (year !== null) return dayOf(year, month, day)
  const anchor = context.letter ?? context.near ?? context.anywhere
  if (anchor === null) return null
  const candidates = yearsAround(anchor, month, day)
  if (weekday !== null) {
    const agreeing = candidates.filter((candidate) => weekdayOf(candidate) === weekday)
    if (agreeing.length === 1) return agreeing[0] ?? null
  }
  // "Interviews March 24; responses by May 11": a sentence goes on from its date before.
  return nearest(candidates, context.previous) ?? byTense(candidates, context)
}

function yearsAround(anchor: Day, month: number, day: number): Day[] {
  const { year } = dateOf(anchor)
  return [year - 2, year - 1, year, year + 1]
    .map((candidate) => dayOf(candidate, month, day))
    .filter((candidate) => candidate !== null)
}

function byTense(
  candidates: readonly Day[],
  { letter, near, anywhere, tense, same = null, spans = [] }: DateContext,
): Day | null {
  if (letter === null) return nearest(candidates, near ?? anywhere)
  if (tense === 'past' || tense === 'told') {
    const before = candidates.filter((candidate) => candidate <= letter)
    // A story told in a paragraph of its own year goes on in that year.
    const told = near !== null && near <= letter ? nearest(before, near) : null
    if (told !== null && near !== null && !isBackward(told, near, before.at(-1), letter))
      return told
  }
  if (tense !== 'future') {
    const within = candidates.filter((one) => one <= letter && isWithin(one, spans))
    if (within.length === 1) return within[0] ?? null
  }
  if (tense === null && same !== null) return same
  if (tense === null && near !== null) {
    const beside = nearest(candidates, near)
    if (beside !== null) return beside
  }
  return cheapest(candidates, letter, tense)
}

/** Whether a day lies before the story's own date, and farther from it than its last return does from the letter. */
function isBackward(day: Day, near: Day, last: Day | undefined, letter: Day): boolean {
  return last !== undefined && near - day > letter - last
}

function isWithin(day: Day, spans: readonly Stretch[]): boolean {
  return spans.some(({ first, last }) => first <= day && day <= last)
}

function nearest(candidates: readonly Day[], anchor: Day | null): Day | null {
  if (anchor === null) return null
  return candidates.find((one) => Math.abs(one - anchor) <= SURE_DISTANCE) ?? null
}

function cheapest(candidates: readonly Day[], letter: Day, tense: Tense): Day | null {
  const cost = (candidate: Day): number => {
    const distance = Math.abs(candidate - letter)
    if (tense === 'past' && candidate > letter) return distance + PAST_IN_FUTURE
    if (tense === 'told' && candidate > letter) return distance + TOLD_IN_FUTURE
    if (tense === 'future' && candidate < letter) return distance + FUTURE_IN_PAST
    return distance
  }
  const [first, second] = candidates.toSorted((a, b) => cost(a) - cost(b))
  if (first === undefined) return null
  // February 29 of a year that has none; what has been was on the last one that there was.
  const isBeaten = [first - YEAR, first + YEAR].some((other) => cost(other) < cost(first))
  if (isBeaten && tense !== 'past' && tense !== 'told') return null
  if (second === undefined || cost(second) - cost(first) >= SURE_MARGIN) return first
  // "Feb. 19 | Evidence sent" in a list: nothing but the letter's own year can be meant, where nothing is told of it.
  const isOpen = tense === null || tense === 'told'
  return candidates.find((one) => isOpen && dateOf(one).year === dateOf(letter).year) ?? null
}

/** The day of "the 13th": of the month of the date before it in the sentence, or of the letter's. */
export function resolveDayOfMonth(
  mention: Mention,
  { letter, near, previous, same, tense }: DateContext,
): Day | null {
  const anchor = previous ?? letter ?? near
  if (anchor === null) return null
  const { year, month } = dateOf(anchor)
  const candidates = [-1, 0, 1, 2]
    .map(
      (shift) =>
        dayOf(year, month + shift, mention.day) ?? inNextYear(year, month + shift, mention.day),
    )
    .filter((candidate) => candidate !== null)
  if (mention.weekday !== null) {
    const agreeing = candidates.filter((candidate) => weekdayOf(candidate) === mention.weekday)
    return agreeing.length === 1 ? (agreeing[0] ?? null) : null
  }
  if (previous !== null) return dayBeside(candidates, previous, tense)
  // "the 24th" some sentences after "October 24".
  if (near !== null && dateOf(near).day === mention.day) return near
  if (letter === null || tense === null) return null
  // "He was in the shop on the 29th" goes back to "September 29", which the letter has told of.
  if (tense !== 'future' && same != null && same <= letter) return same
  if (tense !== 'future') return candidates.findLast((candidate) => candidate <= letter) ?? null
  return candidates.find((candidate) => candidate >= letter) ?? null
}

/** In a story the day is of the month that it tells of, before or after the day told last; what is to come goes on. */
function dayBeside(candidates: readonly Day[], previous: Day, tense: Tense): Day | null {
  const isStory = tense === 'past' || tense === 'told'
  const ofMonth = (day: Day) => dateOf(day).month === dateOf(previous).month
  return candidates.find((one) => (isStory ? ofMonth(one) : one >= previous)) ?? null
}

/** Months past December are those of the next year, and month 0 is the last December. */
function inNextYear(year: number, month: number, day: number): Day | null {
  if (month > 12) return dayOf(year + 1, month - 12, day)
  return month < 1 ? dayOf(year - 1, month + 12, day) : null
}
