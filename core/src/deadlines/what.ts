import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isRangeEnd, isSaidOfSchool } from './meaning.ts'
import {
  deadlineNames,
  eventNames,
  generalDeadlineNames,
  isDenied,
  type Name,
  periodNames,
  periodsOfActs,
  SCHOOLS_TIME,
} from './names.ts'

/** What an event is called that the case is about. */
export const INCIDENT = 'Alleged incident'
/** What an event is called that goes on until its day. */
const LAST_DAY = 'Last day'

const MOST_WORDS = 10
const FEWEST_WORDS = 3
/** A row's text is no longer; of a longer sentence not all is read again for each of its dates. */
const LONGEST_ROW = 600
/** Words after a date tell about it less often than those before it. */
const AFTER_COSTS = 1.5
const AFTER_STARTS_AT = 14

/** What a date is for, and whether known words told it, or only the words that stand there. */
export interface What {
  readonly what: string
  readonly isNamed: boolean
  /** Nothing is known of it, nor does what the date before it is for tell. */
  readonly isUntold?: true
}

/**
 * What happens on the date, in a few plain words, such as 'Your appeal is due' or 'Hearing'.
 *
 * @param told what the trained reader says that the date is about; absent where it was not asked
 */
export function whatHappens(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told?: TimeMeaning,
): What {
  const { before, after } = clauseAround(site)
  if (meaning === 'event' && ofAPaper.test(after)) return paperOf(before + after)
  const name = meaning === 'deadline' ? deadlineName(before, after) : eventName(site, before, after)
  if (name === null || (told && isDenied(name, told))) {
    // "Hold off until May 3": without its "until" the rest would tell of that day what it does not.
    if (name === LAST_DAY || (meaning === 'event' && isOfAThing(site)))
      return { what: nameless[meaning], isNamed: false, isUntold: true }
    const words = fromSentence(site, meaning)
    const before = words === nameless.deadline ? goingOn(site) : undefined
    if (before !== undefined) return { what: before, isNamed: true }
    if (name !== DECISION && words.startsWith(QUOTED) && told && isSurely('incident', told))
      return { what: INCIDENT, isNamed: true }
    return { what: words, isNamed: false }
  }
  if (meaning === 'event') return { what: name, isNamed: true }
  return { what: deadlineTold(name, site), isNamed: true }
}

/** "What the May 3 notice alleges": the day is that of a paper. */
const ofAPaper = /^\s(?:notice|letter|e-?mail|report|memo)\b/

function paperOf(words: string): What {
  const isNotice = /\balleg/.test(words) && /\bnotice\b/.test(words)
  return isNotice
    ? { what: 'Notice of allegations', isNamed: true }
    : { what: nameless.event, isNamed: false, isUntold: true }
}

/** What is due, and whether only some readers must do it: "if the time does not suit you, tell us by May 3". */
function deadlineTold(name: string, site: DateSite): string {
  const { before, after } = clauseAround(site)
  const near = site.plain.slice(Math.max(0, site.group.start - REACH_BACK), site.group.end) + after
  if (name === REPLY && /\b(?:if|unless|should you)\b/.test(near))
    return 'Last day to reply, if this applies to you'
  if (name === ORDER && /\breview/.test(after)) return withWhose(REVIEWED, before + after)
  return withWhose(name, before + after)
}

/** How far back in a long sentence. */
const REACH_BACK = 160

const REPLY = 'reply is due'
const ORDER = 'order or agreement ends'
const REVIEWED = 'order or agreement is reviewed'

/** "You may respond to the report. Send it by May 3": what is due may be told by the words before, the nearest first. */
function goingOn({ plain, group, previous }: DateSite): string | undefined {
  const own = plain.slice(Math.max(0, group.start - REACH_BACK), group.start)
  for (const words of [own, previous]) {
    const name = nearestName(deadlineNames, words, '')
    if (name !== null) return withWhose(name, words)
  }
  return undefined
}

function withWhose(name: string, words: string): string {
  if (/\byour?\b/.test(words)) return `Your ${name}`
  // Nobody has to appeal.
  return name === 'appeal is due' ? `Any ${name}` : capital(name)
}

