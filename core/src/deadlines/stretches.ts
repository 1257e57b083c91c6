import type { Day } from './civilDate.ts'
import type { DateSite } from './dateSite.ts'
import type { NamedDate } from './listedOnce.ts'
import { quotedAt } from './quotedAt.ts'

/** A date with what it was named by. */
export interface Placed {
  readonly name: NamedDate
  readonly site: DateSite
  /** What the reader of times takes it for; absent where it does not tell. */
  readonly told: string | undefined
}

/**
 * The first and the last day of one stretch as one date: "between May 3 and May 11" is one course of conduct, not two days of
 * which something is told. Its words are those of the whole stretch.
 */
export function withStretches(dates: readonly Placed[], letter: Day | null): Placed[] {
  const joined: Placed[] = []
  for (const date of dates) {
    const first = joined.at(-1)
    if (first && isStretch(first, date, letter)) joined[joined.length - 1] = together(first, date)
    else joined.push(date)
  }
  return joined
}

const leads = /^\s?(?:-|to|through|thru|until|till)\s?(?:the )?$/
const leadsBetween = /^,? and (?:the )?$/
/** "9–20 September": a number alone is no day that could be told by itself. */
const isNumber = /^\d{1,2}$/

function isStretch(first: Placed, last: Placed, letter: Day | null): boolean {
  const [one, other] = [first.name, last.name]
  if (one.sentence !== other.sentence || one.until !== undefined) return false
  if (one.meaning !== 'event' || other.meaning !== 'event') return false
  if ((one.day ?? Infinity) >= (other.day ?? -Infinity)) return false
  if (!isJoined(first, last)) return false
  const isOver = letter !== null && (other.day ?? Infinity) < letter
  return isOver ? isAlike(first, last) : isToldAsOne(first, last)
}

function isJoined({ name, site }: Placed, last: Placed): boolean {
  const between = site.plain.slice(site.end, last.site.start)
  const isBetween = opensStretch.test(
    site.plain.slice(Math.max(0, site.start - REACH_OF_OPENING), site.start),
  )
  return name.end <= last.name.start && (isBetween ? leadsBetween : leads).test(between)
}

const opensStretch =
  /\bbetween (?:(?:approximately|about|around|roughly|on or about|or about) )?(?:the )?$/
const REACH_OF_OPENING = 32

/** Of a story both ends are of the same, or nothing sure is known of either. */
function isAlike(first: Placed, last: Placed): boolean {
  if (first.told === undefined || last.told === undefined) return false
  return first.told === last.told || (!first.name.isNamed && !last.name.isNamed)
}

/** Of what is to come the last day may be one to come on. */
function isToldAsOne(first: Placed, { name: last, told: ofLast }: Placed): boolean {
  const { name, told } = first
  if (told === undefined || told !== ofLast) return false
  if (told === 'incident') return true
  return (isNumber.test(name.text) || isNumber.test(last.text)) && isOfNoReader.has(told)
}

const isOfNoReader: ReadonlySet<string> = new Set([
  'calendar',
  'told',
  'interview',
  'none',
  'counting',
])

/** What goes on for days. A paper that is given or filed has one day, and a stretch is not called by it. */
const lasts: ReadonlySet<string> = new Set(['incident', 'interview', 'hearing', 'mediation'])

function together({ name, site, told }: Placed, { name: last }: Placed): Placed {
  const { sentence } = name
  const remark = name.remark ?? last.remark
  const text = sentence.text.slice(name.start - sentence.start, last.end - sentence.start)
  const whole = {
    ...name,
    ...(!lasts.has(told ?? '') && quotedAt(site)),
    text,
    end: last.end,
    ...(remark !== undefined && { remark }),
  }
  return { name: { ...whole, ...(last.day !== undefined && { until: last.day }) }, site, told }
}
