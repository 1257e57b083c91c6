import type { CountedFrom } from '../analysis/report.ts'
import { addMonths, type Day, longDate } from './civilDate.ts'
import { type DayKind, MOST_DAYS, stepDays } from './countDays.ts'
import type { CountedDays, Length } from './lengths.ts'
import { firstFrom } from './spans.ts'

/** A date that the words name, with its place in the sentence. */
export interface Anchor {
  readonly day: Day
  readonly start: number
  readonly end: number
}

/** What a length of time may be counted from. */
export interface CountingContext {
  readonly letter: Day | null
  /** The resolved dates of the same sentence. */
  readonly dates: readonly Anchor[]
  /** The day of the document's one hearing, where it names one. */
  readonly hearing: Day | null
  /** What the document says that "days" means. */
  readonly definedDays: CountedDays
}

export interface ComputedDate {
  readonly day: Day
  /** The day it is counted from. */
  readonly from: Day
  /** The rule used, as one or more sentences. */
  readonly rule: string
  /** True where the text does not say which kind of day counts, and the day is the earliest of the readings. */
  readonly isEarliest: boolean
  readonly counted: Pick<CountedFrom, 'amount' | 'unit' | 'days' | 'way' | 'moves'>
}

const PAPER =
  '(?:letter|notice|notification|e-?mail|message|decision|determination|order|directive|memo(?:randum)?|communication|dismissal|document|report|correspondence|outcome letter|notice of (?:allegations|dismissal|hearing|outcome|determination)|written (?:determination|notice|decision))'
const after =
  /^\)?(?:'s?)?(?: period| window)?,?\s(?:(?:of|after|from|following)|(?:starting|beginning|counted|running|calculated)(?: (?:from|on|with|after))?(?: the day after)?)\s/
const before = /^\)?,?\s(?:before|prior to|in advance of|ahead of|preceding)\s/
const ownDate = new RegExp(
  `^(?:the )?(?:date (?:of|on|that appears on) )?(?:this ${PAPER}\\b(?!(?:'s)? (?:(?:is|was|has been|being) (?:received|delivered|opened|read)|receipt|delivery|arriv|reach))|today(?:'s date)?\\b|now\\b|the date (?:above|shown above|below|given above|at the top|on which this ${PAPER} (?:is|was) (?:sent|issued|e-?mailed|mailed)|this ${PAPER} (?:is|was) (?:sent|issued|e-?mailed|mailed|dated))|above date\\b|date above\\b|date this ${PAPER} (?:is|was) (?:sent|issued|e-?mailed|mailed|dated))`,
)
const receipt = /\b(?:recei|deliver|get|open|read)/
/** "Three days of suspension (May 3 to 5)" are not counted from the first of them. */
const served = /\b(?:suspension|detention|probation)\b/
const hearing =
  /^(?:the|your|any|a) (?:live |scheduled )?hearing(?: date)?\b|^the (?:scheduled )?date of the hearing\b/
/** Counted from the letter by words before the length: "From the date of this letter you have ten business days". */
const leadIn = new RegExp(
  `\\b(?:from|starting|beginning|as of)(?: with| on| from)? (?:the date of this ${PAPER}|this date|today)\\b[^.;]{0,50}$`,
)
/** "No sooner than", "won't be before": what follows is a first possible day, not the one on which something happens. */
export const NOT_SOONER =
  "sooner than|earlier than|on or after|(?:not|(?<=n')t) (?:be |begin |start |take place |decide |meet |open |go out )?(?:(?:held|made|convened|issued|scheduled|set) )?before|no (?:hearing|decision|determination|interview|meeting)s? (?:will be|is|are) (?:\\w+ )?before"