const kindNames = {
  calendar: 'calendar days',
  business: 'business days',
  weekday: 'weekdays',
  school: 'school days',
  unsaid: 'the text does not say which kind of day',
} as const

/**
 * What a length of time is for, and which days it counts.
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
  const own = told && periodsOfActs.get(told.act)
  const general = told?.act === NOBODYS ? nameless.period : 'Time limit'
  const known = own ?? nearestName(periodNames, before, after) ?? general
  if (known === TO_ANSWER && /\bto correct\b|\bcorrections\b/.test(before + after))
    return `Time to send corrections${kindOfDays(length, defined)}`
  const name = isSaidOfSchool(site) && known.startsWith('Time to ') ? SCHOOLS_TIME : known
  return name + kindOfDays(length, defined)
}

/** What the school did by a decision is no incident. */
const DECISION = 'Decision'
const TO_ANSWER = 'Time to answer the evidence'

function kindOfDays({ days, unit }: Length, defined: CountedDays): string {
  return unit === 'day' ? ` (${kindNames[days === 'unsaid' ? defined : days]})` : ''
}

function deadlineName(before: string, after: string): string | null {
  return (
    nearestName(deadlineNames, before, after) ?? nearestName(generalDeadlineNames, before, after)
  )
}

/** A row's head such as "When" tells nothing: the heading or the document's first lines then do. */
function eventName(site: DateSite, before: string, after: string): string | null {
  if (
    !/^\W*(?:date|day|time|when|date and time|time and date|date \/ time|date & time)\W*$/.test(
      before,
    )
  ) {
    if (/\bsuspen/.test(before) && isRangeEnd(site)) return 'Suspension ends'
    if (/\b(?:until|through|ends?|ending)(?: on)?\W*$/.test(before))
      return /\bsuspen/.test(before) ? 'Suspension ends' : LAST_DAY
    return ofBoth(nearestName(eventNames, before, after), [before, after])
  }
  return (
    nearestName(eventNames, '', after) ??
    firstGathering(site.heading) ??
    firstGathering(site.opening)
  )
}

/** "Interviews of the complainant, the respondent and six witnesses" are not those of one of the two. */
function ofBoth(name: string | null, sides: readonly string[]): string | null {
  const [act, party] = name?.split(' of the ') ?? []
  if (act === undefined || party === undefined) return name
  const isOfBoth = sides.some(
    (words) => words.includes('complainant') && words.includes('respondent'),
  )
  return isOfBoth ? act : name
}

/** The first thing that the words say people come to. */
function firstGathering(words: string): string | null {
  const [word] = /\b(?:hearing|interview|mediation|meeting|conference)\b/.exec(words) ?? []
  return word === undefined ? null : capital(word)
}

