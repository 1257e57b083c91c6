import type { Reading, Sentence } from '../document/reading.ts'
import { type Day, longDate, weekdayNames, weekdayOf } from './civilDate.ts'
import { type ComputedDate, closings } from './computedDates.ts'
import { stepDays } from './countDays.ts'
import { isFederalHoliday } from './federalHolidays.ts'
import type { NamedDate } from './listedOnce.ts'

/** What a document says of deadlines on days when the school is closed: "it moves to the next business day". */
export interface Move {
  /** 1 to the next business day, -1 to the one before. */
  readonly way: 1 | -1
  readonly ofWeekends: boolean
  readonly ofHolidays: boolean
  /** "Any deadline" rather than "the tenth day". */
  readonly isOfAll: boolean
  readonly block: number
}

const closedDay =
  /\b(?:weekends?|saturdays?|sundays?|holidays?|(?:non-?|not an? )(?:business|working))\b/
const fallsOn =
  /\b(?:deadlines?|due dates?|time ?limits?|periods?|time ?lines?|dates?|days?)\b[^.;]{0,60}?\b(?:falls?|falling|lands?|landing|ends?|ending|expires?|expiring|occurs?|is|are|would be) (?:due )?(?:on|over)\b/
const toDay =
  /\b(?:(next|following|first|immediately following|preceding|previous|prior|last) (?:(?:regular|regularly scheduled|available|university|college|school|full) )?(?:business|working|work) day|(next|following|first) (?:monday|day that is not))\b/
const negated = /\b(?:not|never|nor)\b/
const ofAll =
  /\b(?:an?|any|all|each|every|no|such an?|these|those|our|your) (?:\w+ ){0,2}(?:deadlines?|due dates?|time ?limits?|periods?|time ?lines?)\b|\b(?:deadlines|due dates|time ?limits|periods|time ?lines)\b/
/** The school's own holidays are not known. */
const anyHoliday =
  /(?<!\b(?:university|college|school|campus|district|institutional|institution|institute|academy)(?:'s)? )holidays?\b/
/** A guard against files made of nothing else. */
const MOST_MOVES = 50
const nonBusiness = /\b(?:non-?|not an? )(?:business|working)\b/

/** The document's sentences that move a deadline from a day when the school is closed. */
export function movesIn({ sentences }: Reading): Move[] {
  return sentences.flatMap((sentence) => moveIn(sentence) ?? []).slice(0, MOST_MOVES)
}

function moveIn({ plain, block }: Sentence): Move | null {
  if (!closedDay.test(plain)) return null
  const [falls, to] = [fallsOn.exec(plain), toDay.exec(plain)]
  if (!falls || !to) return null
  const [first, second] = falls.index < to.index ? [falls, to] : [to, falls]
  const between = plain.slice(first.index + first[0].length, second.index)
  if (negated.test(between.replace(nonBusiness, ''))) return null
  const isClosed = nonBusiness.test(plain)
  return {
    way: /^(?:preceding|previous|prior|last)/.test(to[0]) ? -1 : 1,
    ofWeekends: isClosed || /\b(?:weekends?|saturdays?|sundays?)\b/.test(plain),
    ofHolidays: isClosed || anyHoliday.test(plain),
    isOfAll: ofAll.test(plain),
    block: block.index,
  }
}

/** The computed deadline on the day that the document moves it to, with a rule that says so. */
export function movedDeadline(
  computed: ComputedDate,
  { block }: Sentence,
  moves: readonly Move[],
): ComputedDate {
  const { day, rule, from } = computed
  const closed = closedName(day)
  if (closed === null) return computed
  const is = `${longDate(day)} is a ${closed}`
  // "If the tenth day falls on a weekend" stands beside the ten days.
  const isNear = (move: Move) => move.block === block.index || move.block === block.index + 1
  const move = moves.find((one) => covers(one, day) && (one.isOfAll || isNear(one)))
  if (move === undefined) return { ...computed, rule: `${rule} ${is}: ask whether that moves it.` }
  // Counted back, a later day may be too late for what it is counted from.
  if (move.way === 1 && day < from) {
    const asked = `The document moves deadlines to the next business day. Ask whether it moves this one.`
    return { ...computed, rule: `${rule} ${is}. ${asked}` }
  }
  const moved = `${is}, and the document moves such a deadline to ${nameOf(move)}. ${closings}`
  const counted = { ...computed.counted, moves: move.way }
  return {
    ...computed,
    day: stepDays(day, move.way, 'business'),
    rule: `${rule} ${moved}`,
    counted,
  }
}

/** The deadlines that the document writes, as written, with a remark where its own words move all that fall so. */
export function withMoves(dates: readonly NamedDate[], moves: readonly Move[]): NamedDate[] {
  return dates.map((date) => {
    const { day, meaning, remark } = date
    if (meaning !== 'deadline' || day === undefined || remark !== undefined) return date
    const move = moves.find((one) => one.isOfAll && covers(one, day))
    if (!move) return date
    const moved = stepDays(day, move.way, 'business')
    const told = `${longDate(day)} is a ${closedName(day) ?? ''}. The document moves such a deadline to ${nameOf(move)}, ${longDate(moved)}. Ask the coordinator whether it moves this one.`
    return { ...date, remark: told }
  })
}

function covers({ ofHolidays, ofWeekends }: Move, day: Day): boolean {
  return isWeekend(day) ? ofWeekends : isFederalHoliday(day) && ofHolidays
}

function isWeekend(day: Day): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6
}

function closedName(day: Day): string | null {
  if (isWeekend(day)) return weekdayNames[weekdayOf(day)] ?? null
  return isFederalHoliday(day) ? 'federal holiday' : null
}

function nameOf({ way }: Move): string {
  return way === 1 ? 'the next business day' : 'the business day before'
}