/** The same, and "at least ten days after". */
const notBefore = new RegExp(
  `\\b(?:${NOT_SOONER}|until|at least|not less than|no less than|no fewer than|minimum of|(?<!\\b(?:no|not) )more than)\\s\\(?$`,
)
/** "Lasts for six months from February 1": whether the last day counts is not said. */
const lasting = /\b(?:for|lasts?|lasting|another|every)\s(?:a period of\s)?\(?$/
const NEAREST = 60

/** The date that "within ten business days of this letter" comes to, or null where the words name no date. */
export function computedDate(
  plain: string,
  length: Length,
  context: CountingContext,
): ComputedDate | null {
  const anchor = anchorOf(plain, length, context)
  if (anchor === null || length.amount > MOST_DAYS) return null
  return count(length, anchor, context.definedDays)
}

interface Counting {
  readonly day: Day
  /** 1 counts forward, -1 back. */
  readonly way: 1 | -1
  readonly name: string
}

function anchorOf(plain: string, length: Length, context: CountingContext): Counting | null {
  const rest = plain.slice(length.end, length.end + 160)
  const forward = after.exec(rest)
  const words = plain.slice(Math.max(0, length.start - 80), length.start)
  if (lasting.test(words)) return null
  if (forward) {
    if (notBefore.test(words)) return null
    const at = length.end + forward[0].length
    const anchor = forwardAnchor(rest.slice(forward[0].length), at, context)
    return anchor !== null && begins.test(forward[0]) ? fromDayBefore(anchor) : anchor
  }
  const back = before.exec(rest)
  if (back) return backAnchor(rest.slice(back[0].length), length.end + back[0].length, context)
  return leadIn.test(words) ? letterAnchor(context) : sentAnchor(plain, length, context)
}

/** "The evidence was sent to both on May 4, with ten days to respond": counted from the day that stands before. */
function sentAnchor(plain: string, length: Length, { dates }: CountingContext): Counting | null {
  const anchor = dates.findLast(({ end }) => end <= length.start)
  if (anchor === undefined || !toAnswer.test(plain.slice(length.end))) return null
  const isSent = sentBefore.test(plain.slice(Math.max(0, anchor.start - 160), anchor.start))
  const isGiven = givenWith.test(plain.slice(anchor.end, length.start))
  return isSent && isGiven ? { day: anchor.day, way: 1, name: longDate(anchor.day) } : null
}

const sentBefore =
  /\b(?:was|were|been) (?:\w+ )?(?:sent|shared|released|opened|provided|e-?mailed|given)\b[^.;]{0,120}\bon $/
const givenWith = /^,? (?:with|and (?:you|both|they|each)(?: \w+){0,3} (?:had|have|were given)) $/
const toAnswer = /^ to (?:respond|answer|reply|comment)\b/

/** "Ten days beginning May 6": May 6 is the first of them, and not only where the count starts. */
const begins = /\b(?:starting|beginning) (?:(?:from|on|with) )?$/

function fromDayBefore({ day, name, way }: Counting): Counting {
  return { day: day - 1, way, name: `${name}, which is the first of them` }
}

function forwardAnchor(rest: string, at: number, context: CountingContext): Counting | null {
  if (ownDate.test(rest)) return letterAnchor(context)
  return datedAnchor(rest, at, context, 1)
}

function backAnchor(rest: string, at: number, context: CountingContext): Counting | null {
  const dated = datedAnchor(rest, at, context, -1)
  if (dated !== null || context.hearing === null || !hearing.test(rest)) return dated
  return { day: context.hearing, way: -1, name: `the hearing on ${longDate(context.hearing)}` }
}

function letterAnchor({ letter }: CountingContext): Counting | null {
  return letter === null ? null : { day: letter, way: 1, name: `the letter of ${longDate(letter)}` }
}

/** "after March 3", "before the hearing on June 12": a date close by, with no receipt in between. */
function datedAnchor(
  rest: string,
  at: number,
  { dates }: CountingContext,
  way: 1 | -1,
): Counting | null {
  const anchor = firstFrom(dates, at)
  if (!anchor || anchor.start - at > NEAREST) return null
  const words = rest.slice(0, anchor.start - at)
  if (
    receipt.test(words) ||
    /\((?!(?:on |held )*$)/.test(words) ||
    served.test(words) ||
    /[.;,]|\b(?:by|or|that is|to|until|you|and)\b/.test(words)
  )
    return null
  return { day: anchor.day, way, name: longDate(anchor.day) }
}

/** What the calendar of a school may change. */
export const closings = 'The school’s own closing days may move it.'

function count(length: Length, from: Counting, defined: CountedDays): ComputedDate | null {
  const { amount, unit } = length
  const said = (kind: string) =>
    `${amount} ${kind}${amount === 1 ? '' : 's'} counted from ${from.name}.`
  const days = length.days === 'unsaid' ? defined : length.days
  const { way } = from
  const exact = (day: Day, rule: string, counted: Omit<ComputedDate['counted'], 'way'>) => ({
    day,
    from: from.day,
    rule,
    isEarliest: false,
    counted: { ...counted, way },
  })
  if (unit === 'hour') return null
  if (unit !== 'day') {
    const every = { amount, days: 'calendar' } as const
    const months = (count: number) => addMonths(from.day, way * count)
    if (unit === 'week') return exact(from.day + way * amount * 7, said('week'), { ...every, unit })
    if (unit === 'month') return exact(months(amount), said('month'), { ...every, unit })
    return exact(months(amount * 12), said('year'), {
      ...every,
      amount: amount * 12,
      unit: 'month',
    })
  }
  const step = (kind: DayKind) => stepDays(from.day, way * amount, kind)
  const counted = { amount, unit, days }
  if (days === 'school') return null
  if (days === 'calendar') return exact(step('calendar'), said('calendar day'), counted)
  if (days === 'weekday') {
    return exact(step('weekday'), `${said('weekday')} Weekends are skipped.`, counted)
  }
  if (days === 'business') {
    return exact(
      step('business'),
      `${said('business day')} Weekends and federal holidays are skipped. ${closings}`,
      counted,
    )
  }
  const earliest = Math.min(step('calendar'), step('business'))
  const isSame = step('calendar') === step('business')
  if (isSame) {
    const rule = `${said('day')} Calendar and business days come to the same date.`
    return exact(earliest, rule, counted)
  }
  const kind = way === 1 ? 'calendar day' : 'business day'
  return {
    day: earliest,
    from: from.day,
    rule: `At the earliest: ${said(kind)} The text does not say which kind of day, so ask.`,
    isEarliest: true,
    counted: { ...counted, way },
  }
}