function nearestName(table: readonly Name[], before: string, after: string): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { words, name } of table) {
    for (const match of before.matchAll(words)) {
      const distance = before.length - match.index - match[0].length
      if (distance < least) [best, least] = [name, distance]
    }
    const match = after.matchAll(words).next().value
    const distance = match ? AFTER_STARTS_AT + match.index * AFTER_COSTS : Infinity
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

const trailing =
  /[\s,:;(|-]*\b(?:by|no later than|not later than|on or before|before|until|on|from|to|and|at|of|dated|is|due|the|in|between|through|for|as of|or|evening|morning|night|afternoon|again|at least|within|not less than|must do so|now|runs?|starting|about|approximately|roughly|close of business|end of the day|ending|beginning|no earlier than|not before)\s*$/i
/** The end of a sentence or cell; "Mr." and "10 a.m." end none. */
const partEnd = /(?<!\b(?:mr|mrs|ms|mx|dr|prof|st|no|rev|[a-z]))\.\s|[;:]\s|\s\|\s/i
const leading =
  /^(?:if|because|since|although|until|and|but|or|with|that|then|which|where|while|who|as|so|also|on|at|in|of|to)\s+/i

/** The words of the clause before the date; where there are too few, the sentence's first words, or those after. */
function fromSentence(site: DateSite, meaning: 'deadline' | 'event'): string {
  const { text, group, own, heading } = site
  const before = phrase(
    outOfBrackets(lastPart(text.slice(Math.max(own.start, group.start - 160), group.start))),
  )
  const after = phrase(firstPart(text.slice(group.end, Math.min(own.end, group.end + 120))))
  const [left, right] = [before, after].map((words) => (tells(words, meaning) ? words : []))
  // "Please return by May 3 if you wish"; "Mr. A on May 3 and Ms. B on May 4 in Hall 2".
  const goesOn = meaning === 'deadline' || own.start > 0
  if (goesOn && before.length > 0 && left?.length === 0) return nameless[meaning]
  const fewest = meaning === 'deadline' ? FEWEST_WORDS - 1 : FEWEST_WORDS
  if (left && left.length >= fewest)
    return isDue.test(text.slice(0, group.start)) ? `${lastSaid(left)} is due` : lastSaid(left)
  if (right && right.length >= FEWEST_WORDS) return firstSaid(right)
  const some = left && left.length > 0 ? left : (right ?? [])
  if (some.length > 0 && !isOwnWords(some.join(' '))) return said(some.slice(0, MOST_WORDS))
  // What stands above tells of a row, or of a date alone; not of a sentence.
  if (!text.slice(0, LONGEST_ROW).includes(' | ') && before.length + after.length > 0)
    return nameless[meaning]
  const above = phrase(heading.replace(/^\W*(?:[ivx]{1,5}|\d{1,2}|[a-z])[.)]\s/, ''))
  const isDate = /\b(?:19|20)\d\d\b/.test(heading)
  if (above.length > 0 && !isDate) return said(above.slice(0, MOST_WORDS))
  return nameless[meaning]
}

/** What a date is called whose words do not tell what it is for. */
export const nameless = {
  deadline: 'Something is due',
  event: 'Date in the document',
  period: 'Read what it is for',
} as const

/** The trained reader's act of a time that nobody has to keep. */
const NOBODYS = 'none'
/** From how likely on the reader's act decides alone, without words that say the same. */
const SURE_ALONE = 0.9

/** Whether the trained reader is sure that a length of time is part of a story: "out of class for six weeks". */
export function isNobodys(told: TimeMeaning | undefined): boolean {
  return told !== undefined && isSurely(NOBODYS, told)
}

function isSurely(act: string, told: TimeMeaning): boolean {
  return told.act === act && told.likelihood >= SURE_ALONE
}

/** Heads of lines and tables, and words that only lead on to others. */
const empty =
  /^(?:subject|sent|from|when|where|date|time|place|location|with|that|this|than|over|into|upon|again|also|both|each|mr|mrs|ms|mx|dr|prof)$/
/** "Please return by", "each side had until": who must act, not what is due. More words tell more. */
const opensDuty = /^(?:please|you|he|she|they|we|i|it|each|both|either|all)$/i
const BARE_DUTY = 5

/** Whether words say what a date is for; names, numbers and heads of lines alone do not. */
function tells(words: readonly string[], meaning: 'deadline' | 'event'): boolean {
  const [first = ''] = words
  if (/^\d/.test(first)) return false
  if (meaning === 'deadline' && opensDuty.test(first) && words.length <= BARE_DUTY) return false
  const isName = words.length > 1 && /^\p{Lu}/u.test(words[1] ?? '')
  return words.some((word, at) => {
    const isOwn = at === 0 ? !isName : /^\p{Ll}/u.test(word)
    return isOwn && word.length > 3 && !empty.test(word.toLowerCase())
  })
}

/** The last part with words in it; parts end with a sentence, a cell, or a comma before enough words. */
function lastPart(words: string): string {
  const cells = words.split(/\s\|\s/)
  if (cells.length > 1) {
    const telling = cells.filter((cell) => /\p{L}{2}/u.test(cell))
    const last = telling.at(-1) ?? ''
    return phrase(last).length >= FEWEST_WORDS ? last : telling.join(' ')
  }
  const clause = words.split(partEnd).findLast((part) => /\p{L}{2}/u.test(part)) ?? ''
  const part = clause.split(/,["'”’]?\s/).findLast((piece) => phrase(piece).length >= FEWEST_WORDS)
  return part ?? clause
}

/** What is said behind the date up to the end of its part; in a table the next cell with words in it. */
function firstPart(words: string): string {
  const cells = words.split(/\s\|\s/)
  const cell = cells.find((one) => /\p{L}{2}/u.test(one)) ?? ''
  return (cells.length > 1 ? cell : words).split(partEnd)[0]?.split(otherClause)[0] ?? ''
}

/** "Your paper is now due May 3": the words that lead to the date also tell what it is. */
const isDue = /\bis (?:now )?due(?: on| by)?\s*$/

/** "We will look in on May 3, but you may write sooner"; "responses due (more than ten days)". */
const otherClause = /,\s(?:but|and|so|or|when|while|which|who|if)\s|\s\(/

/** "Until finished (a second day, May 3, is held in reserve)": what the brackets hold is said of the date. */
function outOfBrackets(words: string): string {
  const at = words.lastIndexOf('(')
  if (at === -1 || words.includes(')', at)) return words
  const inside = words.slice(at + 1)
  return phrase(inside).length >= FEWEST_WORDS ? inside : words.slice(0, at)
}

/** "Second, the school is closed from May 3". */
const counter = /^(?:first|second|third|fourth|finally|lastly|also|however|then),\s/i
const listMark = /^\s*\(?[a-z\d]{1,3}\)\s/i
const clockTime =
  /,?\s?\b(?:at |by |between |from )?(?:\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:and|to|-)\s?)?\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?(?:\s(?:[ecmp][sd]?t|eastern|central|mountain|pacific)\b)?/gi
const title = /^(?:mr|mrs|ms|mx|dr|prof)\.$/i

/** The words without those that only lead to the date. */
function phrase(text: string): string[] {
  let own = text
    .replace(/[\s|]+/g, ' ')
    .replace(listMark, '')
    .replaceAll('(s)', '')
    .replace(clockTime, '')
    .trim()
  for (let cut = own.replace(trailing, ''); cut !== own; cut = own.replace(trailing, '')) own = cut
  own = own.replace(counter, '')
  for (let cut = own.replace(leading, ''); cut !== own; cut = own.replace(leading, '')) own = cut
  return own
    .split(' ')
    .map((word) =>
      title.test(word) ? word : word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}]+$/gu, ''),
    )
    .filter((word) => word !== '')
}

function said(words: readonly string[]): string {
  const own = words.join(' ').replace(leading, '')
  // "It would begin": without its "it" the rest is a piece of the letter's sentence.
  if (startsInside.test(own)) return `${CUT}${own}”`
  const text = capital(own)
  // What the letter says of itself stays its own words.
  return isOwnWords(text) ? `${QUOTED}${text}”` : text
}

const startsInside =
  /^(?:would|will|shall|may|must|can|could|should|was|were|is|are|has|have|had|sent|gave|wrote|told|took|came|went|held)\b/

function isOwnWords(text: string): boolean {
  return /\b(?:I|me|my|we|us|our)\b/i.test(text)
}

/** The first words of a clause; one that goes on behind them is shown as a quotation that is cut. */
function firstSaid(words: readonly string[]): string {
  if (words.length <= MOST_WORDS) return said(words)
  return `${QUOTED}${capital(words.slice(0, MOST_WORDS).join(' '))}…”`
}

/** "The messages of May 3", "a report dated May 3": the day is that of a thing, and what the rest tells need not be. */
function isOfAThing({ text, group, own }: DateSite): boolean {
  const words = text.slice(Math.max(own.start, group.start - 160), group.start).trimEnd()
  const link = [' of', ' dated'].find((one) => words.endsWith(one))
  // "On the night of May 3" only leads to the day.
  return link !== undefined && !trailing.test(words.slice(0, -link.length))
}

/** How the letter's own words begin: they are a quotation, and no name. */
export const QUOTED = '“'
const CUT = `${QUOTED}…`

/** The last words of a clause; one that begins before them is shown as a quotation that is cut. */
function lastSaid(words: readonly string[]): string {
  if (words.length <= MOST_WORDS) return said(words)
  const last = words.slice(-MOST_WORDS)
  // "To help you further and your file will be closed": the part after "and" says it.
  const part = last.slice(last.lastIndexOf('and') + 1)
  return `${CUT}${(part.length > FEWEST_WORDS ? part : last).join(' ')}”`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
